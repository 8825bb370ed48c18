import type { ReactNode } from "react";
import { Link } from "wouter";
import { Stack } from "#web/ui/layout.tsx";
import styles from "./today-page.module.css";
import type { Progress } from "./week-work.ts";

export interface TodayRow {
  readonly key: string | number;
  readonly text: ReactNode;
  /** Where it leads; null for a row that only says something. */
  readonly to: string | null;
  readonly progress?: Progress;
}

/** Rows that lead to what is to be done. */
export function TodayRows({ rows }: { readonly rows: readonly TodayRow[] }) {
  return (
    <Stack as="ul" gap={2}>
      {rows.map(({ key, to, text, progress }) => (
        <li key={key} className={styles.row}>
          {to === null ? (
            text
          ) : (
            <Link href={to} className={styles.link ?? ""}>
              <span>{text}</span>
              {progress !== undefined && (
                <progress aria-hidden="true" max={progress.of} value={progress.done} />
              )}
            </Link>
          )}
        </li>
      ))}
    </Stack>
  );
}

interface TodayListProps {
  readonly title: string;
  readonly hint?: string;
  readonly rows: readonly TodayRow[];
}

/** A part of Today; nothing where there is nothing to say. */
export function TodayList({ title, hint, rows }: TodayListProps) {
  if (rows.length === 0) return null;
  return (
    <Stack as="section" className={styles.section}>
      <h2>{title}</h2>
      {hint !== undefined && <p>{hint}</p>}
      <TodayRows rows={rows} />
    </Stack>
  );
}
