import { type DishDraft, selectionOfDraft, setAddOn, setAmount } from "#domain/cart/dish-draft.ts";
import { priceSelection } from "#domain/cart/price-cart.ts";
import type { AddOn, Dish } from "#domain/menu/menu.ts";
import { type PortionSaving, portionSavings } from "#domain/menu/portion-saving.ts";
import { noAgorot } from "#domain/money/agorot.ts";
import { isolatedPriceText, priceText } from "#domain/money/price-text.ts";
import { useDishDialogTexts } from "#site/language/dish-dialog-texts.ts";
import { useMessages } from "#site/language/language-context.tsx";
import { ShopText } from "#site/language/shop-text.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { CountInput } from "#web/ui/count-input.tsx";
import { AddedPrice, Price } from "#web/ui/price.tsx";
import type { PressedCount } from "./pressed-count.ts";
import styles from "./selections-table.module.css";

interface SelectionsTableProps {
  readonly dish: Dish<string>;
  readonly draft: DishDraft;
  /** How many are left of each selection, see `leftOf`; without it, enough of all. */
  readonly left?: readonly (number | undefined)[];
  readonly onChange: (draft: DishDraft, pressed?: PressedCount) => void;
}

/**
 * One row per selection (specification §2). The add-on columns have the names of the first selection's add-ons as titles; each row has
 * a box for each of its own add-ons, by position. Explicit roles keep it a table even where a phone shows the rows as cards.
 */
export function SelectionsTable({ dish, draft, left, onChange }: SelectionsTableProps) {
  const messages = useDishDialogTexts();
  const { menu } = useMessages();
  const savings = portionSavings(dish.selections);
  const columns = Math.max(...dish.selections.map(({ addOns }) => addOns.length));
  const titles = Array.from(
    { length: columns },
    (_, column) => dish.selections[0]?.addOns[column]?.name,
  );

  return (
    <table role="table" className={styles.table} aria-label={messages.selections}>
      <thead role="rowgroup">
        <tr role="row">
          {[
            messages.amount,
            messages.unitPrice,
            messages.count,
            ...titles.map((title) => title ?? messages.addOns),
            messages.subtotal,
          ].map((title, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- a column is its position
            <th role="columnheader" scope="col" key={column}>
              <ShopText>{title}</ShopText>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {dish.selections.map((selection, row) => {
          const { amount, addOns: checked } = selectionOfDraft(draft, selection.name);
          const few = left?.[row];
          const leftText = few === undefined ? "" : menu.left(few);
          const countOf = messages.countOf(selection.name);
          const checkedAddOns = selection.addOns.filter(({ name }) => checked.includes(name));
          return (
            <tr role="row" key={selection.name} className={styles.row}>
              <th role="rowheader" scope="row" className={styles.name}>
                <ShopText>{selection.name}</ShopText>
                {leftText !== "" && <small className={styles.left}>{leftText}</small>}
              </th>
              <td role="cell" className={styles.unit}>
                <Price amount={selection.price} />
                <Saving saving={savings[row]} />
              </td>
              <td role="cell" className={styles.count}>
                <CountInput
                  texts={messages}
                  name={selection.name}
                  label={leftText === "" ? countOf : `${countOf}, ${leftText}`}
                  value={amount}
                  {...(few !== undefined && { most: few })}
                  onChange={(count, isByButton) =>
                    onChange(
                      setAmount(draft, selection.name, count),
                      isByButton ? { name: selection.name, count } : undefined,
                    )
                  }
                />
              </td>
              {titles.map((title, column) => {
                const addOn = selection.addOns[column];
                return (
                  <td
                    role="cell"
                    // oxlint-disable-next-line react/no-array-index-key -- a column is its position
                    key={column}
                    className={styles.addOn}
                  >
                    {addOn !== undefined && (
                      <AddOnBox
                        addOn={addOn}
                        selectionName={selection.name}
                        isTitled={addOn.name === title}
                        isChecked={checked.includes(addOn.name)}
                        isEnabled={amount > 0}
                        onCheck={(isChecked) =>
                          onChange(setAddOn(draft, selection.name, addOn.name, isChecked))
                        }
                      />
                    )}
                  </td>
                );
              })}
              <td
                role="cell"
                className={classNames(styles.subtotal, amount === 0 && styles.nothing)}
              >
                <span className={styles.cardLabel}>{messages.subtotal} </span>
                <Price
                  amount={priceSelection({
                    price: selection.price,
                    amount,
                    addOns: checkedAddOns,
                    position: row,
                  })}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What a larger selection saves, where the menu tells. */
function Saving({ saving }: { readonly saving: PortionSaving | null | undefined }) {
  const texts = useDishDialogTexts();
  if (saving == null) return null;
  const { saved, perPortion } = saving;
  const lines = [
    ...(perPortion === null ? [] : [texts.pricePerPortion(isolatedPriceText(perPortion))]),
    texts.saved(isolatedPriceText(saved)),
  ];
  return <small className={styles.saving}>{lines.join(", ")}</small>;
}

interface AddOnBoxProps {
  readonly addOn: AddOn<string>;
  readonly selectionName: string;
  /** Whether the title of the column is the add-on's name. */
  readonly isTitled: boolean;
  readonly isChecked: boolean;
  /** True while the count of the selection is above 0 (specification §5). */
  readonly isEnabled: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

function AddOnBox({
  addOn: { name, addedPrice },
  selectionName,
  isTitled,
  isChecked,
  isEnabled,
  onCheck,
}: AddOnBoxProps) {
  const messages = useDishDialogTexts();
  const { noExtraCharge } = messages;
  const isFree = addedPrice === noAgorot;
  const priced = isFree ? `${name}, ${noExtraCharge}` : `${name} +${priceText(addedPrice)}`;
  return (
    <label className={classNames(styles.box, !isEnabled && styles.disabled)}>
      <input
        type="checkbox"
        aria-label={messages.addOnFor(priced, selectionName)}
        checked={isChecked && isEnabled}
        disabled={!isEnabled}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      <span className={classNames(isTitled && styles.titled)}>
        <ShopText>{name}</ShopText>
      </span>{" "}
      <span className={styles.added}>
        {isFree ? noExtraCharge : <AddedPrice amount={addedPrice} />}
      </span>
    </label>
  );
}
