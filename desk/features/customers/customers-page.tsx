import { Suspense, useDeferredValue, useEffect, useState } from "react";
import { Link } from "wouter";
import {
  type FindCustomersQuery,
  findCustomersDocument,
} from "#contract/generated/desk-operations.ts";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { BalanceWords } from "#desk/parts/order/balance-words.tsx";
import { Failed } from "#desk/parts/order/failed.tsx";
import { useKeptSearch } from "#desk/parts/order/kept-search.ts";
import { SearchField } from "#desk/parts/order/search-field.tsx";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { agorot } from "#domain/money/agorot.ts";
import { dateInJerusalem, dateText } from "#domain/schedule/date-text.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Hint, Page, Words } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Price } from "#web/ui/price.tsx";
import { rowLinkClass, ScreenBar, ScreenList, ScreenRow, ScreenTools } from "#web/ui/screen.tsx";

export type ListedPerson = FindCustomersQuery["customers"][number];

/** Whoever ordered last, or whom a search finds. Each leads to the person. */
export function CustomersPage() {
  const { shell } = useMessages();
  const texts = useTexts(customersTexts);
  const [search, setSearch] = useKeptSearch("searchOfCustomers");
  const [found, setFound] = useState("");
  const searched = useDeferredValue(search.trim());
  return (
    <Page width={44} gap={0}>
      <ScreenBar title={shell.customers} />
      <ScreenTools>
        <SearchField label={texts.search} value={search} onSearch={setSearch} found={found} />
      </ScreenTools>
      <Suspense fallback={<Loading texts={shell} />}>
        <People search={searched} onFound={setFound} />
      </Suspense>
    </Page>
  );
}

interface PeopleProps {
  readonly search: string;
  /** Called with how many were found, in words. */
  readonly onFound: (found: string) => void;
}

function People({ search, onFound }: PeopleProps) {
  const texts = useTexts(customersTexts);
  const people = useFoundPeople(search);
  const count = people?.length ?? 0;
  const said = search === "" || people === undefined ? "" : texts.found(count);
  useEffect(() => onFound(said), [onFound, said]);
  const { client } = useGraphql();
  if (people === undefined)
    return (
      <Failed
        said={texts.failed}
        onTry={() => void client.reload(findCustomersDocument, { search })}
      />
    );
  return (
    <>
      <Hint>{search === "" ? texts.newest : count === 0 ? texts.searchHint : ""}</Hint>
      <ScreenList label={texts.list}>
        {people.map((person) => (
          <PersonRow key={person.number} person={person} />
        ))}
      </ScreenList>
    </>
  );
}

/** The people whom a search finds; undefined where the server does not answer. Suspends until it has. */
export function useFoundPeople(search: string): readonly ListedPerson[] | undefined {
  const answer = useRenewedQuery(findCustomersDocument, { search });
  return answer.ok ? answer.data.customers : undefined;
}

function PersonRow({ person }: { readonly person: ListedPerson }) {
  const { language, messages } = useLanguage();
  const { money } = messages;
  const texts = useTexts(customersTexts);
  const { number, name, toPay, toGiveBack, newestAt, orders } = person;
  return (
    <ScreenRow
      name={
        <Link href={`/customers/${number}`} state={{ isFromList: true }} className={rowLinkClass}>
          <bdi>{name}</bdi>
        </Link>
      }
      amount={toPay > 0 && <Price amount={agorot(toPay)} />}
      about={
        <>
          {toPay > 0 && <Words tone="problem">{money.notPaid}</Words>}
          <BalanceWords due={0} received={toGiveBack} />
          <PersonContact person={person} />
          <span>
            {texts.ordersOf(orders)} ·{" "}
            {texts.lastOrder(dateText(dateInJerusalem(newestAt), language))}
          </span>
        </>
      }
    />
  );
}

/** What tells people of one name apart: phone number, place and street. */
export function PersonContact({ person }: { readonly person: ListedPerson }) {
  const { phoneNumber, place, address } = person;
  return (
    <span>
      <bdi dir="ltr">{phoneNumber}</bdi>
      {" · "}
      <bdi>{address === "" ? place : `${address}, ${place}`}</bdi>
    </span>
  );
}
