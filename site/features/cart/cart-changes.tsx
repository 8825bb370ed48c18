import type { Ref } from "react";
import type { CartChange } from "#domain/cart/resolve-cart.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import styles from "./cart-changes.module.css";
import { changeTexts } from "./change-texts.ts";

interface CartChangesProps {
  readonly changes: readonly CartChange[];
  readonly onSeen: () => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** What a menu that changed meanwhile did to the cart, until the customer says that it was seen. */
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
