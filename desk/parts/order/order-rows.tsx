import { useCallback } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { balance } from "#domain/order-log/balance.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import styles from "./order-row.module.css";
import { OrderListRow, type SettledOrder } from "./order-row.tsx";
import { useMinute } from "./use-minute.ts";

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

/** Gives a function that marks that the whole balance of an order was received, or given back, in a way. */
function useSettle(): (order: SettledOrder, way: PaymentWay) => void {
  const press = useMark();
  const { money } = useMessages();
  return useCallback(
    ({ number, name, ...amounts }: SettledOrder, way: PaymentWay) => {
      const open = balance(amounts);
      if (open?.kind !== "to-pay" && open?.kind !== "to-give-back") return;
      const isReceived = open.kind === "to-pay";
      const amount = isReceived ? open.amount : 0 - open.amount;
      const said = isReceived ? money.saidReceived : money.saidGaveBack;
      press(
        [{ orderNumber: number, action: { money: { amount, way } } }],
        said(name, isolatedPriceText(open.amount), way),
      );
    },
    [press, money],
  );
}
