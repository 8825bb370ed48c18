import type { ReactNode } from "react";
import { Drawing, type DrawingName } from "./drawing.tsx";
import styles from "./state.module.css";

interface StateProps {
  readonly drawing: DrawingName;
  /** Screen readers announce `alert` at once, `status` when they are idle. */
  readonly role?: "alert" | "status";
  /** The state in a few words. */
  readonly title: string;
  /** Details, and what to do next. */
  readonly children?: ReactNode;
}

/** Stands in for content that is empty, loading, failed or done. */
export function State({ drawing, role, title, children }: StateProps) {
  return (
    <div role={role} className={styles.state}>
      <Drawing name={drawing} />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
