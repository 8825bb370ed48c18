import type { ReactNode } from "react";
import { directionOf, type Language } from "#domain/language/language.ts";
import styles from "./paper-frame.module.css";

interface PaperFrameProps {
  /** The name of the region that shows the paper. */
  readonly label: string;
  readonly language: Language;
  /** What is on the paper. A `header` in it makes it a sheet of A4. */
  readonly children: ReactNode;
}

/** A paper as it will be printed. When the page is printed, only what is on the paper is. */
export function PaperFrame({ label, language, children }: PaperFrameProps) {
  // The paper scrolls in a window that is narrower than the paper, and must do so by keyboard too.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.desk} aria-label={label} tabIndex={0}>
      <div className={styles.paper} lang={language} dir={directionOf(language)} data-paper>
        {children}
      </div>
    </section>
  );
}
