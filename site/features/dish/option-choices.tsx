import { useId } from "react";
import {
  choiceOfDraft,
  type DishDraft,
  selectionOfDraft,
  setChoice,
} from "#domain/cart/dish-draft.ts";
import type { Dish, Option, OptionPrice } from "#domain/menu/menu.ts";
import { noAgorot } from "#domain/money/agorot.ts";
import { useDishDialogTexts } from "#site/language/dish-dialog-texts.ts";
import { ShopText } from "#site/language/shop-text.tsx";
import { Asterisk } from "#web/ui/field.tsx";
import { checkClass, Hint, Stack } from "#web/ui/layout.tsx";
import { AddedPrice } from "#web/ui/price.tsx";
import styles from "./option-choices.module.css";

interface OptionChoicesProps {
  readonly dish: Dish<string>;
  readonly option: Option<string>;
  readonly draft: DishDraft;
  readonly onChange: (draft: DishDraft) => void;
}

/** A required radio group (specification §2). */
export function OptionChoices({ dish, option, draft, onChange }: OptionChoicesProps) {
  const groupName = useId();
  const chosen = choiceOfDraft(draft, option.name);
  return (
    <fieldset role="radiogroup" aria-required="true" className={styles.option}>
      <legend className={styles.name}>
        <ShopText>{option.name}</ShopText> <Asterisk />
      </legend>
      <Stack gap={0}>
        {option.choices.map(({ name, price }) => (
          <label key={name} className={checkClass}>
            <input
              type="radio"
              name={groupName}
              required
              checked={chosen === name}
              onChange={() => onChange(setChoice(draft, option.name, name))}
            />
            <span className={styles.text}>
              <ShopText>{name}</ShopText> <ChoicePrice price={price} dish={dish} draft={draft} />
            </span>
          </label>
        ))}
      </Stack>
    </fieldset>
  );
}

interface ChoicePriceProps extends Pick<OptionChoicesProps, "dish" | "draft"> {
  readonly price: OptionPrice;
}

/**
 * The surcharge of a choice: none, one price per portion, or one for each selection. Of the latter only those of the counted
 * selections are shown, or their range while nothing is counted.
 */
function ChoicePrice({ price, dish, draft }: ChoicePriceProps) {
  const messages = useDishDialogTexts();
  const surcharges = dish.selections.flatMap(({ name: selectionName }, index) => {
    const amount = price.length === 1 ? price[0] : price[index];
    const { amount: count } = selectionOfDraft(draft, selectionName);
    return amount === undefined ? [] : [{ selectionName, amount, count }];
  });
  const counted = surcharges.filter(({ count }) => count > 0);
  const shown = counted.length > 0 ? counted : surcharges;
  const [lowest, ...others] = shown.toSorted((a, b) => a.amount - b.amount);
  const highest = others.at(-1) ?? lowest;
  if (lowest === undefined || highest === undefined || highest.amount === noAgorot) return null;
  const isOne = lowest.amount === highest.amount;
  return (
    <Hint as="small">
      {isOne || counted.length === 0 ? (
        <>
          <AddedPrice amount={lowest.amount} {...(!isOne && { to: highest.amount })} />{" "}
          {messages.perPortion}
        </>
      ) : (
        counted.map(({ selectionName, amount }) => (
          <span key={selectionName} className={styles.portion}>
            {selectionName} <AddedPrice amount={amount} />
          </span>
        ))
      )}
    </Hint>
  );
}
