import { useEffect, useState } from "react";
import { Link } from "wouter";
import { priceCart } from "#domain/cart/price-cart.ts";
import { useDishDialogTexts } from "#site/language/dish-dialog-texts.ts";
import { useOrderState } from "#site/order-state/order-context.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./added-note.module.css";

/** How long the note is shown, in milliseconds. It leads to nothing that is not on the page otherwise. */
const shownMs = 10_000;

interface AddedNoteProps {
  /** The dish that was added last; null shows nothing. */
  readonly dishName: string | null;
  /** Called when the note has been shown long enough. */
  readonly onGone: () => void;
}

/**
 * Says above the bottom bar that a dish was added, with a link to the cart and its total. It stays while the pointer or the focus is on
 * it. It is rendered without a dish too, because screen readers announce only the changes of a status that they already know.
 */
export function AddedNote({ dishName, onGone }: AddedNoteProps) {
  const texts = useDishDialogTexts();
  const cart = useOrderState()?.cart ?? [];
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isShown = dishName !== null;
  const isHeld = isPointedAt || isFocused;

  useEffect(() => {
    if (!isShown || isHeld) return undefined;
    const timer = setTimeout(onGone, shownMs);
    return () => clearTimeout(timer);
  }, [isShown, isHeld, onGone]);

  return (
    <div className={styles.place}>
      <div
        className={isShown ? styles.note : undefined}
        onPointerEnter={() => setIsPointedAt(true)}
        onPointerLeave={() => setIsPointedAt(false)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
      >
        <p role="status" className={styles.text}>
          {isShown && texts.added(dishName)}
        </p>
        {isShown && (
          <Link href="/cart" className={buttonClass("main", styles.link)}>
            {texts.toCart} <Price amount={priceCart(cart)} />
          </Link>
        )}
      </div>
    </div>
  );
}
