import { Suspense, useDeferredValue, useState } from "react";
import { Link } from "wouter";
import {
  type WeekListQuery,
  weekListDocument,
  yearsDocument,
} from "#contract/generated/desk-operations.ts";
import { allWeeksTexts } from "#desk/language/all-weeks-texts.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { Failed } from "#desk/parts/order/failed.tsx";
import { useKeptSearch } from "#desk/parts/order/kept-search.ts";
import { Older } from "#desk/parts/order/older.tsx";
import { SearchField } from "#desk/parts/order/search-field.tsx";
import { SelectField } from "#desk/parts/order/select-field.tsx";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { agorot } from "#domain/money/agorot.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import { Page, Text, Words } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Price } from "#web/ui/price.tsx";
import { rowLinkClass, ScreenBar, ScreenList, ScreenRow } from "#web/ui/screen.tsx";
import { FoundOrders } from "./found-orders.tsx";

/** All weeks since the first order, and a search over their orders. */
export function AllWeeksPage() {
  const { shell } = useMessages();
  const texts = useTexts(allWeeksTexts);
  const [search, setSearch] = useKeptSearch();
  const [found, setFound] = useState("");
  const searched = useDeferredValue(search.trim());
  return (
    <Page width={44} gap={3}>
      <ScreenBar title={shell.allWeeks} />
      <Text tone="soft">{texts.intro}</Text>
      <SearchField
        label={texts.search}
        value={search}
        onSearch={setSearch}
        found={searched === "" ? "" : found}
      />
      <Suspense fallback={<Loading texts={shell} />}>
        {searched === "" ? <WeeksOfYear /> : <FoundOrders search={searched} onFound={setFound} />}
      </Suspense>
    </Page>
  );
}

/** The weeks, and a choice of the year with which the list begins, where there are several. */
function WeeksOfYear() {
  const texts = useTexts(allWeeksTexts);
  const answer = useRenewedQuery(yearsDocument, {});
  const years = answer.ok ? answer.data.years : [];
  const [year, setYear] = useState("");
  return (
    <>
      {years.length > 1 && (
        <SelectField
          label={texts.year}
          value={year}
          options={[
            { value: "", text: texts.allYears },
            ...years.map((each) => ({ value: String(each), text: String(each) })),
          ]}
          onChoose={setYear}
        />
      )}
      <WeekList key={year} before={year === "" ? null : `${String(Number(year) + 1)}-01-01`} />
    </>
  );
}

/** A page of the weeks, the newest first, and after it the older ones once they are asked for. */
function WeekList({ before }: { readonly before: string | null }) {
  const texts = useTexts(allWeeksTexts);
  const asked = { before };
  const answer = useRenewedQuery(weekListDocument, asked);
  if (!answer.ok) return <Failed query={[weekListDocument, asked]} />;
  const { weeks } = answer.data;
  const oldest = weeks.at(-1)?.week;
  if (oldest === undefined) return null;
  return (
    <>
      <ScreenList label={texts.list}>
        {weeks.map((week) => (
          <WeekRow key={week.week} week={week} />
        ))}
      </ScreenList>
      {weeks.length >= fullPage && (
        <Older text={texts.olderWeeks}>
          <WeekList before={oldest} />
        </Older>
      )}
    </>
  );
}

/** As many weeks as the server tells at a time. A page with fewer is the last one. */
const fullPage = 60;

/** A week in a line: it leads to its orders. */
function WeekRow({ week }: { readonly week: WeekListQuery["weeks"][number] }) {
  const { language, messages } = useLanguage();
  const { orders } = messages;
  const texts = useTexts(allWeeksTexts);
  return (
    <ScreenRow
      name={
        <Link href={`/orders?week=${week.week}`} className={rowLinkClass}>
          {dateText(week.week, language)}
        </Link>
      }
      amount={<Price amount={agorot(week.due)} />}
      about={
        <>
          <span>{orders.count(week.orders)}</span>
          {week.unpaid > 0 && <Words tone="error">{orders.unpaid(week.unpaid)}</Words>}
          {!week.isClosed && <span>{texts.notClosed}</span>}
        </>
      }
    />
  );
}
