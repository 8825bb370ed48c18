import { useRef, useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { MarkRequest } from "#desk/data/marks/mark-request.ts";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { PeopleSearch } from "#desk/parts/order/people-search.tsx";
import { groupBy } from "#domain/group-by.ts";
import { keyOfWholeName } from "#domain/payments/names-in-row.ts";
import { Card, Row, Section } from "#web/ui/layout.tsx";
import { NamedButton } from "#web/ui/named-button.tsx";
import { ScreenList, ScreenRow } from "#web/ui/screen.tsx";
import type { ShownPerson } from "./shown-customer.ts";

/** Who a person is: what was decided by hand, the other names, each of which may be somebody else's, and a search for whom to join. */
export function WhoSection({
  orders,
  decisions,
  questions,
}: Pick<ShownPerson, "orders" | "decisions" | "questions">) {
  const { order: ofOrder, shell } = useMessages();
  const texts = useTexts(customersTexts);
  const [search, setSearch] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const mark = useMark();
  const { number: newest = "", name = "" } = orders[0] ?? {};
  const decide = (marks: readonly MarkRequest[], sentence: string) => {
    // The button is about to go.
    heading.current?.focus({ preventScroll: true });
    mark(marks, sentence);
  };
  /** A person who was joined by hand is parted by taking that back. */
  const partingOf = (ofName: ShownPerson["orders"]): readonly MarkRequest[] => {
    const own = new Set(ofName.map(({ number }) => number));
    const joins = decisions.filter(
      ({ number, with: other }) => other !== null && (own.has(number) || own.has(other)),
    );
    return joins.length > 0
      ? joins.map(undoing)
      : ofName.slice(0, 1).map(({ number }) => ({ orderNumber: number, action: { parted: true } }));
  };
  const names = groupBy(orders, (order) => keyOfWholeName(order.name));
  const own = new Set(orders.map(({ number }) => number));
  const asked = questions.flatMap(({ order, others }) =>
    (own.has(order.number) ? others : [{ number: newest, name }]).map((other) => ({
      order,
      other,
    })),
  );
  const rows = [
    ...[...names.values()].slice(1).flatMap((ofName) =>
      ofName.slice(0, 1).map(({ number, name: what, language }) => ({
        key: number,
        what,
        lang: language,
        button: texts.part,
        press: () => decide(partingOf(ofName), texts.saidParted(what)),
      })),
    ),
    ...decisions.map((decision) => {
      const what = texts.decided[decision.with === null ? "parted" : "joined"];
      return {
        key: decision.actionId,
        what,
        lang: undefined,
        button: shell.undo,
        press: () => decide([undoing(decision)], ofOrder.said.undone(name, what)),
      };
    }),
  ];
  return (
    <Section gap={2} aria-labelledby="who">
      <h2 ref={heading} id="who" tabIndex={-1}>
        {texts.who}
      </h2>
      {asked.map(({ order, other }) => (
        <Card key={`${order.number} ${other.number}`}>
          <p>{texts.question(order.number, order.name, other.name)}</p>
          <Row>
            <NamedButton
              data-once
              text={texts.same}
              name={`${order.name}, ${other.name}`}
              onClick={() =>
                decide(
                  [{ orderNumber: order.number, action: { joined: other.number } }],
                  texts.saidJoined(order.name, other.name),
                )
              }
            />
            <NamedButton
              data-once
              text={texts.part}
              name={`${order.name}, ${other.name}`}
              onClick={() =>
                decide(
                  [{ orderNumber: order.number, action: { parted: true } }],
                  texts.saidParted(order.name),
                )
              }
            />
          </Row>
        </Card>
      ))}
      {rows.length > 0 && (
        <ScreenList>
          {rows.map((row) => (
            <ScreenRow
              key={row.key}
              name={<bdi lang={row.lang}>{row.what}</bdi>}
              end={<NamedButton data-once text={row.button} name={row.what} onClick={row.press} />}
            />
          ))}
        </ScreenList>
      )}
      <PeopleSearch
        label={texts.join}
        search={search}
        onSearch={setSearch}
        except={orders}
        onChoose={(other) => {
          // A person who is joined is no longer found.
          setSearch("");
          decide(
            [{ orderNumber: newest, action: { joined: other.number } }],
            texts.saidJoined(name, other.name),
          );
        }}
      />
    </Section>
  );
}

function undoing({ number, actionId }: ShownPerson["decisions"][number]): MarkRequest {
  return { orderNumber: number, action: { undo: actionId } };
}
