import type { ReactNode } from "react";
import styles from "./text-page.module.css";

/** A page that is read, not worked with. */
export function TextPage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface TextSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a page that is read, under its heading: paragraphs, a list, or facts. */
export function TextSection({ heading, children }: TextSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
