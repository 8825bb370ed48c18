import { type ReactNode, useMemo, useState } from "react";
import { classNames } from "./class-names.ts";
import styles from "./screen-table.module.css";

export interface TableColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly sortBy: (row: Row) => string | number;
  /** Numbers are sorted from the largest on, texts from the first letter on. */
  readonly isNumber?: boolean;
  /** The first column has no width: it has the rest. */
  readonly width?: "small" | "middle";
  /** It is left out where something stands beside the table. */
  readonly isMinor?: boolean;
}

interface ScreenTableProps<Row> {
  /** The accessible name. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  /** In the sequence that they have until a column is chosen. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Compares texts in the language that is shown. */
  readonly compare: (left: string, right: string) => number;
  /** The title of the last column, in which things are pressed. */
  readonly actions: string;
  /** A `TableRow`. */
  readonly children: (row: Row) => ReactNode;
}

interface Sorting {
  readonly key: string;
  readonly isDescending: boolean;
}

const directions: Readonly<Record<string, "ascending" | "descending">> = {
  false: "ascending",
  true: "descending",
};

/**
 * A table whose rows are sorted by any column; pressed again, the other way round. What is marked in it stays in its place until it is
 * sorted again, so that no other row comes under the hand.
 */
export function ScreenTable<Row>(props: ScreenTableProps<Row>) {
  const { label, columns, rows, keyOf, compare, actions, children } = props;
  const [sorting, setSorting] = useState<Sorting>();
  const keys = rows.map(keyOf).join();
  const sequence = useMemo(
    () => sorted(rows, columns, sorting, compare).map(keyOf),
    // oxlint-disable-next-line react/exhaustive-deps -- other rows are sorted again, and changed ones are not
    [keys, sorting, compare],
  );
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return (
    <div className={styles.room}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, title, width, isMinor, isNumber = false }) => (
              <th
                key={key}
                scope="col"
                aria-sort={
                  sorting?.key === key ? directions[String(sorting.isDescending)] : undefined
                }
                className={classNames(width && styles[width], isMinor && styles.minor)}
              >
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() =>
                    setSorting({
                      key,
                      isDescending: sorting?.key === key ? !sorting.isDescending : isNumber,
                    })
                  }
                >
                  {title}
                </button>
              </th>
            ))}
            <th scope="col" className={styles.middle}>
              {actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {sequence.map((key) => {
            const row = byKey.get(key);
            return row === undefined ? null : children(row);
          })}
        </tbody>
      </table>
    </div>
  );
}

function sorted<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sorting: Sorting | undefined,
  compare: (left: string, right: string) => number,
): readonly Row[] {
  const column = columns.find(({ key }) => key === sorting?.key);
  if (column === undefined) return rows;
  const turn = sorting?.isDescending === true ? -1 : 1;
  return rows.toSorted((left, right) => {
    const [a, b] = [column.sortBy(left), column.sortBy(right)];
    if (typeof a === "number" && typeof b === "number") return turn * (a - b);
    return turn * compare(String(a), String(b));
  });
}

interface TableRowProps {
  /** Whether it is opened beside the table. */
  readonly isOpen?: boolean;
  readonly isDone?: boolean;
  readonly children: ReactNode;
}

export function TableRow({ isOpen = false, isDone = false, children }: TableRowProps) {
  return <tr className={classNames(isOpen && styles.open, isDone && styles.done)}>{children}</tr>;
}

interface TableCellProps extends Pick<TableColumn<unknown>, "isMinor" | "isNumber"> {
  readonly children?: ReactNode;
}

/** A cell below the column that is as minor as it is. */
export function TableCell({ isMinor = false, isNumber = false, children }: TableCellProps) {
  return (
    <td className={classNames(isMinor && styles.minor, isNumber && styles.number)}>{children}</td>
  );
}

/** The last cell of a row, in which something is pressed. */
export function ActionCell({ children }: { readonly children: ReactNode }) {
  return <td className={styles.action}>{children}</td>;
}

interface BesideProps {
  /** What stands beside the list; null while nothing is opened. */
  readonly opened: ReactNode;
  readonly children: ReactNode;
}

/** A list, with what is opened in it beside it. */
export function Beside({ opened, children }: BesideProps) {
  return (
    <div className={styles.beside}>
      {children}
      {opened !== null && <div className={styles.pane}>{opened}</div>}
    </div>
  );
}

interface PaneHeadProps {
  readonly title: string;
  readonly lang: string | undefined;
  /** Closes the pane: a link or button with `paneCloseClass`. */
  readonly close: ReactNode;
}

/** The head of what is opened beside a list. */
export function PaneHead({ title, lang, close }: PaneHeadProps) {
  return (
    <header className={styles.head}>
      <h2 lang={lang}>{title}</h2>
      {close}
    </header>
  );
}

export const paneCloseClass = styles.close ?? "";
