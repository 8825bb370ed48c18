import { type ReactNode, useId } from "react";
import { useLanguage } from "#desk/language/language-context.tsx";
import { directionOf } from "#domain/language/language.ts";
import { signedPriceText } from "#domain/money/price-text.ts";
import { Hint, Section } from "#web/ui/layout.tsx";
import styles from "./bar-table.module.css";

export interface BarRow {
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
export function BarTable({ heading, hint, nameOf, columns, rows, total, barOf }: BarTableProps) {
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
