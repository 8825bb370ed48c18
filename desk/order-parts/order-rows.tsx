import { useCallback } from "react";
import { useLanguage } from "#desk/language/language-context.tsx";
import { agoText } from "#desk/language/times.ts";
import type { DeskOrder } from "#desk/week-store/week-context.tsx";
import type { PaymentWay } from "#domain/desk/desk-event.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import { OrderRow } from "./order-row.tsx";
import styles from "./order-rows.module.css";
import { useMinute } from "./use-minute.ts";
import { useSettle } from "./use-settle.ts";

interface OrderRowsProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly orders: readonly DeskOrder[];
  /** How the button of a row says that money changed hands. */
  readonly way: PaymentWay;
  /** Rows of other weeks than this one name theirs instead of their age. */
  readonly otherThan?: string;
  /** Called with the number of an order whose balance is being settled. */
  readonly onSettled?: (number: string) => void;
}

/** Orders as a list: each leads to its page, and one press settles its balance. */
export function OrderRows({ label, orders, way, otherThan, onSettled }: OrderRowsProps) {
  const { language, messages } = useLanguage();
  const now = useMinute();
  const pressSettled = useSettle();
  const settle = useCallback<typeof pressSettled>(
    (order, how) => {
      onSettled?.(order.number);
      pressSettled(order, how);
    },
    [onSettled, pressSettled],
  );
  const timeOf = ({ receivedAt, state: { week } }: DeskOrder) =>
    otherThan === undefined || otherThan === week
      ? agoText(receivedAt, now, language)
      : messages.money.ofWeek(dateText(week, language));
  return (
    <ul aria-label={label} className={styles.rows}>
      {orders.map((order) => (
        <OrderRow
          key={order.number}
          number={order.number}
          href={`/orders/${order.number}?week=${order.state.week}`}
          name={order.name}
          language={order.language}
          about={[messages.orders[order.orderType], isolatedText(order.place), timeOf(order)].join(
            " · ",
          )}
          due={order.state.due}
          received={order.state.received}
          isPacked={order.state.isPacked}
          isHandedOver={order.state.isHandedOver}
          isCancelled={order.state.isCancelled}
          way={way}
          onSettle={settle}
        />
      ))}
    </ul>
  );
}

/** A place without a name in the language of the desk would turn the sequence of the line around. */
function isolatedText(text: string): string {
  return `\u2068${text}\u2069`;
}
