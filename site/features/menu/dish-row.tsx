import { memo } from "react";
import type { DishIdentity } from "#domain/cart/change-cart.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./dish-row.module.css";
import { pictureAddress } from "./picture-address.ts";

/** As many as a phone shows at first; their pictures do not wait until the page is laid out, but the page's code goes first. */
const dishesInSight = 3;

interface DishRowProps {
  readonly typeName: string;
  readonly dish: Dish<string>;
  readonly isInCart: boolean;
  /** Which dish of the first dish type it is, from 0. */
  readonly place: number | "later";
  readonly onOrder: (dish: DishIdentity) => void;
  readonly onEnlarge: (dish: Dish<string>) => void;
}

/** Drawn again only where something of its own is new: on a long menu the others are many. */
export const DishRow = memo(function DishRow({
  typeName,
  dish,
  isInCart,
  place,
  onOrder,
  onEnlarge,
}: DishRowProps) {
  const messages = useMessages();
  const { dishName, thumbnail } = dish;
  const isInSight = place !== "later" && place < dishesInSight;
  return (
    <li className={styles.row}>
      {thumbnail !== null && (
        <button
          type="button"
          className={styles.picture}
          aria-label={messages.menu.enlarge(dishName)}
          onClick={() => onEnlarge(dish)}
        >
          <img
            src={pictureAddress(thumbnail)}
            alt=""
            width="320"
            height="240"
            loading={isInSight ? "eager" : "lazy"}
            fetchPriority={isInSight ? "low" : undefined}
            decoding="async"
          />
        </button>
      )}
      <h3 className={styles.name}>{dishName}</h3>
      <div className={styles.text}>
        {dish.dishDescriptions.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines of a dish may read the same
          <p key={index}>{line}</p>
        ))}
      </div>
      <div className={styles.order}>
        <LowestPrice dish={dish} />
        {isInCart && <span className={styles.inCart}>{messages.menu.inCart}</span>}
        <Button
          look="main"
          aria-label={messages.menu.orderThisDish(dishName)}
          onClick={() => onOrder({ typeName, dishName })}
          className={styles.button}
        >
          {messages.menu.orderThis}
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
    <span className={styles.price}>
      {others.length > 0 && messages.menu.from}
      <Price amount={first.price} />
    </span>
  );
}
