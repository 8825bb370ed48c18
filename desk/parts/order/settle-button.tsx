import { type MouseEvent, type PointerEvent, type ReactNode, useCallback } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { May } from "#desk/parts/rights/may.tsx";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { balance } from "#domain/order-log/balance.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { Button } from "#web/ui/button.tsx";
import { BalanceWords } from "./balance-words.tsx";
import styles from "./settle-button.module.css";

/**
 * Gives a function that marks that the whole balance of an order was received, or given back, in a way. `onSettled` is called first, with
 * the number of the order.
 */
export function useSettle(
  onSettled?: (number: string) => void,
): (order: SettledOrder, way: PaymentWay) => void {
  const mark = useMark();
  const { money } = useMessages();
  return useCallback(
    ({ number, name, ...amounts }: SettledOrder, way: PaymentWay) => {
      onSettled?.(number);
      const open = balance(amounts);
      if (open?.kind !== "to-pay" && open?.kind !== "to-give-back") return;
      const isReceived = open.kind === "to-pay";
      const amount = isReceived ? open.amount : 0 - open.amount;
      const said = isReceived ? money.saidReceived : money.saidGaveBack;
      mark(
        [{ orderNumber: number, action: { money: { amount, way } } }],
        said(name, isolatedPriceText(open.amount), way),
      );
    },
    [mark, money, onSettled],
  );
}

/** An order whose money can be settled. Amounts are agorot. */
export interface SettledOrder {
  readonly number: string;
  readonly name: string;
  readonly due: number | null;
  readonly received: number | null;
}

interface SettleButtonProps extends SettledOrder {
  /** How the button says that money changed hands. */
  readonly way: PaymentWay;
  readonly onSettle: (order: SettledOrder, way: PaymentWay) => void;
  /** What stands in its place on a device that may not mark money; nothing where the balance is said beside it. */
  readonly otherwise?: ReactNode;
}

/** The button that settles the balance, or that it is settled. It is in one place, so that a double click opens nothing. */
export function SettleButton({ otherwise, way, onSettle, ...order }: SettleButtonProps) {
  const { number, due, received } = order;
  const { money } = useMessages();
  const open = balance({ due, received })?.kind;
  if (open === "paid") return <BalanceWords due={due} received={received} />;
  if (open !== "to-pay" && open !== "to-give-back") return null;
  const settle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const rowName = currentTarget.closest("li, tr")?.querySelector<HTMLElement>("[data-order]");
    const moveFocus = () => rowName?.focus({ preventScroll: true });
    // The button goes with the balance, and the focus must stay in the row. It leaves the button before that: a browser that removes
    // the focused button lays the page out for it. The button has no focus under a finger, so the row can be painted first.
    if (document.activeElement === currentTarget) moveFocus();
    else requestAnimationFrame(() => setTimeout(moveFocus));
    onSettle(order, way);
  };
  return (
    <May mark="money" otherwise={otherwise}>
      <Button
        id={`settle-${number}`}
        aria-labelledby={`settle-${number} name-${number}`}
        className={styles.settle}
        onPointerDown={keepFocus}
        onClick={settle}
      >
        {open === "to-pay" ? money.received(way) : money.gaveBack(way)}
      </Button>
    </May>
  );
}

/** Keeps a touch from focusing the button. It still scrolls the page and still ends in a click. */
function keepFocus(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType === "touch") event.preventDefault();
}
