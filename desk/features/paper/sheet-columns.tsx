import type { CSSProperties, ReactNode } from "react";
import type { PageControl } from "./page-control.ts";
import styles from "./sheet-columns.module.css";

interface Piece {
  readonly key: string;
  readonly content: ReactNode;
}

interface PaperSection {
  readonly key: string;
  /** Stays with the first piece. */
  readonly heading: ReactNode;
  readonly pieces: readonly Piece[];
}

interface SheetColumnsProps {
  readonly sections: readonly PaperSection[];
  readonly control: PageControl;
  /** How many columns, 2 if it is not said. */
  readonly count?: 2 | 3;
}

/**
 * Pieces of paper in columns on A4, under the headings of their sections. A piece is torn by the end of a column or a page only if it
 * is longer than a page. A browser that leaves pages to the print window prints columns as one and tears what is in them; it gets rows
 * of as many, which take more pages.
 */
export function SheetColumns({ sections, control, count = 2 }: SheetColumnsProps) {
  const isRows = control === "print-window";
  return (
    <div
      className={isRows ? undefined : styles.columns}
      style={{ "--columns": count } as CSSProperties}
    >
      {sections.map(({ key, heading, pieces }) =>
        rowsOf(pieces, isRows ? count : 1).map((row, index) => (
          <div key={`${key} ${row[0]?.key ?? ""}`} data-whole>
            {index === 0 && heading}
            <div className={isRows ? styles.row : undefined}>
              {row.map((piece) => (
                <div key={piece.key}>{piece.content}</div>
              ))}
            </div>
          </div>
        )),
      )}
    </div>
  );
}

function rowsOf<Item>(items: readonly Item[], length: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, row) =>
    items.slice(row * length, (row + 1) * length),
  );
}
