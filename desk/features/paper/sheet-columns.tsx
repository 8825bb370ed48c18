import { type CSSProperties, type ReactNode, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { pageControl } from "./page-rules.ts";
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
  /** Whether the pieces are lines of a list, which has three columns and about one page; other pieces are higher and have two. */
  readonly isList?: boolean;
}

/**
 * Pieces of paper in columns on A4, under the headings of their sections. A piece is torn by the end of a column or a page only if it
 * is longer than a page. A browser that leaves pages to the print window prints columns as one and tears what is in them: it gets rows
 * of two, which take more pages, and a list in three parts that stand beside each other.
 */
export function SheetColumns({ sections, isList = false }: SheetColumnsProps) {
  const [control] = useState(pageControl);
  const hasColumns = control !== "print-window";
  const columns = isList ? 3 : 2;
  const inRow = hasColumns || isList ? 1 : columns;
  const wholes = sections.flatMap(({ key, heading, pieces }) =>
    rowsOf(pieces, inRow).map((row, index) => (
      <div key={`${key} ${row[0]?.key ?? ""}`} data-whole>
        {index === 0 && heading}
        <div className={classNames(inRow > 1 && styles.row)}>
          {row.map((piece) => (
            <div key={piece.key}>{piece.content}</div>
          ))}
        </div>
      </div>
    )),
  );
  const parts = hasColumns || !isList ? [] : rowsOf(wholes, Math.ceil(wholes.length / columns));
  return (
    <div
      className={classNames(hasColumns ? styles.columns : isList && styles.row)}
      style={{ "--columns": columns } as CSSProperties}
    >
      {parts.length === 0 ? wholes : parts.map((part) => <div key={part[0]?.key}>{part}</div>)}
    </div>
  );
}

function rowsOf<Item>(items: readonly Item[], length: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, row) =>
    items.slice(row * length, (row + 1) * length),
  );
}
