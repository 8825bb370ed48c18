import { useState } from "react";
import { createPortal } from "react-dom";
import { placedOrderDocument } from "#contract/generated/placed-order-operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { sameAgain } from "#site/order-state/begin-change.ts";
import { type MyOrder, useMyOrders } from "#site/order-state/my-orders.ts";
import { useOrderState } from "#site/order-state/order-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Price } from "#web/ui/price.tsx";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import styles from "./same-again.module.css";
import { readShownOrder } from "./shown-order.ts";
import { useFillCart } from "./use-fill-cart.ts";

/**
 * Puts the order that was sent last from this device into the empty cart, at today's menu and prices, and opens the cart, which says
 * what is gone or costs something else. Nothing if the device knows no order, while there is a cart, or while it is not known whether an order was placed.
 */
export function SameAgain() {
  const [last] = useMyOrders();
  const state = useOrderState();
  if (last === undefined || state === null) return null;
  // With a new key, an order that may have been placed could be placed once more.
  const { cart, changedOrder, isInDoubt } = state;
  if (cart.length > 0 || changedOrder !== null || isInDoubt) return null;
  return <SameAgainButton last={last} />;
}

interface SameAgainButtonProps {
  readonly last: MyOrder;
}

function SameAgainButton({ last }: SameAgainButtonProps) {
  const { shopLanguage: language } = useLanguage();
  const texts = usePlacedOrderTexts();
  const { client } = useGraphql();
  const fillCart = useFillCart();
  const [progress, setProgress] = useState<"idle" | "loading" | "failed">("idle");

  const load = async () => {
    const { number, key } = last;
    const answer = await client.reload(placedOrderDocument, { number, key, language });
    const order = answer.ok ? answer.data.order : null;
    return order && readShownOrder(order);
  };
  const press = async () => {
    if (progress === "loading") return;
    setProgress("loading");
    const filled = await fillCart(load(), sameAgain).catch((error: unknown) => {
      console.error("the last order cannot be read", error);
      return "failed";
    });
    setProgress(filled === "failed" ? "failed" : "idle");
  };
  return (
    <>
      <Button aria-busy={progress === "loading"} onClick={() => void press()}>
        <span>
          {texts.sameAgain} · <Price amount={last.orderTotal} />
        </span>
      </Button>
      {progress === "failed" && <p role="alert">{texts.sameAgainFailed}</p>}
    </>
  );
}

/**
 * The same on the menu. It comes after hydration, when nothing may move: a wide screen has room beside the heading, and on a phone it
 * takes its room from the end of the page, above the bottom bar.
 */
export function SameAgainOnMenu() {
  const place = useIsWide(768) ? document.getElementById("page-heading")?.parentElement : undefined;
  const button = (
    <div className={place === undefined ? styles.bar : styles.beside}>
      <SameAgain />
    </div>
  );
  return place == null ? button : createPortal(button, place);
}
