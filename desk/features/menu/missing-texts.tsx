import { Link } from "wouter";
import { useTexts } from "#desk/language/language-context.tsx";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { missingLanguages } from "#domain/catalogue/missing-languages.ts";
import { type Language, type LocalizedText, languages } from "#domain/language/language.ts";
import type { Dish, ShopMenu } from "#domain/menu/menu.ts";
import styles from "./missing-texts.module.css";
import { NameText } from "./name-text.tsx";

/** The dishes that miss texts in a language; each leads to its fields. */
export function MissingTexts({ menu }: { readonly menu: ShopMenu }) {
  const all = menu.flatMap(({ dishes }) => dishes);
  return languages.map((language) => {
    const dishes = all.filter((dish) => missingLanguages(dish).has(language));
    return dishes.length > 0 && <MissingList key={language} language={language} dishes={dishes} />;
  });
}

interface MissingListProps {
  readonly language: Language;
  readonly dishes: readonly Dish<LocalizedText>[];
}

function MissingList({ language, dishes }: MissingListProps) {
  const texts = useTexts(menuTexts);
  return (
    <details className={styles.missing}>
      <summary className={styles.summary}>{texts.missing[language](dishes.length)}</summary>
      <p>{texts.missingHint}</p>
      <ul className={styles.list}>
        {dishes.map(({ id = "", dishName }) => (
          <li key={id}>
            <Link href={`/menu/dish/${id}`} className={styles.link ?? ""}>
              <NameText text={dishName} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
