import { type ReactNode, useId } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { shortDayText } from "#desk/language/days.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { yearTexts } from "#desk/language/year-texts.ts";
import { directionOf, type Language, locales } from "#domain/language/language.ts";
import { signedPriceText } from "#domain/money/price-text.ts";
import { wordedWay } from "#domain/order-log/payment-way-words.ts";
import { Hint, Row, Section, Stack, Text } from "#web/ui/layout.tsx";
import styles from "./year-tables.module.css";

type Sums = AnswerOf<"year">;

/** The sums of a year: the whole, and each subject as a table. */
export function YearTables({ sums }: { readonly sums: Sums }) {
  const { language, messages } = useLanguage();
  const texts = useTexts(yearTexts);
  const orders = { text: texts.orders, isAmount: false };
  const portions = { text: texts.portions, isAmount: false };
  const amount = { text: texts.amount, isAmount: true };
  const received = sums.byWay.reduce((sum, way) => sum + way.amount, 0);
  const total = (...numbers: readonly number[]) => ({ key: "", name: texts.total, numbers });
  return (
    <>
      <Whole sums={sums} />
      {sums.compared !== null && (
        <BarTable
          heading={texts.compared}
          nameOf={texts.week}
          columns={[orders, amount]}
          barOf={1}
          rows={weeksOf(sums.compared, texts).map(({ week, which, ...each }) => ({
            key: week,
            name: [shortDayText(week, language), ...which].join(" · "),
            numbers: [each.orders, each.due],
          }))}
        />
      )}
      <BarTable
        heading={texts.months}
        hint={texts.monthsHint}
        nameOf={texts.month}
        columns={[orders, amount, { text: messages.money.receivedSum, isAmount: true }]}
        barOf={1}
        rows={sums.months.map((each) => ({
          key: String(each.month),
          name: monthText(each.month, language),
          numbers: [each.orders, each.due, each.received],
        }))}
        total={total(sums.orders, sums.due, received)}
      />
      <BarTable
        heading={messages.money.byWay}
        nameOf={texts.way}
        columns={[amount]}
        barOf={0}
        rows={sums.byWay.map((each) => ({
          key: each.way,
          name: messages.money.ways[wordedWay(each.way)].name,
          numbers: [each.amount],
        }))}
        total={total(received)}
      />
      <BarTable
        heading={texts.byType}
        nameOf={texts.type}
        columns={[portions, amount]}
        barOf={1}
        rows={sums.byType.map(line)}
      />
      <Row as="p" isSpread gap={3}>
        <span>{texts.besideDishes}</span>
        <bdi dir="ltr">{signedPriceText(sums.besideDishes)}</bdi>
      </Row>
      <BarTable
        heading={texts.byDish}
        nameOf={texts.dish}
        columns={[portions, amount]}
        barOf={0}
        rows={sums.byDish.map(line)}
      />
      <BarTable
        heading={texts.byPlace}
        nameOf={texts.place}
        columns={[orders, amount]}
        barOf={1}
        rows={sums.byPlace.map((each, index) =>
          line({ ...each, name: `${each.name} · ${messages.orders[each.orderType]}` }, index),
        )}
      />
    </>
  );
}

/** How many orders, what they cost, and what was received for them. */
function Whole({ sums }: { readonly sums: Sums }) {
  const { money } = useMessages();
  const texts = useTexts(yearTexts);
  const figures = [
    [texts.orders, sums.orders.toLocaleString("en")],
    [money.due, signedPriceText(sums.due)],
    [texts.received, signedPriceText(sums.received)],
  ] as const;
  return (
    <Row as="dl" gap={6} lines={2}>
      {figures.map(([name, figure]) => (
        <Stack key={name} gap={0}>
          <Hint as="dt">{name}</Hint>
          <Text as="dd" size="title" weight={700}>
            <bdi dir="ltr">{figure}</bdi>
          </Text>
        </Stack>
      ))}
    </Row>
  );
}

/** Two dishes may have one name, so a line is known by its place. */
function line({ name, count, amount }: Sums["byType"][number], index: number) {
  return { key: String(index), name: <bdi>{name}</bdi>, numbers: [count, amount] };
}

function weeksOf(
  { now, before, yearAgo }: NonNullable<Sums["compared"]>,
  texts: (typeof yearTexts)["he"],
) {
  return [
    { ...now, which: [texts.now] },
    ...before.map((week) => ({ ...week, which: [] })),
    ...(yearAgo === null ? [] : [{ ...yearAgo, which: [texts.yearAgo] }]),
  ];
}

/** The name of a month, 1 to 12. */
function monthText(month: number, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: "UTC", month: "short" });
  return format.format(Date.UTC(2000, month - 1, 1));
}

interface BarRow {
  readonly key: string;
  readonly name: ReactNode;
  /** One for each column of numbers, after the name: counts as they are, amounts in agorot. */
  readonly numbers: readonly number[];
}

interface BarTableProps {
  readonly heading: string;
  readonly hint?: string;
  readonly nameOf: string;
  /** The headings of the numbers, and whether they are amounts. */
  readonly columns: readonly { readonly text: string; readonly isAmount: boolean }[];
  readonly rows: readonly BarRow[];
  /** A row of sums at the end. */
  readonly total?: BarRow | undefined;
  /** The column whose numbers the bars show. */
  readonly barOf: number;
}

/** A section with a table, with a bar below each name, as long as one of its numbers is beside the highest of them. */
function BarTable({ heading, hint, nameOf, columns, rows, total, barOf }: BarTableProps) {
  const id = useId();
  const most = Math.max(1, ...rows.map(({ numbers }) => numbers[barOf] ?? 0));
  return (
    <Section gap={2} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {hint !== undefined && <Hint>{hint}</Hint>}
      <table aria-labelledby={id} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{nameOf}</th>
            {columns.map(({ text }) => (
              <th key={text} scope="col" className={styles.number}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.key} row={row} columns={columns}>
              <Bar part={(row.numbers[barOf] ?? 0) / most} />
            </Line>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <Line row={total} columns={columns} />
          </tfoot>
        )}
      </table>
    </Section>
  );
}

interface LineProps extends Pick<BarTableProps, "columns"> {
  readonly row: BarRow;
  readonly children?: ReactNode;
}

function Line({ row: { name, numbers }, columns, children }: LineProps) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
        {children}
      </th>
      {columns.map(({ text, isAmount }, index) => (
        <td key={text} className={styles.number}>
          {isAmount ? (
            <bdi dir="ltr">{signedPriceText(numbers[index] ?? 0)}</bdi>
          ) : (
            (numbers[index] ?? 0).toLocaleString("en")
          )}
        </td>
      ))}
    </tr>
  );
}

/** It begins where lines of text begin. */
function Bar({ part }: { readonly part: number }) {
  const { language } = useLanguage();
  const width = 100 * Math.max(0, part);
  return (
    <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className={styles.bar}>
      <rect x={directionOf(language) === "rtl" ? 100 - width : 0} width={width} height={1} />
    </svg>
  );
}
