import type { ReactNode } from "react";
import { Drawing, type DrawingName } from "./drawing.tsx";
import styles from "./state.module.css";

interface StateProps {
  readonly drawing: DrawingName;
  /** `alert` is read out at once, `status` when there is time. */
  readonly role?: "alert" | "status";
  /** How things are, in a few words. */
  readonly title: string;
  /** More about it, and what to do next. */
  readonly children?: ReactNode;
}

/** Where there is nothing to show: nothing yet, not yet, or not any more. */
export function State({ drawing, role, title, children }: StateProps) {
  return (
    <div role={role} className={styles.state}>
      <Drawing name={drawing} />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
