import { memo } from "react";
import type { DishIdentity } from "#domain/cart/change-cart.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { ShopText } from "#site/language/shop-text.tsx";
import { pictureAddress } from "#site/order-state/picture-address.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Price } from "#web/ui/price.tsx";
import styles from "./dish-row.module.css";

/** The number of dishes that a phone shows at first. Their pictures load eagerly, but with lower priority than the page's code. */
const eagerDishes = 3;

interface DishRowProps {
  readonly typeName: string;
  readonly dish: Dish<string>;
  /** See `leftOf`. */
  readonly left?: number | undefined;
  /** How many of its portions are in the cart. */
  readonly inCart: number;
  /** Index within the first dish type; `later` for all other dish types. */
  readonly place: number | "later";
  readonly onOrder: (dish: DishIdentity) => void;
  readonly onEnlarge: (dish: Dish<string>) => void;
}

/** A dish on the menu. Memoized, because a long menu has hundreds of them. */
export const DishRow = memo(function DishRow({
  typeName,
  dish,
  left,
  inCart,
  place,
  onOrder,
  onEnlarge,
}: DishRowProps) {
  const messages = useMessages();
  const { name: dishName, thumbnail, kind } = dish;
  const isEager = place !== "later" && place < eagerDishes;
  return (
    <li className={classNames(styles.row, thumbnail === null && styles.bare)}>
      {thumbnail !== null && (
        <button
          type="button"
          aria-label={messages.menu.enlarge(dishName)}
          onClick={() => onEnlarge(dish)}
        >
          <img
            src={pictureAddress(thumbnail)}
            alt=""
            width="320"
            height="240"
            loading={isEager ? "eager" : "lazy"}
            fetchPriority={isEager ? "low" : undefined}
            decoding="async"
          />
        </button>
      )}
      <h3>
        <ShopText>{dishName}</ShopText>
      </h3>
      <div className={styles.text}>
        {dish.descriptions.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines of a dish may read the same
          <p key={index}>
            <ShopText>{line}</ShopText>
          </p>
        ))}
      </div>
      <div className={styles.order}>
        <p className={styles.facts}>
          <LowestPrice dish={dish} />
          {kind !== null && <span>{messages.menu.kinds[kind]}</span>}
          {left !== undefined && (
            <span>
              <strong>{messages.menu.left(left)}</strong>
            </span>
          )}
        </p>
        {inCart > 0 && <span className={styles.inCart}>{messages.menu.inCart(inCart)}</span>}
        {/* Of a dish that is sold out the dialog can be read only. */}
        <Button
          look={left === 0 ? "plain" : "main"}
          aria-label={messages.menu[left === 0 ? "detailsOfDish" : "orderThisDish"](dishName)}
          onClick={() => onOrder({ typeName, name: dishName })}
        >
          {left === 0 ? messages.menu.details : messages.menu.orderThis}
        </Button>
      </div>
    </li>
  );
});

function LowestPrice({ dish }: { readonly dish: Dish<string> }) {
  const messages = useMessages();
  const [first, ...others] = dish.selections.toSorted((a, b) => a.price - b.price);
  if (first === undefined) return null;
  return (
    <>
      {others.length > 0 && messages.menu.from}
      <Price amount={first.price} />
    </>
  );
}
