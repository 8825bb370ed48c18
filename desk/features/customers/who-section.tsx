import { Suspense, useDeferredValue, useRef, useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { MarkAction } from "#desk/data/marks/mark-request.ts";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { SearchField } from "#desk/parts/order/search-field.tsx";
import { groupBy } from "#domain/group-by.ts";
import { wordsOfName } from "#domain/order-log/search-orders.ts";
import { Button } from "#web/ui/button.tsx";
import { Hint, Section } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { ScreenList, ScreenRow } from "#web/ui/screen.tsx";
import { useFold } from "#web/ui/use-fold.ts";
import { FoundPeople, PersonContact } from "./found-people.tsx";
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
  const fold = useFold();
  const heading = useRef<HTMLHeadingElement>(null);
  const press = useMark();
  const decide = (orderNumber: string, action: MarkAction, sentence: string) => {
    // The button is about to go.
    heading.current?.focus({ preventScroll: true });
    press([{ orderNumber, action }], sentence);
  };
  const names = groupBy(person.orders, (order) => wordsOfName(order.name).join(" "));
  const others = [...names.values()].slice(1).flatMap(([order]) => order ?? []);
  return (
    <Section gap={2} aria-labelledby="who">
      <h2 ref={heading} id="who" tabIndex={-1}>
        {texts.who}
      </h2>
      <Hint>{texts.whoHint}</Hint>
      <ScreenList>
        {others.map((order) => (
          <ScreenRow
            key={order.number}
            name={<bdi lang={order.language}>{order.name}</bdi>}
            end={
              <Button
                data-once
                aria-label={`${texts.part}: ${order.name}`}
                onClick={() => decide(order.number, { parted: true }, texts.saidParted(order.name))}
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
      <div>
        <Button {...fold.button}>{texts.join}</Button>
      </div>
      <div {...fold.content}>
        {fold.isOpen && <JoinSearch person={person} name={name} onDecide={decide} />}
      </div>
    </Section>
  );
}

interface JoinSearchProps extends WhoSectionProps {
  readonly onDecide: (orderNumber: string, action: MarkAction, said: string) => void;
}

/** The other people whom a search finds, each with one press that joins them. */
function JoinSearch({ person, name, onDecide }: JoinSearchProps) {
  const { shell } = useMessages();
  const texts = useTexts(customersTexts);
  const [search, setSearch] = useState("");
  const [found, setFound] = useState("");
  const searched = useDeferredValue(search.trim());
  const number = person.orders[0]?.number ?? "";
  return (
    <>
      <SearchField
        label={texts.search}
        value={search}
        onSearch={setSearch}
        found={searched === "" ? "" : found}
      />
      <Suspense fallback={<Loading texts={shell} />}>
        {searched !== "" && (
          <FoundPeople
            search={searched}
            except={person.orders}
            onFound={setFound}
            renderPerson={(other) => (
              <ScreenRow
                name={<bdi>{other.name}</bdi>}
                about={<PersonContact person={other} />}
                end={
                  <Button
                    data-once
                    aria-label={`${texts.same}: ${other.name}`}
                    onClick={() =>
                      onDecide(number, { joined: other.number }, texts.saidJoined(name, other.name))
                    }
                  >
                    {texts.same}
                  </Button>
                }
              />
            )}
          />
        )}
      </Suspense>
    </>
  );
}
