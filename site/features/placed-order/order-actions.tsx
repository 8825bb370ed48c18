import { useState } from "react";
import { Link, useLocation } from "wouter";
import { useLanguage } from "#site/language/language-context.tsx";
import { useOrderPageTexts } from "#site/language/use-order-page-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { beginChange, type OrderForCart, orderAgain } from "#site/order-state/begin-change.ts";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import type { CartState } from "#site/order-state/order-state.ts";
import type { ShownOrder } from "#site/parts/shown-order.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import styles from "./placed-order-page.module.css";
import { useOrderForCart } from "./use-order-for-cart.ts";

interface OrderActionsProps {
  readonly order: ShownOrder;
  /** The key of the page. */
  readonly orderKey: string;
  /** The order is being cancelled or restored. */
  readonly isBusy: boolean;
  readonly onSetCancelled: (isCancelled: boolean) => void;
}

type Question = "cancel" | "replace" | "give-up";
/** What the cart becomes: the order to change, or a new order with the same content. */
type Use = "change" | "again";

/** What the customer can do with the order. Each of these needs a press; opening the page does nothing. */
export function OrderActions({ order, orderKey, isBusy, onSetCancelled }: OrderActionsProps) {
  const { messages } = useLanguage();
  const { inDoubt } = useOrderTexts();
  const texts = useOrderPageTexts();
  const store = useOrderStore();
  const state = useOrderState();
  const [, navigate] = useLocation();
  const orderForCart = useOrderForCart();
  const [question, setQuestion] = useState<Question | null>(null);
  const [filling, setFilling] = useState<Use | "failed" | null>(null);
  const { number, revision, week, deadline } = order;
  const changed = state?.changedOrder ?? null;
  const isBeingChanged = changed?.number === number && changed.revision === revision;
  const isFilling = filling === "change" || filling === "again";

  const fillCart = async (use: Use) => {
    if (isFilling) return;
    setFilling(use);
    const forCart = await orderForCart(order);
    if (forCart === null) {
      setFilling("failed");
      return;
    }
    store.takeOver(next(use, store.state(), forCart));
    navigate("/cart");
  };
  const next = (use: Use, before: CartState, forCart: OrderForCart) =>
    use === "again"
      ? orderAgain(before, forCart)
      : beginChange(before, { number, key: orderKey, revision, week, deadline }, forCart);

  const close = () => setQuestion(null);
  return (
    <>
      <div className={styles.buttons}>
        {order.canRestore && (
          <Button look="main" aria-busy={isBusy} onClick={() => onSetCancelled(false)}>
            {texts.restore}
          </Button>
        )}
        {order.canChange && isBeingChanged && (
          <Link href="/cart" className={buttonClass("plain")}>
            {texts.continueChange}
          </Link>
        )}
        {order.canChange && !isBeingChanged && (
          <Button
            aria-busy={filling === "change"}
            onClick={() => {
              // The cart from before another change is kept, but what was changed there is not.
              if (changed !== null && changed.number !== number) setQuestion("give-up");
              else void fillCart("change");
            }}
          >
            {texts.change}
          </Button>
        )}
        {order.canChange && (
          <Button aria-busy={isBusy} onClick={() => setQuestion("cancel")}>
            {texts.cancel}
          </Button>
        )}
        <Button
          aria-busy={filling === "again"}
          onClick={() => {
            if (store.state().allOrders.length > 0) setQuestion("replace");
            else void fillCart("again");
          }}
        >
          {texts.again}
        </Button>
      </div>
      <p className={styles.hint}>{texts.againHint}</p>
      {filling === "failed" && <p role="alert">{texts.menuFailed}</p>}
      {question === "cancel" && (
        <ConfirmDialog
          texts={{ cancel: texts.keepOrder, confirm: texts.cancel }}
          title={texts.confirmCancel(number)}
          onCancel={close}
          onConfirm={() => {
            close();
            onSetCancelled(true);
          }}
        >
          <p>{texts.confirmCancelText}</p>
        </ConfirmDialog>
      )}
      {question === "replace" && (
        <ConfirmDialog
          texts={{ cancel: messages.cancel, confirm: texts.replace }}
          title={texts.confirmReplace}
          onCancel={close}
          onConfirm={() => {
            close();
            void fillCart("again");
          }}
        >
          <p>{texts.confirmReplaceText(number)}</p>
          {state?.isInDoubt === true && (
            <p>{changed === null ? inDoubt : texts.changing.inDoubt}</p>
          )}
        </ConfirmDialog>
      )}
      {question === "give-up" && changed !== null && (
        <ConfirmDialog
          texts={{ cancel: messages.cancel, confirm: texts.change }}
          title={texts.confirmGiveUp(changed.number)}
          onCancel={close}
          onConfirm={() => {
            close();
            void fillCart("change");
          }}
        >
          <p>{state?.isInDoubt === true ? texts.changing.inDoubt : texts.confirmGiveUpText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
