import type { ReactNode } from "react";
import styles from "./text-section.module.css";

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
