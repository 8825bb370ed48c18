import { useId } from "react";
import type { Dish, Option, OptionPrice } from "#domain/menu/menu.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { Asterisk } from "#web/ui/field.tsx";
import { AddedPrice } from "#web/ui/price.tsx";
import styles from "./option-choices.module.css";

interface OptionChoicesProps {
  readonly dish: Dish<string>;
  readonly option: Option<string>;
  readonly chosen: number | null;
  readonly onChoose: (choice: number) => void;
}

/** A required radio group (specification §2). */
export function OptionChoices({ dish, option, chosen, onChoose }: OptionChoicesProps) {
  const groupName = useId();
  return (
    <fieldset role="radiogroup" aria-required="true" className={styles.option}>
      <legend className={styles.name}>
        {option.name} <Asterisk />
      </legend>
      <div className={styles.choices}>
        {option.choices.map(({ name, price }, index) => (
          <label key={name} className={styles.choice}>
            <input
              type="radio"
              name={groupName}
              required
              checked={chosen === index}
              onChange={() => onChoose(index)}
            />
            <span className={styles.text}>
              {name} <ChoicePrice price={price} dish={dish} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The surcharge of a choice: none, one price per portion, or one price for each selection. */
function ChoicePrice({
  price,
  dish,
}: {
  readonly price: OptionPrice;
  readonly dish: Dish<string>;
}) {
  const { dish: messages } = useMessages();
  const [first] = price;
  if (first === undefined || price.every((amount) => amount === 0)) return null;
  if (price.every((amount) => amount === first)) {
    return (
      <small className={styles.price}>
        <AddedPrice amount={first} /> {messages.perPortion}
      </small>
    );
  }
  return (
    <small className={styles.price}>
      {dish.selections.map(({ selectionName }, index) => {
        const amount = price[index];
        return amount === undefined ? null : (
          <span key={selectionName} className={styles.portion}>
            {selectionName} <AddedPrice amount={amount} />
          </span>
        );
      })}
    </small>
  );
}
