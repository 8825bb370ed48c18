import type { ReactNode } from "react";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { Section } from "#web/ui/layout.tsx";
import { rowLeadsClass, rowSaysClass, ScreenList } from "#web/ui/screen.tsx";
import type { Progress } from "./week-work.ts";

export interface TodayRow {
  readonly key: string | number;
  readonly text: ReactNode;
  /** Where it leads; null for a row that only says something. */
  readonly to: string | null;
  readonly progress?: Progress;
}

/** Rows that lead to the next tasks, one line each. */
export function TodayRows({ rows }: { readonly rows: readonly TodayRow[] }) {
  return (
    <ScreenList>
      {rows.map(({ key, to, text, progress }) => (
        <li key={key}>
          {to === null ? (
            <p className={rowSaysClass}>{text}</p>
          ) : (
            <PageLink href={to} className={rowLeadsClass}>
              <span>{text}</span>
              {progress !== undefined && (
                <progress aria-hidden="true" max={progress.of} value={progress.done} />
              )}
            </PageLink>
          )}
        </li>
      ))}
    </ScreenList>
  );
}

interface TodayListProps {
  readonly title: string;
  readonly rows: readonly TodayRow[];
}

/** A part of Today; nothing where there is nothing to say. */
export function TodayList({ title, rows }: TodayListProps) {
  if (rows.length === 0) return null;
  return (
    <Section gap={1} title={title}>
      <TodayRows rows={rows} />
    </Section>
  );
}

interface FoldedRowsProps extends TodayListProps {
  readonly hint: string;
}

/** Rows that are folded into one line, which says what they are. */
export function FoldedRows({ title, hint, rows }: FoldedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <ScreenList>
      <li>
        <details>
          <summary className={rowLeadsClass}>
            <span>{title}</span>
          </summary>
          <p className={rowSaysClass}>{hint}</p>
          <TodayRows rows={rows} />
        </details>
      </li>
    </ScreenList>
  );
}
