import { useRef, useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { MarkRequest } from "#desk/data/marks/mark-request.ts";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { NamedButton } from "#desk/parts/order/named-button.tsx";
import { PeopleSearch } from "#desk/parts/order/people-search.tsx";
import { groupBy } from "#domain/group-by.ts";
import type { Language } from "#domain/language/language.ts";
import { wordsOfName } from "#domain/order-log/search-orders.ts";
import { Section } from "#web/ui/layout.tsx";
import { ScreenList, ScreenRow } from "#web/ui/screen.tsx";
import type { ShownPerson } from "./person-page.tsx";

type Order = ShownPerson["orders"][number];

/** Who a person is: what was decided by hand, the other names, each of which may be somebody else's, and a search for whom to join. */
export function WhoSection({ orders, decisions }: Pick<ShownPerson, "orders" | "decisions">) {
  const { order: ofOrder, shell } = useMessages();
  const texts = useTexts(customersTexts);
  const [search, setSearch] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const press = useMark();
  const { number: newest = "", name = "" } = orders[0] ?? {};
  const wordsOf = (order: Order) => wordsOfName(order.name).join(" ");
  const others = [...groupBy(orders, wordsOf).values()].flatMap(([first]) => first ?? []).slice(1);
  const decide = (marks: readonly MarkRequest[], sentence: string) => {
    // The button is about to go.
    heading.current?.focus({ preventScroll: true });
    press(marks, sentence);
  };
  /** Whoever was joined by hand is parted by taking that back. */
  const partingOf = (other: Order): readonly MarkRequest[] => {
    const own = orders
      .filter((each) => wordsOf(each) === wordsOf(other))
      .map((each) => each.number);
    const joins = decisions.filter(
      ({ number, with: joined }) =>
        joined !== null && (own.includes(number) || own.includes(joined)),
    );
    return joins.length > 0
      ? joins.map(undoing)
      : [{ orderNumber: other.number, action: { parted: true } }];
  };
  const row = (key: string, what: string, text: string, onPress: () => void, lang?: Language) => (
    <ScreenRow
      key={key}
      name={<bdi lang={lang}>{what}</bdi>}
      end={<NamedButton data-once text={text} name={what} onClick={onPress} />}
    />
  );
  return (
    <Section gap={2} aria-labelledby="who">
      <h2 ref={heading} id="who" tabIndex={-1}>
        {texts.who}
      </h2>
      {others.length + decisions.length > 0 && (
        <ScreenList>
          {others.map((other) => {
            const part = () => decide(partingOf(other), texts.saidParted(other.name));
            return row(other.number, other.name, texts.part, part, other.language);
          })}
          {decisions.map((decision) => {
            const what = texts.decided[decision.with === null ? "parted" : "joined"];
            const undo = () => decide([undoing(decision)], ofOrder.said.undone(name, what));
            return row(decision.actionId, what, shell.undo, undo);
          })}
        </ScreenList>
      )}
      <PeopleSearch
        label={texts.join}
        search={search}
        onSearch={setSearch}
        except={orders}
        onChoose={(other) =>
          decide(
            [{ orderNumber: newest, action: { joined: other.number } }],
            texts.saidJoined(name, other.name),
          )
        }
      />
    </Section>
  );
}

function undoing({ number, actionId }: ShownPerson["decisions"][number]): MarkRequest {
  return { orderNumber: number, action: { undo: actionId } };
}
