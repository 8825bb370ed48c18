import { Suspense, useDeferredValue, useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
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
import { PersonContact, useFoundPeople } from "./customers-page.tsx";
import type { ShownPerson } from "./person-page.tsx";

/** Who a person is: what was decided by hand, the other names, each of which may be somebody else's, and a search for whom to join. */
export function WhoSection({ person }: { readonly person: ShownPerson }) {
  const { language, messages } = useLanguage();
  const texts = useTexts(customersTexts);
  const press = useMark();
  const fold = useFold();
  const name = person.orders[0]?.name ?? "";
  const names = groupBy(person.orders, (order) => wordsOfName(order.name).join(" "));
  const others = [...names.values()].slice(1).flatMap(([order]) => order ?? []);
  return (
    <Section gap={2} aria-labelledby="who">
      <h2 id="who">{texts.who}</h2>
      <Hint>{texts.whoHint}</Hint>
      <ScreenList>
        {others.map((order) => (
          <ScreenRow
            key={order.number}
            name={<bdi lang={order.language}>{order.name}</bdi>}
            end={
              <Button
                aria-label={texts.ofName(texts.part, order.name)}
                onClick={() =>
                  press(
                    [{ orderNumber: order.number, action: { parted: true } }],
                    texts.saidParted(order.name),
                  )
                }
              >
                {texts.part}
              </Button>
            }
          />
        ))}
        {person.decisions.map(({ number, actionId, kind, at }) => {
          const said = texts.decided[kind === "joined" ? "joined" : "parted"];
          return (
            <ScreenRow
              key={actionId}
              name={<span>{said}</span>}
              about={<span>{shownMoment(at, language)}</span>}
              end={
                <Button
                  aria-label={`${messages.order.undo}: ${said}`}
                  onClick={() =>
                    press(
                      [{ orderNumber: number, action: { undo: actionId } }],
                      messages.order.said.undone(name, said),
                    )
                  }
                >
                  {messages.order.undo}
                </Button>
              }
            />
          );
        })}
      </ScreenList>
      <div>
        <Button {...fold.button}>{texts.join}</Button>
      </div>
      <div {...fold.content}>{fold.isOpen && <JoinSearch person={person} name={name} />}</div>
    </Section>
  );
}

interface JoinProps {
  readonly person: ShownPerson;
  readonly name: string;
}

function JoinSearch(props: JoinProps) {
  const { shell } = useMessages();
  const texts = useTexts(customersTexts);
  const [search, setSearch] = useState("");
  const searched = useDeferredValue(search.trim());
  return (
    <>
      <SearchField label={texts.search} value={search} onSearch={setSearch} found="" />
      <Suspense fallback={<Loading texts={shell} />}>
        {searched !== "" && <JoinChoices {...props} search={searched} />}
      </Suspense>
    </>
  );
}

/** The other people whom a search finds, each with one press that joins them. */
function JoinChoices({ person, name, search }: JoinProps & { readonly search: string }) {
  const texts = useTexts(customersTexts);
  const press = useMark();
  const own = new Set(person.orders.map(({ number }) => number));
  const people = useFoundPeople(search)?.filter(({ number }) => !own.has(number)) ?? [];
  const number = person.orders[0]?.number ?? "";
  return (
    <ScreenList label={texts.list}>
      {people.map((other) => (
        <ScreenRow
          key={other.number}
          name={<bdi>{other.name}</bdi>}
          about={<PersonContact person={other} />}
          end={
            <Button
              aria-label={texts.ofName(texts.same, other.name)}
              onClick={() =>
                press(
                  [{ orderNumber: number, action: { joined: other.number } }],
                  texts.saidJoined(name, other.name),
                )
              }
            >
              {texts.same}
            </Button>
          }
        />
      ))}
    </ScreenList>
  );
}
