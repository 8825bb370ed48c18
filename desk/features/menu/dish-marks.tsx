import { useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { missingLanguages } from "#domain/catalogue/missing-languages.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { Row } from "#web/ui/layout.tsx";
import styles from "./dish-row.module.css";

/** What is special about a dish, in words: sold out, hidden, a language missing, no picture. */
export function DishMarks({ dish }: { readonly dish: Dish<LocalizedText> }) {
  const { marks } = useTexts(menuTexts);
  const missing = missingLanguages(dish);
  const isSomeSoldOut = dish.selections.some(({ isSoldOut }) => isSoldOut === true);
  const strong = [
    ...(dish.isSoldOut === true ? [marks.soldOut] : []),
    ...(dish.isSoldOut !== true && isSomeSoldOut ? [marks.someSoldOut] : []),
    ...(dish.isHidden === true ? [marks.hidden] : []),
  ];
  const soft = [
    ...(missing.has("he") ? [marks.missingHe] : []),
    ...(missing.has("en") ? [marks.missingEn] : []),
    ...(dish.image === null ? [marks.noPicture] : []),
  ];
  if (strong.length + soft.length === 0) return null;
  return (
    <Row as="ul" lines={1} className={styles.marks}>
      {strong.map((mark) => (
        <li key={mark} className={styles.strong}>
          {mark}
        </li>
      ))}
      {soft.map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </Row>
  );
}
