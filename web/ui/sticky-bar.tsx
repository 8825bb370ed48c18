import type { ReactNode } from "react";
import { Row, Said } from "./layout.tsx";
import styles from "./sticky-bar.module.css";

interface StickyBarProps {
  /** What a screen reader is told when it changes. */
  readonly sentences: readonly string[];
  readonly children: ReactNode;
}

/** The bar below an editor: a sentence about the draft, and the button that saves it. It stays in sight. */
export function StickyBar({ sentences, children }: StickyBarProps) {
  return (
    <Row gap={3} lines={2} align="center" className={styles.bar}>
      <Said className={styles.note}>{sentences.join(" ")}</Said>
      {children}
    </Row>
  );
}
