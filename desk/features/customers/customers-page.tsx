import { Suspense, useDeferredValue, useState } from "react";
import { Link } from "wouter";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { BalanceWords } from "#desk/parts/order/balance-words.tsx";
import { useKeptSearch } from "#desk/parts/order/kept-search.ts";
import { SearchField } from "#desk/parts/order/search-field.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { dateInJerusalem, dateText } from "#domain/schedule/date-text.ts";
import { Page, Words } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Price } from "#web/ui/price.tsx";
import { rowLinkClass, ScreenBar, ScreenRow, ScreenTools } from "#web/ui/screen.tsx";
import { FoundPeople, type ListedPerson, PersonContact } from "./found-people.tsx";

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
        <FoundPeople
          search={searched}
          onFound={setFound}
          renderPerson={(person) => <PersonRow person={person} />}
        />
      </Suspense>
    </Page>
  );
}

function PersonRow({ person }: { readonly person: ListedPerson }) {
  const { language, messages } = useLanguage();
  const texts = useTexts(customersTexts);
  const { number, name, toPay, toGiveBack, newestAt, orders } = person;
  return (
    <ScreenRow
      name={
        <Link href={`/customers/${number}`} state={{ isFromList: true }} className={rowLinkClass}>
          <bdi>{name}</bdi>
        </Link>
      }
      amount={
        <>
          {toPay > 0 && (
            <>
              <Words tone="problem">{messages.money.notPaid}</Words>{" "}
              <Price amount={agorot(toPay)} />{" "}
            </>
          )}
          <BalanceWords due={0} received={toGiveBack} />
        </>
      }
      about={
        <>
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
