import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { byAisle } from "#desk/language/by-aisle.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { boughtText, toBuy } from "#domain/order/to-buy.ts";
import { SheetColumns } from "./sheet-columns.tsx";
import styles from "./shopping-sheet.module.css";

/** What is bought (`items`), by aisle, with a box to tick for each, in three columns so that a usual week needs one page. */
export function ShoppingSheet({ items, withoutRecipe }: Omit<DeskWeek["shopping"], "byPiece">) {
  const { language } = useLanguage();
  const { shopping: texts } = useTexts(recipeTexts);
  const sections = byAisle(items, language).map(([aisle, ofAisle]) => ({
    key: aisle,
    heading: <h3 className={styles.aisle}>{aisle}</h3>,
    pieces: ofAisle.map((item) => ({
      key: item.ingredient,
      content: (
        <p className={styles.item}>
          <span className={styles.box} />
          <span>{item.name}</span>
          <b className={styles.amount}>{boughtText(toBuy(item), item, language)}</b>
        </p>
      ),
    })),
  }));
  return (
    <>
      <SheetColumns sections={sections} isList />
      {withoutRecipe.length > 0 && (
        <p className={styles.without}>
          {texts.withoutRecipe} {withoutRecipe.join(", ")}
        </p>
      )}
    </>
  );
}
