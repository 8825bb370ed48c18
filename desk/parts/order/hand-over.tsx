import { useCallback } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { MarkRequest } from "#desk/data/marks/mark-request.ts";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { balance } from "#domain/order-log/balance.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Row, Words } from "#web/ui/layout.tsx";
import { NamedButton } from "#web/ui/named-button.tsx";
import styles from "./hand-over.module.css";
import { nameText } from "./order-name.tsx";

/** What is pressed at the door: the order was handed over, or it was paid in cash and handed over, or that was a mistake. */
export type HandOver = "handed-over" | "paid-and-handed-over" | "not-handed-over";

/** The marks of one of them; paying comes first. What is not due, or may not be read, is not paid. */
export function handOverMarks(
  { number: orderNumber, state }: Pick<ShownDeskOrder, "number" | "state">,
  way: HandOver,
): readonly MarkRequest[] {
  const handedOver = { orderNumber, action: { handedOver: way !== "not-handed-over" } };
  const open = balance(state);
  if (way !== "paid-and-handed-over" || open?.kind !== "to-pay") return [handedOver];
  return [{ orderNumber, action: { money: { amount: open.amount, way: "cash" } } }, handedOver];
}

/** Gives a function that marks what happened at the door; one Undo takes back paying and handing over together. */
export function useHandOver(): (order: ShownDeskOrder, way: HandOver) => void {
  const mark = useMark();
  const { handingOver: texts } = useMessages();
  return useCallback(
    (order: ShownDeskOrder, way: HandOver) => {
      const presses = handOverMarks(order, way);
      const open = balance(order.state);
      const isPaid = presses.length > 1 && open?.kind === "to-pay";
      const said = way === "not-handed-over" ? texts.saidNotHandedOver : texts.saidHandedOver;
      const name = nameText(order);
      mark(
        presses,
        isPaid ? texts.saidPaidAndHandedOver(name, isolatedPriceText(open.amount)) : said(name),
      );
    },
    [mark, texts],
  );
}

interface HandOverButtonsProps {
  readonly order: ShownDeskOrder;
  readonly onHandOver: (order: ShownDeskOrder, way: HandOver) => void;
}

/**
 * The marks at the door; handing over is always the last of them, and once it is done its state stands in its place. Paying in cash is offered where
 * something is to be paid and the device may read how much.
 */
export function HandOverButtons({ order, onHandOver }: HandOverButtonsProps) {
  const { orders, handingOver: texts } = useMessages();
  const { state } = order;
  const open = balance(state);
  const button = (way: HandOver, text: string) => (
    <NamedButton
      look={way === "not-handed-over" ? "quiet" : "plain"}
      text={text}
      name={nameText(order)}
      onClick={() => onHandOver(order, way)}
    />
  );
  if (state.isHandedOver) {
    return (
      <Row align="center" isSpread className={styles.buttons}>
        {button("not-handed-over", texts.notHandedOver)}
        <Words tone="done">{orders.handedOver}</Words>
      </Row>
    );
  }
  return (
    <Row className={classNames(styles.buttons, styles.open)}>
      {open?.kind === "to-pay" &&
        button("paid-and-handed-over", texts.paidAndHandedOver(isolatedPriceText(open.amount)))}
      {button("handed-over", texts.handedOver)}
    </Row>
  );
}
