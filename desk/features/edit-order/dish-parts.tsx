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
import type { Language } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { type Agorot, agorot, noAgorot } from "#domain/money/agorot.ts";
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
  readonly onChange: (change: (dish: DraftDish) => DraftDish) => void;
}

/** The selections, choices and extras of a dish with their counts: those that are ordered, or all that the menu has. */
export function DishParts({ dish, namesIn, onMenu, onChange }: DishPartsProps) {
  const { order } = useMessages();
  const texts = useTexts(editOrderTexts);
  const extras = named(onMenu?.extras, dish.extras);
  return (
    <Stack lang={namesIn}>
      <Stack as="ul" gap={2}>
        {named(onMenu?.selections, dish.selections).map((name) => (
          <SelectionRow
            key={name}
            name={name}
            dish={dish}
            offer={onMenu?.selections.find(({ name: selectionName }) => selectionName === name)}
            onChange={onChange}
          />
        ))}
      </Stack>
      {onMenu === undefined
        ? dish.options.map(({ name, choice }) => (
            <p key={name} className={styles.detail}>
              {`${name}: ${choice}`}
            </p>
          ))
        : onMenu.options.map(({ name, choices }) => (
            <PillChoice
              key={name}
              isField
              legend={name}
              pills={choices.map((choice) => ({
                value: choice.name,
                text: <ChoiceText {...choice} />,
              }))}
              chosen={choiceOfDraft(dish, name)}
              onChoose={(choice) => onChange((each) => setChoice(each, name, choice))}
            />
          ))}
      {extras.length > 0 && (
        <Stack as="ul" aria-label={texts.extras} gap={2}>
          {extras.map((name) => (
            <CountRow
              key={name}
              title={order.beside(name)}
              name={`${name}, ${dish.dishName}`}
              price={onMenu?.extras.find((each) => each.name === name)?.price}
              amount={extraOfDraft(dish, name).amount}
              onCount={(count) => onChange((each) => setExtra(each, name, count))}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface SelectionRowProps extends Pick<DishPartsProps, "dish" | "onChange"> {
  readonly name: string;
  readonly offer: Dish<string>["selections"][number] | undefined;
}

function SelectionRow({ name, dish, offer, onChange }: SelectionRowProps) {
  const { amount, addOns: checked } = selectionOfDraft(dish, name);
  const addOns = named(
    offer?.addOns,
    checked.map((addOn) => ({ name: addOn })),
  );
  const priceOf = (addOn: string) =>
    offer?.addOns.find((each) => each.name === addOn)?.addedPrice ?? noAgorot;
  return (
    <CountRow
      title={name}
      name={`${name}, ${dish.dishName}`}
      price={offer?.price}
      amount={amount}
      onCount={(count) => onChange((each) => setAmount(each, name, count))}
    >
      {offer === undefined
        ? addOns.map((addOn) => <span key={addOn} className={styles.detail}>{`+ ${addOn}`}</span>)
        : amount > 0 &&
          addOns.map((addOn) => (
            <CheckField
              key={addOn}
              className={styles.box}
              aria-label={`${addOn}, ${name}`}
              isChecked={checked.includes(addOn)}
              onCheck={(isChecked) => onChange((each) => setAddOn(each, name, addOn, isChecked))}
            >
              {addOn} {priceOf(addOn) > 0 && <AddedPrice amount={priceOf(addOn)} />}
            </CheckField>
          ))}
    </CountRow>
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

/** A choice with its surcharge: none, one for each portion, or those of the selections from the lowest to the highest. */
function ChoiceText({ name, price }: { readonly name: string; readonly price: readonly number[] }) {
  const lowest = Math.min(...price);
  const highest = Math.max(...price);
  return (
    <span>
      {name}{" "}
      {highest > 0 && (
        <AddedPrice amount={agorot(lowest)} {...(highest > lowest && { to: agorot(highest) })} />
      )}
    </span>
  );
}

interface Named {
  readonly name: string;
}

/** The names of what is offered, in the order of the menu, and of what is ordered but not offered. */
function named(offered: readonly Named[] = [], ordered: readonly Named[]): readonly string[] {
  return [...new Set([...offered, ...ordered].map(({ name }) => name))];
}
