import { Suspense, useState } from "react";
import { ordersCsvDocument } from "#contract/generated/desk-operations.ts";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { saveFile } from "#desk/parts/order/save-file.ts";
import { WeekChoice } from "#desk/parts/order/week-choice.tsx";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Page, Section, Stack } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import styles from "./money-page.module.css";
import { OpenOrders } from "./open-orders.tsx";
import { WaySums, WeekSumsTable } from "./sums.tsx";

/** Money: who owes and who gets back, over all weeks, and the sums of a week. */
export function MoneyPage() {
  const week = useWeek();
  const { money: texts, shell } = useMessages();
  const sums = sumOrders(week.orders);
  // A press that waits is in the sums, but not in what the server would tell.
  const newestEvent = Math.max(0, ...week.orders.map(({ state }) => state.lastEvent));
  return (
    <Page width={44} gap={5}>
      <PageHeading>{texts.title}</PageHeading>
      {/* The list of open orders may be long, and the week comes after it. */}
      <a href="#week" className={styles.jump}>
        {texts.toWeek}
      </a>
      <Suspense fallback={<Loading texts={shell} />}>
        <OpenOrders week={week} />
      </Suspense>
      <Section aria-labelledby="week">
        <h2 id="week" tabIndex={-1}>
          {texts.weekHeading}
        </h2>
        <WeekChoice week={week.week} />
        <WeekSumsTable sums={sums} />
        <Suspense fallback={null}>
          <WaySums week={week.week} newestEvent={newestEvent} />
        </Suspense>
        <CsvButton week={week.week} />
      </Section>
    </Page>
  );
}

/** Downloads the orders of a week as a table for spreadsheets. */
function CsvButton({ week }: { readonly week: string }) {
  const { money: texts } = useMessages();
  const { execute } = useGraphql();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState("");
  const download = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome("");
    try {
      const { data, errors } = await execute(ordersCsvDocument, { week });
      if (data == null || errors !== undefined) throw new Error("refused", { cause: errors });
      saveFile(texts.csvFile(week), data.ordersCsv, "text/csv");
      setOutcome(texts.csvDone);
    } catch (error) {
      console.error("the table of orders could not be downloaded", error);
      setOutcome(texts.csvFailed);
    }
    setIsBusy(false);
  };
  return (
    <Stack gap={2} align="start" className={styles.csv}>
      <Button aria-busy={isBusy} onClick={() => void download()}>
        {texts.csv}
      </Button>
      <p role="status">{outcome}</p>
    </Stack>
  );
}
