import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import styles from "./unreadable-orders.module.css";

/** Says which orders are damaged, wherever their food would be missed: they are in no list and on no paper. */
export function UnreadableOrders({ unreadable }: Pick<DeskWeek, "unreadable">) {
  const { orders } = useMessages();
  if (unreadable.length === 0) return null;
  return (
    <p role="alert" className={styles.unreadable}>
      {orders.unreadable(unreadable)}
    </p>
  );
}
