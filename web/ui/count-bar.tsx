import type { ReactNode } from "react";
import styles from "./count-bar.module.css";
import { ScreenTools } from "./screen.tsx";

interface CountBarProps {
  /** How much of the page is done; announced when it changes. */
  readonly count: string;
  readonly search?: ReactNode;
  /** What else the list can be narrowed by. */
  readonly children?: ReactNode;
}

/** The tools above a list that is worked through, and how much of it is done. */
export function CountBar({ count, search, children }: CountBarProps) {
  const done = (
    <p role="status" className={styles.count}>
      {count}
    </p>
  );
  return (
    <ScreenTools>
      {search ?? done}
      {children}
      {search !== undefined && done}
    </ScreenTools>
  );
}
