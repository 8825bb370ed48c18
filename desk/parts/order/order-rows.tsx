import { useCallback } from "react";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import styles from "./order-row.module.css";
import { OrderListRow } from "./order-row.tsx";
import { useMinute } from "./use-minute.ts";
import { useSettle } from "./use-settle.ts";

interface OrderRowsProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly orders: readonly ShownDeskOrder[];
  /** How the button of a row says that money changed hands. */
  readonly way: PaymentWay;
  /** Rows of other weeks than this one name theirs instead of their age. */
  readonly otherThan?: string;
  /** Called with the number of an order whose balance is being settled. */
  readonly onSettled?: (number: string) => void;
}

/** Orders as a list: each leads to its page, and one mark settles its balance. */
export function OrderRows({ label, orders, way, otherThan, onSettled }: OrderRowsProps) {
  const now = useMinute();
  const pressSettled = useSettle();
  const settle = useCallback<typeof pressSettled>(
    (order, how) => {
      onSettled?.(order.number);
      pressSettled(order, how);
    },
    [onSettled, pressSettled],
  );
  return (
    <ul aria-label={label} className={styles.rows}>
      {orders.map((order) => (
        <OrderListRow
          key={order.number}
          order={order}
          way={way}
          otherThan={otherThan}
          now={now}
          onSettle={settle}
        />
      ))}
    </ul>
  );
}
