import type { ReactNode } from "react";
import { BulletList } from "./bullet-list.tsx";
import { classNames } from "./class-names.ts";
import styles from "./screen.module.css";

// What every working screen of the desk is made of: a bar, a line of tools, and lists of rows. Tables have a file of their own.

interface ScreenBarProps {
  readonly title: string;
  /** The language of the title, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** A link or button with `barBackClass`, on a page that belongs to another one. */
  readonly back?: ReactNode;
  /** At the end of the bar, such as the week. */
  readonly children?: ReactNode;
}

/** The bar of a page, 48 px high, with its only h1, which receives the focus when the seller comes from another page. */
export function ScreenBar({ title, lang, back, children }: ScreenBarProps) {
  return (
    <header className={styles.bar}>
      {back}
      <h1 id="page-heading" tabIndex={-1} lang={lang} className={styles.title}>
        {title}
      </h1>
      {children}
    </header>
  );
}

/** The class of the way back in a bar. It is an arrowhead: what it says is its accessible name. */
export const barBackClass = styles.back ?? "";

/** The class of a link or button in a bar that is an icon. */
export const barToolClass = styles.tool ?? "";

/** A search and what the list below can be filtered by, in one line. It goes away while the list is scrolled down. */
export function ScreenTools({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

interface ScreenListProps {
  /** The accessible name of the list. */
  readonly label?: string;
  readonly isOrdered?: boolean;
  /** On a wide screen rows stand beside each other, too. */
  readonly isGrid?: boolean;
  readonly children: ReactNode;
}

/** Rows below each other, as wide as the page. */
export function ScreenList({
  label,
  isOrdered = false,
  isGrid = false,
  children,
}: ScreenListProps) {
  const Element = isOrdered ? "ol" : "ul";
  return (
    <Element aria-label={label} className={classNames(styles.list, isGrid && styles.grid)}>
      {children}
    </Element>
  );
}

interface ScreenRowProps {
  /** Before the name: a small picture. */
  readonly start?: ReactNode;
  /** What the row is about: a name, as a heading or a link with `rowLinkClass`. */
  readonly name: ReactNode;
  /** Beside the name. */
  readonly amount?: ReactNode;
  /** Below the name: place, way, state. */
  readonly about?: ReactNode;
  /** What is pressed, at the end of the row. */
  readonly end?: ReactNode;
  /** What needs the whole width, below everything else. */
  readonly children?: ReactNode;
  /** What it is about is done. */
  readonly isDone?: boolean;
  /** As low as what is pressed, for long lists of short lines. */
  readonly isLow?: boolean;
}

/** A row of a list: 64 px where its texts need one line each. */
export function ScreenRow({
  start,
  name,
  amount,
  about,
  end,
  children,
  isDone = false,
  isLow = false,
}: ScreenRowProps) {
  const columns = [start !== undefined && styles.started, end === undefined && styles.endless];
  return (
    <li className={classNames(styles.row, ...columns, isDone && styles.done, isLow && styles.low)}>
      {start !== undefined && <div className={styles.start}>{start}</div>}
      <div className={styles.what}>
        <div className={styles.line}>
          {name}
          {amount !== undefined && <span className={styles.amount}>{amount}</span>}
        </div>
        {about !== undefined && <div className={styles.about}>{about}</div>}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </li>
  );
}

/** The class of a link or button in the first part of a row, whose target is the whole row. A button folds something out. */
export const rowLinkClass = styles.link ?? "";

/** The class of a link that is a row as a whole, with an arrowhead at its end. */
export const rowLeadsClass = styles.leads ?? "";

/** Sentences below each other, each with a bullet; nothing without any. */
export function Bullets({ lines }: { readonly lines: readonly string[] }) {
  return lines.length > 0 && <BulletList className={styles.bullets} lines={lines} />;
}

/** The class of a row that only says something. */
export const rowSaysClass = styles.says;
