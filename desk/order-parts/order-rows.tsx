import { useLanguage } from "#desk/language/language-context.tsx";
import { agoText } from "#desk/language/times.ts";
import type { DeskOrder } from "#desk/week-store/week-context.tsx";
import type { PaymentWay } from "#domain/desk/desk-event.ts";
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
}

/** Orders as a list: each leads to its page, and one press settles its balance. */
export function OrderRows({ label, orders, way }: OrderRowsProps) {
  const { language, messages } = useLanguage();
  const now = useMinute();
  const settle = useSettle();
  return (
    <ul aria-label={label} className={styles.rows}>
      {orders.map(({ number, name, orderType, place, receivedAt, state, ...order }) => (
        <OrderRow
          key={number}
          number={number}
          href={`/orders/${number}?week=${state.week}`}
          name={name}
          language={order.language}
          about={[messages.orders[orderType], place, agoText(receivedAt, now, language)].join(
            " · ",
          )}
          due={state.due}
          received={state.received}
          isPacked={state.isPacked}
          isHandedOver={state.isHandedOver}
          isCancelled={state.isCancelled}
          way={way}
          onSettle={settle}
        />
      ))}
    </ul>
  );
}
