import { Suspense, useDeferredValue, useEffect, useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useLiveOrders } from "#desk/data/week/week-context.tsx";
import { allWeeksTexts } from "#desk/language/all-weeks-texts.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { UnreadableOrders } from "#desk/parts/order/order-notes.tsx";
import { OrderRows } from "#desk/parts/order/order-rows.tsx";
import { WayChoice } from "#desk/parts/order/way-choice.tsx";
import { Failed } from "#desk/parts/page/failed.tsx";
import { useKeptSearch } from "#desk/parts/page/kept-search.ts";
import { Older } from "#desk/parts/page/older.tsx";
import { SearchField } from "#desk/parts/page/search-field.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { agorot } from "#domain/money/agorot.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import { Hint, Page, Text, Words } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { Price } from "#web/ui/price.tsx";
import { rowLinkClass, ScreenBar, ScreenList, ScreenRow } from "#web/ui/screen.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

/** All weeks since the first order, and a search over their orders. */
export function AllWeeksPage() {
  const { shell } = useMessages();
  const texts = useTexts(allWeeksTexts);
  const [search, setSearch] = useKeptSearch();
  const [found, setFound] = useState("");
  const searched = useDeferredValue(search.trim());
  return (
    <Page isText gap={3}>
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
  const answer = useRenewedCall("years", {});
  const years = answer.ok ? answer.data : [];
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
  const answer = useRenewedCall("weeks", asked);
  if (!answer.ok) return <Failed call={["weeks", asked]} />;
  const weeks = answer.data;
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
function WeekRow({ week }: { readonly week: AnswerOf<"weeks">[number] }) {
  const { language, messages } = useLanguage();
  const { orders } = messages;
  const texts = useTexts(allWeeksTexts);
  return (
    <ScreenRow
      name={
        <PageLink href={`/orders?week=${week.week}`} className={rowLinkClass}>
          {dateText(week.week, language)}
        </PageLink>
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

interface FoundOrdersProps {
  readonly search: string;
  /** Called with how many were found, in words. */
  readonly onFound: (found: string) => void;
}

/** The orders of all weeks that a search finds. Suspends until the server has told the newest. */
function FoundOrders({ search, onFound }: FoundOrdersProps) {
  const { language } = useLanguage();
  const texts = useTexts(allWeeksTexts);
  const [way, setWay] = useState<PaymentWay>("app");
  const answer = useRenewedCall("findOrders", { search, before: null, language });
  const first = answer.ok ? answer.data : undefined;
  const count = (first?.orders.length ?? 0) + (first?.unreadable.length ?? 0);
  const isAll = first?.before == null;
  const found = first === undefined ? "" : isAll ? texts.found(count) : texts.foundMore(count);
  useEffect(() => onFound(found), [onFound, found]);
  if (count === 0 && first !== undefined) return <Hint>{texts.searchHint}</Hint>;
  return (
    <>
      {count > 0 && <WayChoice way={way} onChoose={setWay} />}
      <FoundPage key={search} search={search} before={null} way={way} />
    </>
  );
}

interface FoundPageProps {
  readonly search: string;
  /** The position before which the orders of this page were received; null for the newest. */
  readonly before: number | null;
  readonly way: PaymentWay;
}

/** A page of what was found, and after it the older ones once they are asked for. */
function FoundPage({ search, before, way }: FoundPageProps) {
  const { language, messages } = useLanguage();
  const texts = useTexts(allWeeksTexts);
  const asked = { search, before, language };
  const answer = useRenewedCall("findOrders", asked);
  const { orders, unreadable, before: next } = answer.ok ? answer.data : nothing;
  const shown = useLiveOrders(orders);
  if (!answer.ok) return <Failed call={["findOrders", asked]} />;
  return (
    <>
      <UnreadableOrders unreadable={unreadable} />
      {shown.length > 0 && (
        <OrderRows label={texts.foundList} orders={shown} way={way} otherThan="" />
      )}
      {next !== null && (
        <Older text={messages.orders.older}>
          <FoundPage search={search} before={next} way={way} />
        </Older>
      )}
    </>
  );
}

const nothing = { orders: [], unreadable: [], before: null };
