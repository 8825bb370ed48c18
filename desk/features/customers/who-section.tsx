import { useRef, useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { MarkRequest } from "#desk/data/marks/mark-request.ts";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { PeopleSearch } from "#desk/parts/order/people-search.tsx";
import { groupBy } from "#domain/group-by.ts";
import { wordsOfName } from "#domain/order-log/search-orders.ts";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/layout.tsx";
import { ScreenList, ScreenRow } from "#web/ui/screen.tsx";
import type { ShownPerson } from "./person-page.tsx";

interface WhoSectionProps {
  readonly person: ShownPerson;
  readonly name: string;
}

/** Who a person is: what was decided by hand, the other names, each of which may be somebody else's, and a search for whom to join. */
export function WhoSection({ person, name }: WhoSectionProps) {
  const { said, undo } = useMessages().order;
  const texts = useTexts(customersTexts);
  const [search, setSearch] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const press = useMark();
  const decide = (marks: readonly MarkRequest[], sentence: string) => {
    // The button is about to go.
    heading.current?.focus({ preventScroll: true });
    press(marks, sentence);
  };
  const names = groupBy(person.orders, (order) => wordsOfName(order.name).join(" "));
  const others = [...names.values()].slice(1);
  /** Whoever was joined by hand is parted by taking that back. */
  const partingOf = (orders: ShownPerson["orders"]): readonly MarkRequest[] => {
    const own = new Set(orders.map(({ number }) => number));
    const joins = person.decisions.filter(
      ({ number, with: other }) => other !== null && (own.has(number) || own.has(other)),
    );
    return joins.length > 0
      ? joins.map(({ number, actionId }) => ({ orderNumber: number, action: { undo: actionId } }))
      : orders.slice(0, 1).map(({ number }) => ({ orderNumber: number, action: { parted: true } }));
  };
  const hasRows = others.length + person.decisions.length > 0;
  return (
    <Section gap={2} aria-labelledby="who">
      <h2 ref={heading} id="who" tabIndex={-1}>
        {texts.who}
      </h2>
      {hasRows && (
        <ScreenList>
          {others.map(
            ([order, ...older]) =>
              order !== undefined && (
                <ScreenRow
                  key={order.number}
                  name={<bdi lang={order.language}>{order.name}</bdi>}
                  end={
                    <Button
                      data-once
                      aria-label={`${texts.part}: ${order.name}`}
                      onClick={() =>
                        decide(partingOf([order, ...older]), texts.saidParted(order.name))
                      }
                    >
                      {texts.part}
                    </Button>
                  }
                />
              ),
          )}
          {person.decisions.map(({ number, actionId, with: other }) => {
            const what = texts.decided[other === null ? "parted" : "joined"];
            return (
              <ScreenRow
                key={actionId}
                name={<span>{what}</span>}
                end={
                  <Button
                    data-once
                    aria-label={`${undo}: ${what}`}
                    onClick={() =>
                      decide(
                        [{ orderNumber: number, action: { undo: actionId } }],
                        said.undone(name, what),
                      )
                    }
                  >
                    {undo}
                  </Button>
                }
              />
            );
          })}
        </ScreenList>
      )}
      <PeopleSearch
        label={texts.join}
        search={search}
        onSearch={setSearch}
        except={person.orders}
        onChoose={(other) => {
          const { number = "" } = person.orders[0] ?? {};
          decide(
            [{ orderNumber: number, action: { joined: other.number } }],
            texts.saidJoined(name, other.name),
          );
        }}
      />
    </Section>
  );
}
