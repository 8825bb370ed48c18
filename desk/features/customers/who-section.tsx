import { useRef, useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { MarkAction } from "#desk/data/marks/mark-request.ts";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
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
  const { language, messages } = useLanguage();
  const { said, undo } = messages.order;
  const texts = useTexts(customersTexts);
  const [search, setSearch] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const press = useMark();
  const decide = (orderNumber: string, action: MarkAction, sentence: string) => {
    // The button is about to go.
    heading.current?.focus({ preventScroll: true });
    press([{ orderNumber, action }], sentence);
  };
  const names = groupBy(person.orders, (order) => wordsOfName(order.name).join(" "));
  const others = [...names.values()].slice(1).flatMap(([order]) => order ?? []);
  const hasRows = others.length + person.decisions.length > 0;
  return (
    <Section gap={2} aria-labelledby="who">
      <h2 ref={heading} id="who" tabIndex={-1}>
        {texts.who}
      </h2>
      {hasRows && (
        <ScreenList>
          {others.map((order) => (
            <ScreenRow
              key={order.number}
              name={<bdi lang={order.language}>{order.name}</bdi>}
              end={
                <Button
                  data-once
                  aria-label={`${texts.part}: ${order.name}`}
                  onClick={() =>
                    decide(order.number, { parted: true }, texts.saidParted(order.name))
                  }
                >
                  {texts.part}
                </Button>
              }
            />
          ))}
          {person.decisions.map(({ number, actionId, kind, at }) => {
            const what = texts.decided[kind === "joined" ? "joined" : "parted"];
            return (
              <ScreenRow
                key={actionId}
                name={<span>{what}</span>}
                about={<span>{shownMoment(at, language)}</span>}
                end={
                  <Button
                    data-once
                    aria-label={`${undo}: ${what}`}
                    onClick={() => decide(number, { undo: actionId }, said.undone(name, what))}
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
          decide(number, { joined: other.number }, texts.saidJoined(name, other.name));
        }}
      />
    </Section>
  );
}
