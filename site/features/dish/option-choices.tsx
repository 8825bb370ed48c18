import { useId } from "react";
import { choiceOfDraft, type DishDraft, setChoice } from "#domain/cart/dish-draft.ts";
import { surchargesOf } from "#domain/cart/surcharges.ts";
import type { Dish, Option, OptionPrice } from "#domain/menu/menu.ts";
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

/** The surcharge of a choice, see `surchargesOf`: one for each portion, that of each counted selection, or a range while nothing is counted. */
function ChoicePrice({ price, dish, draft }: ChoicePriceProps) {
  const messages = useDishDialogTexts();
  const surcharges = surchargesOf(price, dish, draft);
  if (surcharges === null) return null;
  const { lowest, highest, counted } = surcharges;
  const isOne = lowest === highest;
  return (
    <Hint as="small">
      {isOne || counted.length === 0 ? (
        <>
          <AddedPrice amount={lowest} {...(!isOne && { to: highest })} /> {messages.perPortion}
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
