import type { ReactNode } from "react";
import { BulletList } from "./bullet-list.tsx";
import { PageHeading } from "./page-heading.tsx";
import styles from "./text-page.module.css";

interface TextPageProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page that is only read. */
export function TextPage({ heading, children }: TextPageProps) {
  return (
    <div className={styles.page}>
      <PageHeading>{heading}</PageHeading>
      {children}
    </div>
  );
}

/** The class of a mark that stands alone on such a page. */
export const markClass = styles.mark ?? "";

interface TextSectionProps {
  readonly heading: string;
  readonly list?: readonly string[];
  readonly text?: string;
  readonly children?: ReactNode;
}

/** A section of a text page: a heading, then a list, a paragraph, and what else there is. */
export function TextSection({ heading, list, text, children }: TextSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {list !== undefined && <BulletList lines={list} />}
      {text !== undefined && <p>{text}</p>}
      {children}
    </section>
  );
}
