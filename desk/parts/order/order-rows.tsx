import { type MouseEvent, memo, type PointerEvent, useCallback } from "react";
import { Link } from "wouter";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { agoText } from "#desk/language/times.ts";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { balance } from "#domain/order-log/balance.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Hint, Row } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import { BalanceWords } from "./balance-words.tsx";
import { OrderMarks } from "./order-marks.tsx";
import styles from "./order-rows.module.css";
import { isSameRow } from "./same-row.ts";
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

/** An order whose money can be settled. Amounts are agorot. */
interface SettledOrder {
  readonly number: string;
  readonly name: string;
  readonly due: number | null;
  readonly received: number | null;
}

interface OrderRowProps {
  readonly order: ShownDeskOrder;
  readonly way: PaymentWay;
  /** The row names the week of its order where it is another than this one, instead of the age of the order. */
  readonly otherThan: string | undefined;
  /** In milliseconds since 1970 UTC. */
  readonly now: number;
  /** Stays the same, as everything else that is not the order, so that a mark renders one row again and not a hundred. */
  readonly onSettle: (order: SettledOrder, way: PaymentWay) => void;
}

/** An order as a line of a list: it leads to its page, and one mark settles its balance. */
const OrderListRow = memo(function OrderRow({ order, otherThan, now, ...rest }: OrderRowProps) {
  const { language, messages } = useLanguage();
  const { number, name, orderType, place, receivedAt, state } = order;
  const { due, received, week } = state;
  const time =
    otherThan === undefined || otherThan === week
      ? agoText(receivedAt, now, language)
      : messages.money.ofWeek(dateText(week, language));
  return (
    <li className={styles.row}>
      <Link
        href={`/orders/${number}?week=${week}`}
        state={{ isFromList: true }}
        className={styles.link}
        data-order={number}
      >
        <bdi lang={order.language} id={`name-${number}`}>
          {name}
        </bdi>
      </Link>
      {due !== null && due > 0 && (
        <span className={styles.total}>
          <Price amount={agorot(due)} />
        </span>
      )}
      <Hint as="span" className={styles.about}>
        {[messages.orders[orderType], isolatedText(place), time].join(" · ")}
      </Hint>
      <Row as="span" gap={3} lines={1} align="center" className={styles.facts}>
        {balance(state)?.kind !== "paid" && <BalanceWords due={due} received={received} />}
        <OrderMarks state={state} />
      </Row>
      <SettleButton number={number} name={name} due={due} received={received} {...rest} />
    </li>
  );
}, isSameRow);

type SettleButtonProps = SettledOrder & Pick<OrderRowProps, "way" | "onSettle">;

/** The button that settles the balance, or that it is settled. It is in one place, so that a double click opens nothing. */
function SettleButton({ number, name, due, received, way, onSettle }: SettleButtonProps) {
  const { money } = useMessages();
  const open = balance({ due, received })?.kind;
  if (open === "paid")
    return (
      <span className={styles.settle}>
        <BalanceWords due={due} received={received} />
      </span>
    );
  if (open !== "to-pay" && open !== "to-give-back") return null;
  const settle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const link = currentTarget.closest("li")?.querySelector("a");
    const moveFocus = () => link?.focus({ preventScroll: true });
    // The button goes with the balance, and the focus must stay in the row. It leaves the button before that: a browser that removes
    // the focused button lays the page out for it. The button has no focus under a finger, so the row can be painted first.
    if (document.activeElement === currentTarget) moveFocus();
    else requestAnimationFrame(() => setTimeout(moveFocus));
    onSettle({ number, name, due, received }, way);
  };
  return (
    <Button
      look={open === "to-pay" ? "main" : "plain"}
      id={`settle-${number}`}
      aria-labelledby={`settle-${number} name-${number}`}
      className={styles.settle}
      onPointerDown={keepFocus}
      onClick={settle}
    >
      {open === "to-pay" ? money.received(way) : money.gaveBack(way)}
    </Button>
  );
}

/** Keeps a touch from focusing the button. It still scrolls the page and still ends in a click. */
function keepFocus(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType === "touch") event.preventDefault();
}

/** A place without a name in the language of the desk would turn the sequence of the line around. */
function isolatedText(text: string): string {
  return `\u2068${text}\u2069`;
}
