import type { Ref } from "react";
import type { CartChange } from "#domain/cart/resolve-cart.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { useMessages } from "#site/language/language-context.tsx";
import type { Messages } from "#site/language/messages.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./cart-changes.module.css";

interface CartChangesProps {
  readonly changes: readonly CartChange[];
  readonly onSeen: () => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Lists what a changed menu did to the cart, until the customer confirms having seen it. */
export function CartChanges({ changes, onSeen, ref }: CartChangesProps) {
  const { cart } = useMessages();
  if (changes.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.changes}>
      <p>{cart.changed}</p>
      <ul>
        {changeTexts(changes, cart).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button onClick={onSeen}>{cart.understood}</Button>
    </div>
  );
}

/** The sentences for the changes, without duplicates. */
export function changeTexts(
  changes: readonly CartChange[],
  messages: Messages["cart"],
): readonly string[] {
  return [...new Set(changes.map((change) => changeText(change, messages)))];
}

function changeText(change: CartChange, { changes }: Messages["cart"]): string {
  switch (change.kind) {
    case "dish-gone":
      return changes["dish-gone"](change.dishName);
    case "part-gone":
      return changes["part-gone"](change.dishName, change.partName);
    case "choice-needed":
      return changes["choice-needed"](change.dishName, change.optionName);
    case "price-changed":
      return changes["price-changed"](
        change.dishName,
        isolatedPriceText(change.from),
        isolatedPriceText(change.to),
      );
  }
}
