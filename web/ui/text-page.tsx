import type { ReactNode } from "react";
import styles from "./text-page.module.css";

/** The layout of a page that is only read. */
export function TextPage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface TextSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A section of a text page: a heading, then paragraphs, a list or facts. */
export function TextSection({ heading, children }: TextSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
