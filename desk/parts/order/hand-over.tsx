import { useCallback } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { MarkRequest } from "#desk/data/marks/mark-request.ts";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { type Agorot, addAgorot, noAgorot } from "#domain/money/agorot.ts";
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
): readonly Extract<MarkRequest, { readonly orderNumber: string }>[] {
  const handedOver = { orderNumber, action: { handedOver: way !== "not-handed-over" } };
  const open = balance(state);
  if (way !== "paid-and-handed-over" || open?.kind !== "to-pay") return [handedOver];
  return [{ orderNumber, action: { money: { amount: open.amount, way: "cash" } } }, handedOver];
}

/** What is still to be paid of some orders together. What is to be given back of one of them is not taken off: it stands at that order. */
export function toPayTogether(orders: readonly Pick<ShownDeskOrder, "state">[]): Agorot {
  const open = orders.map(({ state }) => balance(state));
  return addAgorot(...open.map((each) => (each?.kind === "to-pay" ? each.amount : noAgorot)));
}

/** Whose orders are marked together: each name once. */
export function namesText(orders: readonly Pick<ShownDeskOrder, "name">[]): string {
  return [...new Set(orders.map(({ name }) => name))].join(", ");
}

/** Marks orders at the door; `name` is whose they are, or where. */
export type PressHandOver = (
  orders: readonly ShownDeskOrder[],
  way: HandOver,
  name: string,
) => void;

/** Gives a function that marks what happened at the door; one Undo takes back paying and handing over of all orders together. */
export function useHandOver(): PressHandOver {
  const mark = useMark();
  const { handingOver: texts } = useMessages();
  return useCallback(
    (orders, way, name) => {
      const saidOf = (some: readonly ShownDeskOrder[], who: string) => {
        const { length: count } = some;
        const said = count === 1 ? texts : texts.together;
        if (way === "not-handed-over") return said.saidNotHandedOver(who, count);
        const toPay = toPayTogether(some);
        return way === "handed-over" || toPay === noAgorot
          ? said.saidHandedOver(who, count)
          : said.saidPaidAndHandedOver(who, isolatedPriceText(toPay), count);
      };
      const presses = orders.flatMap((order) => {
        const said = saidOf([order], nameText(order));
        return handOverMarks(order, way).map((press) => ({ ...press, said }));
      });
      mark(presses, saidOf(orders, name));
    },
    [mark, texts],
  );
}

interface HandOverButtonsProps {
  /** One order, or several that are handed over together. */
  readonly orders: readonly ShownDeskOrder[];
  /** Whose they are, or where. */
  readonly name: string;
  readonly onHandOver: PressHandOver;
}

/**
 * The marks at the door; handing over is always the last of them, and once it is done its state stands in its place. Paying in cash is offered where
 * something is to be paid and the device may read how much. Of several orders those are marked that are not handed over yet.
 */
export function HandOverButtons({ orders, name, onHandOver }: HandOverButtonsProps) {
  const { orders: states, handingOver: texts } = useMessages();
  const waiting = orders.filter(({ state }) => !state.isHandedOver);
  const marked = waiting.length === 0 ? orders : waiting;
  const { length: count } = marked;
  const toPay = toPayTogether(waiting);
  const button = (way: HandOver, text: string) => (
    <NamedButton
      look={way === "not-handed-over" ? "quiet" : "plain"}
      text={text}
      name={name}
      onClick={() => onHandOver(marked, way, name)}
    />
  );
  if (waiting.length === 0) {
    return (
      <Row align="center" isSpread className={styles.buttons}>
        {button(
          "not-handed-over",
          count === 1 ? texts.notHandedOver : texts.together.notHandedOver(count),
        )}
        <Words tone="done">{count === 1 ? states.handedOver : texts.together.areHandedOver}</Words>
      </Row>
    );
  }
  const { paidAndHandedOver: pays } = count === 1 ? texts : texts.together;
  return (
    <Row className={classNames(styles.buttons, styles.open)}>
      {toPay > 0 && button("paid-and-handed-over", pays(isolatedPriceText(toPay), count))}
      {button("handed-over", count === 1 ? texts.handedOver : texts.together.handedOver(count))}
    </Row>
  );
}
