import { useEditOrderTexts } from "#desk/language/use-edit-order-texts.ts";
import { PillChoice } from "#desk/order-parts/pill-choice.tsx";
import type { Language } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import { CountInput } from "#web/ui/count-input.tsx";
import { AddedPrice, Price } from "#web/ui/price.tsx";
import { setAddOn, setAmount, setChoice, setExtra } from "./change-draft-dish.ts";
import styles from "./dish-parts.module.css";
import type { DraftDish } from "./order-draft.ts";
import type { MenuDish } from "./order-menu.ts";

interface DishPartsProps {
  readonly dish: DraftDish;
  readonly namesIn: Language;
  /** Everything that the dish can have; undefined to show only what is ordered of it. */
  readonly onMenu: MenuDish | undefined;
  readonly onChange: (change: (dish: DraftDish) => DraftDish) => void;
}

/** The selections, choices and extras of a dish with their counts: those that are ordered, or all that the menu has. */
export function DishParts({ dish, namesIn, onMenu, onChange }: DishPartsProps) {
  const texts = useEditOrderTexts();
  const extras = named(onMenu?.extras, dish.extras);
  return (
    <div lang={namesIn} className={styles.parts}>
      <ul className={styles.rows}>
        {named(onMenu?.selections, dish.selections).map((name) => (
          <SelectionRow
            key={name}
            name={name}
            dish={dish}
            offer={onMenu?.selections.find((each) => each.name === name)}
            onChange={onChange}
          />
        ))}
      </ul>
      {onMenu === undefined
        ? dish.options.map(({ name, choice }) => (
            <p key={name} className={styles.detail}>
              {texts.choice(name, choice)}
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
              chosen={dish.options.find((each) => each.name === name)?.choice ?? null}
              onChoose={(choice) => onChange((each) => setChoice(each, name, choice))}
            />
          ))}
      {extras.length > 0 && (
        <ul aria-label={texts.extras} className={styles.rows}>
          {extras.map((name) => (
            <ExtraRow
              key={name}
              name={name}
              dish={dish}
              price={onMenu?.extras.find((each) => each.name === name)?.price}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface SelectionRowProps extends Pick<DishPartsProps, "dish" | "onChange"> {
  readonly name: string;
  readonly offer: MenuDish["selections"][number] | undefined;
}

function SelectionRow({ name, dish, offer, onChange }: SelectionRowProps) {
  const texts = useEditOrderTexts();
  const ordered = dish.selections.find((each) => each.name === name);
  const amount = ordered?.amount ?? 0;
  const addOns = named(
    offer?.addOns,
    (ordered?.addOns ?? []).map((addOn) => ({ name: addOn })),
  );
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name}
        {offer !== undefined && (
          <span className={styles.unit}>
            <Price amount={agorot(offer.price)} />
          </span>
        )}
      </span>
      <CountInput
        texts={texts}
        name={`${name}, ${dish.dishName}`}
        label={texts.countOf(`${name}, ${dish.dishName}`)}
        value={amount}
        onChange={(count) => onChange((each) => setAmount(each, name, count))}
      />
      {offer === undefined
        ? addOns.map((addOn) => <span key={addOn} className={styles.detail}>{`+ ${addOn}`}</span>)
        : amount > 0 &&
          addOns.map((addOn) => (
            <AddOnBox
              key={addOn}
              name={addOn}
              price={offer.addOns.find((each) => each.name === addOn)?.price ?? 0}
              label={texts.addOnOf(addOn, name)}
              isChecked={ordered?.addOns.includes(addOn) === true}
              onCheck={(isChecked) => onChange((each) => setAddOn(each, name, addOn, isChecked))}
            />
          ))}
    </li>
  );
}

interface AddOnBoxProps {
  readonly name: string;
  readonly price: number;
  readonly label: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

function AddOnBox({ name, price, label, isChecked, onCheck }: AddOnBoxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      <span>
        {name} {price > 0 && <AddedPrice amount={agorot(price)} />}
      </span>
    </label>
  );
}

interface ExtraRowProps extends Pick<DishPartsProps, "dish" | "onChange"> {
  readonly name: string;
  readonly price: number | undefined;
}

function ExtraRow({ name, dish, price, onChange }: ExtraRowProps) {
  const texts = useEditOrderTexts();
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {texts.beside(name)}
        {price !== undefined && (
          <span className={styles.unit}>
            <Price amount={agorot(price)} />
          </span>
        )}
      </span>
      <CountInput
        texts={texts}
        name={`${name}, ${dish.dishName}`}
        label={texts.countOf(`${name}, ${dish.dishName}`)}
        value={dish.extras.find((each) => each.name === name)?.amount ?? 0}
        onChange={(count) => onChange((each) => setExtra(each, name, count))}
      />
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
