import { type Ref, useId } from "react";
import type { Cart } from "#domain/cart/cart.ts";
import { type CartChange, isChoiceMissing } from "#domain/cart/cart-change.ts";
import { type DishIdentity, findCartDish } from "#domain/cart/change-cart.ts";
import { changeTexts } from "#domain/cart/change-texts.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { Notice } from "#site/parts/notice.tsx";
import { BulletList } from "#web/ui/bullet-list.tsx";
import { Button } from "#web/ui/button.tsx";
import styles from "./cart-changes.module.css";

interface CartChangesProps {
  readonly changes: readonly CartChange[];
  /** The cart as the changed menu left it. */
  readonly cart: Cart;
  /** The customer wanted to order before having seen the changes. */
  readonly isHeldUp: boolean;
  readonly onEdit: (dish: DishIdentity) => void;
  readonly onSeen: () => void;
  readonly ref?: Ref<HTMLElement>;
}

/** Lists what a changed menu did to the cart, until the customer confirms having seen it, and has made the choices that it asks for. */
export function CartChanges({
  changes,
  cart: groups,
  isHeldUp,
  onEdit,
  onSeen,
  ref,
}: CartChangesProps) {
  const { cart } = useMessages();
  const texts = useOrderTexts();
  const id = useId();
  if (changes.length === 0) return null;
  const areChoicesMissing = changes.every((change) => isChoiceMissing(change, groups));
  return (
    <Notice ref={ref} role="alert" tabIndex={-1} aria-labelledby={id} className={styles.changes}>
      <div id={id}>
        {isHeldUp && (
          <p>
            <strong>{areChoicesMissing ? texts.chooseFirst : texts.seeChangesFirst}</strong>
          </p>
        )}
        <p>{cart.changed}</p>
      </div>
      <BulletList lines={changeTexts(changes, texts.changes)} />
      <div>
        {!areChoicesMissing && <Button onClick={onSeen}>{cart.understood}</Button>}
        {changedDishes(changes, groups).map((dish) => (
          <Button
            key={dish.name}
            look={areChoicesMissing ? "plain" : "quiet"}
            onClick={() => onEdit(dish)}
          >
            {cart.editDish(dish.name)}
          </Button>
        ))}
      </div>
    </Notice>
  );
}

/** The changed dishes that are still in the cart, once each. */
function changedDishes(changes: readonly CartChange[], cart: Cart): readonly DishIdentity[] {
  const dishes = changes
    .map(({ typeName, dishName }) => ({ typeName, name: dishName }))
    .filter((dish) => findCartDish(cart, dish) !== undefined);
  return [...new Map(dishes.map((dish) => [JSON.stringify(dish), dish])).values()];
}
