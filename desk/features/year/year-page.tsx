import { Suspense, useState } from "react";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { yearTexts } from "#desk/language/year-texts.ts";
import { UnreadableOrders } from "#desk/parts/order/order-notes.tsx";
import { CsvButton } from "#desk/parts/page/csv-button.tsx";
import { Failed } from "#desk/parts/page/failed.tsx";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Hint, Page, Row, Section } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { State } from "#web/ui/state.tsx";
import { useMinute } from "#web/ui/use-minute.ts";
import styles from "./year-page.module.css";
import { YearTables } from "./year-tables.tsx";

/** What was sold and received in a year, on the screen and on paper, and the tables for the accountant. */
export function YearPage() {
  const { shell } = useMessages();
  const texts = useTexts(yearTexts);
  const thisYear = Number(dateInJerusalem(useMinute()).slice(0, 4));
  const [year, setYear] = useState(thisYear);
  return (
    <Page isText gap={5}>
      <ScreenBar title={texts.heading(year)} />
      <Row gap={4} align="end" isSpread className={styles.tools}>
        <Suspense fallback={null}>
          <YearChoice year={year} thisYear={thisYear} onChoose={setYear} />
        </Suspense>
        <Button onClick={() => print()}>{shell.print}</Button>
      </Row>
      <Suspense fallback={<Loading texts={shell} />}>
        <SumsOfYear key={year} year={year} />
      </Suspense>
    </Page>
  );
}

interface YearChoiceProps {
  readonly year: number;
  readonly thisYear: number;
  readonly onChoose: (year: number) => void;
}

function YearChoice({ year, thisYear, onChoose }: YearChoiceProps) {
  const texts = useTexts(yearTexts);
  const answer = useRenewedCall("years", {});
  const years = new Set([thisYear, year, ...(answer.ok ? answer.data : [])]);
  return (
    <SelectField
      label={texts.year}
      value={String(year)}
      options={[...years]
        .toSorted((a, b) => b - a)
        .map((each) => ({ value: String(each), text: String(each) }))}
      onChoose={(chosen) => onChoose(Number(chosen))}
    />
  );
}

function SumsOfYear({ year }: { readonly year: number }) {
  const { language } = useLanguage();
  const texts = useTexts(yearTexts);
  const asked = { year, language };
  const answer = useRenewedCall("year", asked);
  if (!answer.ok) return <Failed call={["year", asked]} />;
  const sums = answer.data;
  return (
    <>
      <UnreadableOrders unreadable={sums.unreadable} />
      {sums.months.length === 0 ? (
        <State drawing="empty" title={texts.empty(year)}>
          <p>{texts.emptyHint}</p>
        </State>
      ) : (
        <YearTables sums={sums} />
      )}
      {sums.months.length > 0 && <Account year={year} />}
    </>
  );
}

function Account({ year }: { readonly year: number }) {
  const texts = useTexts(yearTexts);
  const { call } = useCalls();
  return (
    <Section className={styles.tools}>
      <h2>{texts.accountant}</h2>
      <Hint>{texts.accountantHint}</Hint>
      <Row gap={3} lines={2}>
        {(["orders", "payments"] as const).map((table) => (
          <CsvButton
            key={table}
            text={texts.csv[table]}
            file={`${texts.csvFile[table]}-${String(year)}.csv`}
            ask={() => call("accountCsv", { year, table })}
          />
        ))}
      </Row>
    </Section>
  );
}
