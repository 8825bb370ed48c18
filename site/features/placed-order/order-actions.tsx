import { useState } from "react";
import { Link } from "wouter";
import { useLanguage } from "#site/language/language-context.tsx";
import { useOrderPageTexts } from "#site/language/order-page-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { beginChange, type OrderForCart, orderAgain } from "#site/order-state/begin-change.ts";
import { giveUpChange } from "#site/order-state/give-up-change.ts";
import { useOrderState, useOrderStore } from "#site/order-state/order-context.tsx";
import type { CartState } from "#site/order-state/order-state.ts";
import { changeable, type ShownOrder } from "#site/parts/shown-order.ts";
import { useFillCart } from "#site/parts/use-fill-cart.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Hint, Row } from "#web/ui/layout.tsx";

interface OrderActionsProps {
  readonly order: ShownOrder;
  /** The key of the page. */
  readonly orderKey: string;
  /** The order is being canceled or restored. */
  readonly isBusy: boolean;
  readonly onSetCancelled: (isCancelled: boolean) => void;
}

/** What the cart becomes: the order to change, or a new order with the same content. */
type Use = "change" | "again";

/** What the customer can do with the order. Each of these needs a press; opening the page does nothing. */
export function OrderActions({ order, orderKey, isBusy, onSetCancelled }: OrderActionsProps) {
  const { shopLanguage: language, messages } = useLanguage();
  const { inDoubt } = useOrderTexts();
  const texts = useOrderPageTexts();
  const { client } = useGraphql();
  const store = useOrderStore();
  const state = useOrderState();
  const putIntoCart = useFillCart();
  const [asked, setAsked] = useState<"cancel" | "replace" | Use | null>(null);
  const [filling, setFilling] = useState<Use | "failed" | null>(null);
  const { number, revision, week, deadline } = order;
  const changed = state?.changedOrder ?? null;
  const isBeingChanged = changed?.number === number && changed.revision === revision;
  const isFilling = filling === "change" || filling === "again";

  const fillCart = async (use: Use) => {
    if (isFilling) return;
    setFilling(use);
    const filled = await putIntoCart(order, (before, forCart) => next(use, before, forCart));
    setFilling(filled === "failed" ? "failed" : null);
    // The customer is asked as at the press.
    if (filled === "other-cart" && use === "again") askAgain();
  };
  const next = (use: Use, before: CartState, forCart: OrderForCart) =>
    use === "again"
      ? orderAgain(before, forCart)
      : beginChange(
          before,
          { number, key: orderKey, week, deadline, ...changeable(order) },
          forCart,
        );

  const askAgain = () => {
    if (store.state().changedOrder === null) void fillAgain();
    else setAsked("again");
  };
  /** Asks before a cart is replaced, also one that comes back after a change. */
  const fillAgain = async () => {
    if (store.state().changedOrder !== null) await giveUpChange(store, client, language);
    if (store.state().cart.length > 0) setAsked("replace");
    else void fillCart("again");
  };

  const isInDoubt = state?.isInDoubt === true;
  const ofGivenUp = (given: string) => ({
    title: texts.confirmGiveUp(given),
    lines: [isInDoubt ? texts.changing.inDoubt : texts.confirmGiveUpText],
  });
  const questions = {
    cancel: {
      texts: { cancel: texts.keepOrder, confirm: texts.cancel },
      title: texts.confirmCancel(number),
      lines: [texts.confirmCancelText],
      confirm: () => onSetCancelled(true),
    },
    replace: {
      texts: { cancel: messages.cancel, confirm: texts.replace },
      title: texts.confirmReplace,
      lines: [texts.confirmReplaceText(number), ...(isInDoubt ? [inDoubt] : [])],
      confirm: () => void fillCart("again"),
    },
    change: changed && {
      ...ofGivenUp(changed.number),
      texts: { cancel: messages.cancel, confirm: texts.change },
      confirm: () => void fillCart("change"),
    },
    again: changed && {
      ...ofGivenUp(changed.number),
      texts: { cancel: messages.cancel, confirm: texts.changing.giveUp },
      confirm: () => void fillAgain(),
    },
  };
  const question = asked && questions[asked];
  const close = () => setAsked(null);
  return (
    <>
      <Row gap={3}>
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
              // The cart that the customer had before another change is kept, but what was changed there is not.
              if (changed !== null && changed.number !== number) setAsked("change");
              else void fillCart("change");
            }}
          >
            {texts.change}
          </Button>
        )}
        {order.canChange && (
          <Button look="quiet" aria-busy={isBusy} onClick={() => setAsked("cancel")}>
            {texts.cancel}
          </Button>
        )}
        <Button aria-busy={filling === "again"} onClick={askAgain}>
          {texts.again}
        </Button>
      </Row>
      <Hint>{texts.againHint}</Hint>
      {filling === "failed" && <p role="alert">{texts.menuFailed}</p>}
      {question !== null && (
        <ConfirmDialog
          texts={question.texts}
          title={question.title}
          onCancel={close}
          onConfirm={() => {
            close();
            question.confirm();
          }}
        >
          {question.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ConfirmDialog>
      )}
    </>
  );
}
