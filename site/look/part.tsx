import type { ReactNode } from "react";
import styles from "./look-page.module.css";

interface PartProps {
  /** The name of what is shown, as the code has it. */
  readonly name: string;
  /** Side by side instead of one below the other. */
  readonly inRow?: boolean;
  readonly children: ReactNode;
}

/** A part of the site on the look page. */
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
