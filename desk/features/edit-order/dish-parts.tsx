import type { ReactNode } from "react";
import { editOrderTexts } from "#desk/language/edit-order-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import {
  choiceOfDraft,
  extraOfDraft,
  selectionOfDraft,
  setAddOn,
  setAmount,
  setChoice,
  setExtra,
} from "#domain/cart/dish-draft.ts";
import { surchargesOf } from "#domain/cart/surcharges.ts";
import type { Language } from "#domain/language/language.ts";
import type { Choice, Dish, Option, Selection } from "#domain/menu/menu.ts";
import { type Agorot, noAgorot } from "#domain/money/agorot.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { CountInput } from "#web/ui/count-input.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { PillChoice } from "#web/ui/pill-choice.tsx";
import { AddedPrice, Price } from "#web/ui/price.tsx";
import styles from "./dish-parts.module.css";
import type { DraftDish } from "./order-draft.ts";

interface DishPartsProps {
  readonly dish: DraftDish;
  readonly namesIn: Language;
  /** Everything that the dish can have; undefined to show only what is ordered of it. */
  readonly onMenu: Dish<string> | undefined;
  readonly onChange: (dish: DraftDish) => void;
}

/** The selections, choices and extras of a dish with their counts: all that the menu has, and behind it what is ordered of anything else. */
export function DishParts({ dish, namesIn, onMenu, onChange }: DishPartsProps) {
  const { order } = useMessages();
  const texts = useTexts(editOrderTexts);
  const extras = offeredFirst(onMenu?.extras, dish.extras);
  return (
    <Stack lang={namesIn}>
      <Stack as="ul" gap={2}>
        {offeredFirst(onMenu?.selections, dish.selections).map(({ name, offer }) => (
          <SelectionRow key={name} name={name} offer={offer} dish={dish} onChange={onChange} />
        ))}
      </Stack>
      {offeredFirst(onMenu?.options, dish.options).map(({ name, offer }) =>
        onMenu === undefined || offer === undefined ? (
          <p key={name} className={styles.detail}>
            {`${name}: ${choiceOfDraft(dish, name) ?? ""}`}
          </p>
        ) : (
          <Choices key={name} option={offer} onMenu={onMenu} dish={dish} onChange={onChange} />
        ),
      )}
      {extras.length > 0 && (
        <Stack as="ul" aria-label={texts.extras} gap={2}>
          {extras.map(({ name, offer }) => (
            <CountRow
              key={name}
              title={order.beside(name)}
              name={`${name}, ${dish.dishName}`}
              price={offer?.price}
              amount={extraOfDraft(dish, name).amount}
              onCount={(count) => onChange(setExtra(dish, name, count))}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

type FieldProps = Pick<DishPartsProps, "dish" | "onChange">;

interface SelectionRowProps extends FieldProps {
  readonly name: string;
  readonly offer: Selection<string> | undefined;
}

/** A size with its count; while it is counted, with its add-ons. */
function SelectionRow({ name, offer, dish, onChange }: SelectionRowProps) {
  const { amount, addOns: checked } = selectionOfDraft(dish, name);
  const addOns = offeredFirst(
    offer?.addOns,
    checked.map((addOn) => ({ name: addOn })),
  );
  return (
    <CountRow
      title={name}
      name={`${name}, ${dish.dishName}`}
      price={offer?.price}
      amount={amount}
      onCount={(count) => onChange(setAmount(dish, name, count))}
    >
      {offer === undefined
        ? addOns.map((addOn) => (
            <span key={addOn.name} className={styles.detail}>{`+ ${addOn.name}`}</span>
          ))
        : amount > 0 &&
          addOns.map(({ name: addOn, offer: { addedPrice } = { addedPrice: noAgorot } }) => (
            <CheckField
              key={addOn}
              className={styles.box}
              aria-label={`${addOn}, ${name}`}
              isChecked={checked.includes(addOn)}
              onCheck={(isChecked) => onChange(setAddOn(dish, name, addOn, isChecked))}
            >
              {addOn} {addedPrice > 0 && <AddedPrice amount={addedPrice} />}
            </CheckField>
          ))}
    </CountRow>
  );
}

interface ChoicesProps extends FieldProps {
  readonly option: Option<string>;
  readonly onMenu: Dish<string>;
}

function Choices({ option: { name, choices }, onMenu, dish, onChange }: ChoicesProps) {
  /** A choice with its surcharge for the sizes that are counted: one, or from the lowest to the highest. */
  const textOf = (choice: Choice<string>) => {
    const surcharges = surchargesOf(choice.price, onMenu, dish);
    if (surcharges === null) return choice.name;
    const { lowest, highest } = surcharges;
    return (
      <span>
        {choice.name} <AddedPrice amount={lowest} {...(highest > lowest && { to: highest })} />
      </span>
    );
  };
  return (
    <PillChoice
      isField
      legend={name}
      pills={choices.map((choice) => ({ value: choice.name, text: textOf(choice) }))}
      chosen={choiceOfDraft(dish, name)}
      onChoose={(choice) => onChange(setChoice(dish, name, choice))}
    />
  );
}

interface CountRowProps {
  readonly title: string;
  /** What is counted, with its dish. */
  readonly name: string;
  /** Of one; undefined for what the menu does not have. */
  readonly price: Agorot | undefined;
  readonly amount: number;
  readonly onCount: (amount: number) => void;
  readonly children?: ReactNode;
}

function CountRow({ title, name, price, amount, onCount, children }: CountRowProps) {
  const texts = useTexts(editOrderTexts);
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {title}
        {price !== undefined && (
          <span className={styles.unit}>
            <Price amount={price} />
          </span>
        )}
      </span>
      <CountInput
        texts={texts}
        name={name}
        label={texts.countOf(name)}
        value={amount}
        onChange={onCount}
      />
      {children}
    </li>
  );
}

interface Named {
  readonly name: string;
}

/** What is offered, in the order of the menu, and behind it what is ordered but not offered. */
function offeredFirst<Offer extends Named>(
  offered: readonly Offer[] = [],
  ordered: readonly Named[],
): readonly (Named & { readonly offer?: Offer })[] {
  const others = ordered.filter(({ name }) => !offered.some((offer) => offer.name === name));
  return [...offered.map((offer) => ({ name: offer.name, offer })), ...others];
}
