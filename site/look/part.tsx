import type { ReactNode } from "react";
import styles from "./look-page.module.css";

interface PartProps {
  /** Name of the component and its states. */
  readonly name: string;
  /** Lays the children out in a row instead of a column. */
  readonly inRow?: boolean;
  readonly children: ReactNode;
}

/** A labelled box on the look page. */
export function Part({ name, inRow = false, children }: PartProps) {
  return (
    <section className={styles.part}>
      <p lang="en" dir="ltr" className={styles.name}>
        {name}
      </p>
      {inRow ? <div className={styles.row}>{children}</div> : children}
    </section>
  );
}
