import { Suspense } from "react";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { CsvButton } from "#desk/parts/page/csv-button.tsx";
import { WeekChoice } from "#desk/parts/page/week-choice.tsx";
import { May } from "#desk/parts/rights/may.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import { linkClass, Page, Section } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { barToolClass, ScreenBar } from "#web/ui/screen.tsx";
import { AskToPay } from "./ask-to-pay.tsx";
import { OpenOrders } from "./open-orders.tsx";
import { WaySums, WeekSumsTable } from "./sums.tsx";

/** Money: who owes and who gets back, over all weeks, and the sums of a week. */
export function MoneyPage() {
  const week = useWeek();
  const { money: texts, shell } = useMessages();
  const { call } = useCalls();
  const sums = sumOrders(week.orders);
  // A press that waits is in the sums, but not in what the server would tell.
  const newestEvent = Math.max(0, ...week.orders.map(({ state }) => state.lastEvent));
  return (
    <Page gap={2}>
      <ScreenBar title={texts.title}>
        <WeekChoice week={week.week} />
        {/* The list of open orders may be long, and the week comes after it. */}
        <a href="#week" className={barToolClass} aria-label={texts.toWeek}>
          Σ
        </a>
      </ScreenBar>
      <Suspense fallback={<Loading texts={shell} />}>
        <OpenOrders week={week} />
      </Suspense>
      <Section aria-labelledby="week">
        <h2 id="week" tabIndex={-1}>
          {texts.weekHeading}
        </h2>
        <WeekSumsTable sums={sums} />
        {sums.unpaid > 0 && (
          <div>
            <AskToPay week={week.week} />
          </div>
        )}
        {/* What is pressed comes with the sums above it, so that these do not move it under her finger. */}
        <Suspense fallback={<Loading texts={shell} />}>
          <WaySums week={week.week} newestEvent={newestEvent} />
          <May call="ordersCsv">
            <CsvButton
              text={texts.csv}
              file={texts.csvFile(week.week)}
              ask={() => call("ordersCsv", { week: week.week })}
            />
          </May>
          <p>
            <PageLink href="/year" className={linkClass}>
              {texts.toYear}
            </PageLink>
          </p>
        </Suspense>
      </Section>
    </Page>
  );
}
