import { Suspense, useDeferredValue, useEffect, useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { Failed } from "#desk/parts/page/failed.tsx";
import { SearchField } from "#desk/parts/page/search-field.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { dateInJerusalem, dateText } from "#domain/schedule/date-text.ts";
import { Hint, Words } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Price } from "#web/ui/price.tsx";
import { rowLinkClass, ScreenList, ScreenRow, ScreenTools } from "#web/ui/screen.tsx";
import { BalanceWords } from "./balance-words.tsx";

type FoundPerson = AnswerOf<"customers">[number];

interface PeopleSearchProps {
  readonly label?: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The orders of somebody who is not to be found. */
  readonly except?: readonly { readonly number: string }[];
  /** Called with the person who is pressed. Without it a row leads to the person, and an empty search lists those who ordered last. */
  readonly onChoose?: ((person: FoundPerson) => void) | undefined;
}

/** A search for people who ordered before, with those whom it finds. */
export function PeopleSearch({ label, search, onSearch, ...rest }: PeopleSearchProps) {
  const { shell } = useMessages();
  const texts = useTexts(customersTexts);
  const [found, setFound] = useState("");
  const searched = useDeferredValue(search.trim());
  const isShown = searched !== "" || rest.onChoose === undefined;
  return (
    <>
      <ScreenTools>
        <SearchField
          label={label ?? texts.search}
          value={search}
          onSearch={onSearch}
          found={isShown ? found : ""}
        />
      </ScreenTools>
      <Suspense fallback={<Loading texts={shell} />}>
        {isShown && <FoundPeople search={searched} onFound={setFound} {...rest} />}
      </Suspense>
    </>
  );
}

interface FoundPeopleProps extends Pick<PeopleSearchProps, "search" | "except" | "onChoose"> {
  /** Called with how many were found, in words. */
  readonly onFound: (found: string) => void;
}

/**
 * The people whom a search finds, or why there are none. Phone number, place and street tell people of one name apart. Suspends until the
 * server has answered.
 */
function FoundPeople({ search, except, onFound, onChoose }: FoundPeopleProps) {
  const { language, messages } = useLanguage();
  const texts = useTexts(customersTexts);
  const answer = useRenewedCall("customers", { search });
  const all = answer.ok ? answer.data : [];
  const people = all.filter((person) => !except?.some(({ number }) => number === person.number));
  const found = search !== "" && answer.ok ? texts.found(people.length) : "";
  useEffect(() => onFound(found), [onFound, found]);
  if (!answer.ok) return <Failed said={texts.failed} call={["customers", { search }]} />;
  if (people.length === 0) return search !== "" && <Hint>{texts.searchHint}</Hint>;
  const namedRow = (person: FoundPerson) => {
    const name = <bdi>{person.name}</bdi>;
    return onChoose === undefined ? (
      <PageLink
        href={`/customers/${person.number}`}
        state={{ isFromList: true }}
        className={rowLinkClass}
      >
        {name}
      </PageLink>
    ) : (
      <button type="button" data-once className={rowLinkClass} onClick={() => onChoose(person)}>
        {name}
      </button>
    );
  };
  return (
    <ScreenList label={messages.shell.customers}>
      {people.map((person) => (
        <ScreenRow
          key={person.number}
          name={namedRow(person)}
          amount={
            <>
              {person.toPay > 0 && (
                <>
                  <Words tone="problem">
                    {messages.money.notPaid} <Price amount={agorot(person.toPay)} />
                  </Words>
                  {person.toGiveBack > 0 ? " · " : " "}
                </>
              )}
              <BalanceWords due={0} received={person.toGiveBack} />
            </>
          }
          about={
            <>
              <span>
                <bdi dir="ltr">{person.phoneNumber}</bdi>
                {" · "}
                <bdi>{[person.address, person.place].filter((part) => part !== "").join(", ")}</bdi>
              </span>
              <span>
                {texts.ordersOf(person.orders)} ·{" "}
                {texts.lastOrder(dateText(dateInJerusalem(person.receivedAt), language))}
              </span>
            </>
          }
        />
      ))}
    </ScreenList>
  );
}
