import type { Dish } from "#domain/menu/menu.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "#site/ui/button.tsx";
import { Price } from "#site/ui/price.tsx";
import styles from "./dish-row.module.css";
import { pictureAddress } from "./picture-address.ts";

interface DishRowProps {
  readonly dish: Dish<string>;
  readonly isInCart: boolean;
  readonly onOrder: () => void;
  readonly onEnlarge: () => void;
}

export function DishRow({ dish, isInCart, onOrder, onEnlarge }: DishRowProps) {
  const messages = useMessages();
  const { dishName, thumbnail } = dish;
  return (
    <li className={styles.row}>
      {thumbnail !== null && (
        <button
          type="button"
          className={styles.picture}
          aria-label={messages.menu.enlarge(dishName)}
          onClick={onEnlarge}
        >
          <img
            src={pictureAddress(thumbnail)}
            alt=""
            width="320"
            height="240"
            loading="lazy"
            decoding="async"
          />
        </button>
      )}
      <div className={styles.text}>
        <h3 className={styles.name}>{dishName}</h3>
        {dish.dishDescriptions.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines of a dish may read the same
          <p key={index} className={styles.description}>
            {line}
          </p>
        ))}
      </div>
      <div className={styles.order}>
        <LowestPrice dish={dish} />
        {isInCart && <span className={styles.inCart}>{messages.menu.inCart}</span>}
        <Button
          look="main"
          aria-label={messages.menu.orderThisDish(dishName)}
          onClick={onOrder}
          className={styles.button}
        >
          {messages.menu.orderThis}
        </Button>
      </div>
    </li>
  );
}

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
