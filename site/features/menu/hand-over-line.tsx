import { Suspense } from "react";
import { useMessages } from "#site/language/language-context.tsx";
import { useOrderWeek } from "#site/order-state/use-order-week.ts";
import styles from "#site/parts/quiet-line.module.css";

/** On which days the food comes of orders that are placed now; nothing until the seller has set it. */
export function HandOverLine() {
  return (
    <Suspense fallback={null}>
      <Line />
    </Suspense>
  );
}

function Line() {
  const { shell } = useMessages();
  const days = useOrderWeek()?.handOverDays ?? null;
  return days !== null && <p className={styles.line}>{shell.handOver(days)}</p>;
}
