import type { CartDish } from "#domain/cart/cart.ts";
import { priceExtra, priceOption, priceSelection } from "#domain/cart/price-dish.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "#site/ui/button.tsx";
import { Price } from "#site/ui/price.tsx";
import styles from "./dish-of-cart.module.css";

interface DishOfCartProps {
  readonly dish: CartDish;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One dish of the cart with all that was chosen, and what each of it costs (specification §2). */
export function DishOfCart({ dish, onEdit, onRemove }: DishOfCartProps) {
  const messages = useMessages();
  return (
    <li className={styles.dish}>
      <div className={styles.head}>
        <h3 className={styles.name}>{dish.dishName}</h3>
        <Button
          look="quiet"
          aria-label={messages.cart.editDish(dish.dishName)}
          onClick={onEdit}
        >
          {messages.cart.edit}
        </Button>
        <Button
          look="quiet"
          aria-label={messages.cart.removeDish(dish.dishName)}
          onClick={onRemove}
        >
          {messages.cart.remove}
        </Button>
      </div>
      <ul className={styles.lines}>
        {dish.selections.map((selection) => (
          <li key={selection.selectionName} className={styles.line}>
            <span>
              {selection.selectionName} <Times amount={selection.amount} />
              {selection.checkedOptions.map(({ name, addedPrice }) => (
                <small key={name} className={styles.addOn}>
                  {name} <bdi dir="ltr">+</bdi>
                  <Price amount={addedPrice} />
                </small>
              ))}
            </span>
            <Price amount={priceSelection(selection)} />
          </li>
        ))}
        {dish.options.map((option) => (
          <li key={option.name} className={styles.line}>
            <span>
              {option.name}: {option.choice}
            </span>
            <Price amount={priceOption(option.price, dish.selections)} />
          </li>
        ))}
        {dish.extras.map((extra) => (
          <li key={extra.name} className={styles.line}>
            <span>
              {extra.name} <Times amount={extra.amount} />
            </span>
            <Price amount={priceExtra(extra)} />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{messages.cart.dishTotal}</span> <Price amount={dish.totalPrice} />
      </p>
    </li>
  );
}

function Times({ amount }: { readonly amount: number }) {
  return <bdi dir="ltr">× {amount}</bdi>;
}
