import type { DeskWeek, ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { nameText } from "#desk/parts/order/order-name.tsx";
import { variantText } from "#desk/parts/order/variant-text.ts";
import { sumText } from "#domain/menu/measure-text.ts";
import { sizesText } from "#domain/menu/sizes-text.ts";
import {
  kitchenSections,
  notesOnDish,
  type SectionDish,
} from "#domain/order-log/kitchen-sections.ts";
import styles from "./kitchen-sheet.module.css";
import { SheetColumns } from "./sheet-columns.tsx";

type Line = DeskWeek["kitchen"][number];

interface KitchenSheetProps {
  readonly kitchen: readonly Line[];
  readonly orders: readonly ShownDeskOrder[];
}

/** What is to be cooked, with a box to tick for every line, and under each dish what customers wrote about it. */
export function KitchenSheet({ kitchen, orders }: KitchenSheetProps) {
  const names = new Map(orders.map((order) => [order.number, nameText(order)]));
  const sections = kitchenSections(kitchen).map(({ typeName, dishes }) => ({
    key: typeName,
    heading: <h3 className={styles["type-name"]}>{typeName}</h3>,
    pieces: dishes.map((dish) => ({
      key: dish.key,
      content: <SheetDish dish={dish} names={names} />,
    })),
  }));
  return <SheetColumns sections={sections} />;
}

interface SheetDishProps {
  readonly dish: SectionDish<Line>;
  /** The customers' names by order number. */
  readonly names: ReadonlyMap<string, string>;
}

function SheetDish({ dish, names }: SheetDishProps) {
  const { language, messages } = useLanguage();
  // Where no portion has a variant, the lines say the sizes.
  const hasVariants = dish.portions.some((line) => variantText(line) !== "");
  const sizes = hasVariants ? sizesText(dish.portions, language) : "";
  const lines = (listed: readonly Line[]) => (
    <ul className={styles.lines}>
      {listed.map((line) => (
        <SheetLine key={line.key} line={line} />
      ))}
    </ul>
  );
  return (
    <article className={styles.dish}>
      <h4 className={styles.name}>
        <span className={styles["dish-name"]}>{dish.dishName}</span>{" "}
        {dish.portions.length > 0 && (
          <>
            <span className={styles.sum}>{sumText(dish, language)}</span>{" "}
          </>
        )}
        {sizes !== "" && <span className={styles.sizes}>{sizes}</span>}
      </h4>
      {lines(dish.portions)}
      {notesOnDish(dish.portions).map(({ line, share: { number, amount, note } }) => (
        <p key={`${line.key} ${number}`} className={styles.note}>
          {`${String(amount)} × ${line.name}, `}
          <bdi>{names.get(number) ?? number}</bdi>
          {": "}
          <bdi>{note}</bdi>
        </p>
      ))}
      {dish.extras.length > 0 && (
        <>
          <p className={styles.extras}>{messages.paper.extras}</p>
          {lines(dish.extras)}
        </>
      )}
    </article>
  );
}

function SheetLine({ line }: { readonly line: Line }) {
  const variant = variantText(line);
  return (
    <li className={styles.line} data-line={line.key}>
      <span className={styles.box} />
      <b className={styles.count}>{`${String(line.amount)} ×`}</b>
      <span>
        <b>{line.name}</b>
        {variant !== "" && `, ${variant}`}
      </span>
    </li>
  );
}
