import { type Ref, useId } from "react";
import type { Cart } from "#domain/cart/cart.ts";
import type { CartChange } from "#domain/cart/cart-change.ts";
import { type DishIdentity, findCartDish } from "#domain/cart/change-cart.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { useMessages } from "#site/language/language-context.tsx";
import type { OrderTexts } from "#site/language/order-texts-he.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { Notice } from "#site/parts/notice.tsx";
import { BulletList } from "#web/ui/bullet-list.tsx";
import { Button } from "#web/ui/button.tsx";
import styles from "./cart-changes.module.css";

interface CartChangesProps {
  readonly changes: readonly CartChange[];
  /** The cart as the changed menu left it. */
  readonly allOrders: Cart;
  /** The customer wanted to order before having seen the changes. */
  readonly isHeldUp: boolean;
  readonly onEdit: (dish: DishIdentity) => void;
  readonly onSeen: () => void;
  readonly ref?: Ref<HTMLElement>;
}

/** Lists what a changed menu did to the cart, until the customer confirms having seen it. */
export function CartChanges({
  changes,
  allOrders,
  isHeldUp,
  onEdit,
  onSeen,
  ref,
}: CartChangesProps) {
  const { cart } = useMessages();
  const texts = useOrderTexts();
  const id = useId();
  if (changes.length === 0) return null;
  return (
    <Notice ref={ref} role="alert" tabIndex={-1} aria-labelledby={id} className={styles.changes}>
      <div id={id}>
        {isHeldUp && (
          <p>
            <strong>{texts.seeChangesFirst}</strong>
          </p>
        )}
        <p>{cart.changed}</p>
      </div>
      <BulletList lines={changeTexts(changes, texts)} />
      <div>
        <Button onClick={onSeen}>{cart.understood}</Button>
        {changedDishes(changes, allOrders).map((dish) => (
          <Button key={dish.dishName} look="quiet" onClick={() => onEdit(dish)}>
            {cart.editDish(dish.dishName)}
          </Button>
        ))}
      </div>
    </Notice>
  );
}

/** The changed dishes that are still in the cart, once each. */
function changedDishes(changes: readonly CartChange[], cart: Cart): readonly DishIdentity[] {
  const dishes = changes
    .map(({ typeName, dishName }) => ({ typeName, dishName }))
    .filter((dish) => findCartDish(cart, dish) !== undefined);
  return [...new Map(dishes.map((dish) => [JSON.stringify(dish), dish])).values()];
}

/** The sentences for the changes, without duplicates. */
export function changeTexts(changes: readonly CartChange[], texts: OrderTexts): readonly string[] {
  return [...new Set(changes.map((change) => changeText(change, texts)))];
}

function changeText(change: CartChange, { changes }: OrderTexts): string {
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
    case "dish-renamed":
      return changes["dish-renamed"](change.oldName, change.dishName);
    case "part-renamed":
      return changes["part-renamed"](change.dishName, change.oldName, change.partName);
  }
}
