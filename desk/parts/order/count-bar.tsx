import type { ReactNode } from "react";
import { Row } from "#web/ui/layout.tsx";
import styles from "./count-bar.module.css";

interface CountBarProps {
  /** How much of the page is done; announced when it changes. */
  readonly count: string;
  /** What can be pressed beside it. */
  readonly children: ReactNode;
}

/** The line above a list that is worked through: how much of it is done, and what it can be filtered or printed with. */
export function CountBar({ count, children }: CountBarProps) {
  return (
    <Row gap={4} lines={2} align="center">
      <p role="status" className={styles.count}>
        {count}
      </p>
      {children}
    </Row>
  );
}
