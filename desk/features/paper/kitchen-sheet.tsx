import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { variantText } from "#desk/parts/order/variant-text.ts";
import { sumText } from "#domain/menu/measure-text.ts";
import { sizesText } from "#domain/menu/sizes-text.ts";
import { kitchenSections, type SectionDish } from "#domain/order-log/kitchen-sections.ts";
import styles from "./kitchen-sheet.module.css";

type Line = DeskWeek["kitchen"][number];

/**
 * What is to be cooked, with a box to tick for every line. A dish is torn only if it is longer than a page, and a type's name is on the
 * page of its first dish.
 */
export function KitchenSheet({ kitchen }: { readonly kitchen: readonly Line[] }) {
  return kitchenSections(kitchen).map(({ typeName, dishes }) => (
    <section key={typeName} className={styles.type}>
      {dishes.map((dish, index) => (
        <div key={dish.dishName} data-whole>
          {index === 0 && <h3 className={styles["type-name"]}>{typeName}</h3>}
          <SheetDish dish={dish} />
        </div>
      ))}
    </section>
  ));
}

function SheetDish({ dish }: { readonly dish: SectionDish<Line> }) {
  const { language, messages } = useLanguage();
  const sizes = sizesText(dish.portions, language);
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
        {dish.dishName}
        {dish.portions.length > 0 && <span className={styles.sum}>{sumText(dish, language)}</span>}
        {sizes !== "" && <span className={styles.sizes}>{sizes}</span>}
      </h4>
      {lines(dish.portions)}
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
