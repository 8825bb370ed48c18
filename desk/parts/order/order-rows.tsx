import { memo } from "react";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { dayInBarText, dayOfYearText } from "#desk/language/days.ts";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { balance } from "#domain/order-log/balance.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import { Words } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import { ScreenList, ScreenRow } from "#web/ui/screen.tsx";
import { BalanceWords } from "./balance-words.tsx";
import { nameText, OrderMarks, OrderRowLink, useNamed } from "./order-name.tsx";
import styles from "./order-rows.module.css";
import { isSameRow } from "./same-row.ts";
import { SettleButton, type SettledOrder, useSettle } from "./settle-button.tsx";

interface OrderRowsProps {
  /** The accessible name of the list. */
  readonly label: string;
  /** See `ScreenList`. */
  readonly isGrid?: boolean;
  readonly orders: readonly ShownDeskOrder[];
  /** How the button of a row says that money changed hands. */
  readonly way: PaymentWay;
  /** Rows of other weeks than this one name theirs. */
  readonly otherThan?: string;
  /** The name of the person whose orders all of them are: rows begin with when and what, and only another name stands in its row. */
  readonly ofPerson?: string;
  /** Rows say of an order what is about money, and fit two lines. */
  readonly isShort?: boolean;
  /** Called with the number of an order whose balance is being settled. */
  readonly onSettled?: (number: string) => void;
}

/** Orders as a list: each leads to its page, and one mark settles its balance. */
export function OrderRows({ label, isGrid = false, orders, onSettled, ...row }: OrderRowsProps) {
  const settle = useSettle(onSettled);
  return (
    <ScreenList label={label} isGrid={isGrid}>
      {orders.map((order) => (
        <OrderListRow key={order.number} order={order} onSettle={settle} {...row} />
      ))}
    </ScreenList>
  );
}

interface OrderRowProps extends Pick<OrderRowsProps, "way" | "otherThan" | "ofPerson" | "isShort"> {
  readonly order: ShownDeskOrder;
  /** Stays the same, as everything else that is not the order, so that a mark renders one row again and not a hundred. */
  readonly onSettle: (order: SettledOrder, way: PaymentWay) => void;
}

/** An order as a line of a list: it leads to its page, and one mark settles its balance. */
const OrderListRow = memo(function OrderRow({
  order,
  otherThan,
  ofPerson,
  isShort,
  ...rest
}: OrderRowProps) {
  const { language, messages } = useLanguage();
  const { number, orderType, place, state } = order;
  const { due, received, week, askedAt } = state;
  const named = useNamed(order);
  const about = [
    ...(ofPerson === undefined || ofPerson === order.name ? [] : [isolatedText(named.name)]),
    isolatedText(place),
    messages.orders[orderType],
    ...(otherThan === undefined || otherThan === week
      ? []
      : [messages.money.ofWeek(dayInBarText(week, language))]),
  ];
  const open = balance(state)?.kind;
  return (
    <ScreenRow
      name={
        <OrderRowLink order={order}>
          {ofPerson === undefined ? undefined : dayOfYearText(week, language)}
        </OrderRowLink>
      }
      amount={due !== null && due > 0 && <Price amount={agorot(due)} />}
      about={
        <>
          {ofPerson !== undefined && <Dishes lines={order.lines} />}
          <span>{about.join(" · ")}</span>
          {open === "to-pay" && received === 0
            ? askedAt === null && <Words tone="problem">{messages.money.notPaid}</Words>
            : open !== "paid" && <BalanceWords due={due} received={received} />}
          {open === "to-pay" && askedAt !== null && (
            <span>{messages.money.askedAt(dayInBarText(dateInJerusalem(askedAt), language))}</span>
          )}
          {isShort !== true && <OrderMarks state={state} />}
        </>
      }
      end={
        <SettleButton
          number={number}
          name={nameText(named)}
          due={due}
          received={received}
          {...rest}
        />
      }
    />
  );
}, isSameRow);

/** More dishes than these are counted. */
const mostNamed = 3;

/** What was ordered, in a line of its own. */
function Dishes({ lines }: Pick<ShownDeskOrder, "lines">) {
  const { orders } = useMessages();
  const dishes = [...new Set(lines.map(({ dishName }) => dishName))];
  const named = dishes.slice(0, mostNamed).map(isolatedText);
  return (
    <span className={styles.dishes}>{orders.dishes(named, dishes.length - named.length)}</span>
  );
}

/** A place without a name in the language of the desk would turn the sequence of the line around. */
function isolatedText(text: string): string {
  return `\u2068${text}\u2069`;
}
