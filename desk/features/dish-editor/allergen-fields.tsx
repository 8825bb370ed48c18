import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { allergenTextsEn } from "#domain/catalogue/allergen-texts-en.ts";
import { allergenTextsHe } from "#domain/catalogue/allergen-texts-he.ts";
import { type Allergen, allergens } from "#domain/menu/allergen.ts";
import { Hint, Stack } from "#web/ui/layout.tsx";
import styles from "./dish-editor.module.css";

interface AllergenFieldsProps {
  /** Null while they are not stated. */
  readonly chosen: readonly Allergen[] | null;
  readonly onChange: (chosen: Allergen[] | null) => void;
}

/** The allergens of a dish. Customers read them only once the seller says that the list is complete. */
export function AllergenFields({ chosen, onChange }: AllergenFieldsProps) {
  const texts = useTexts(dishEditorTexts);
  const { language } = useLanguage();
  const { names } = { he: allergenTextsHe, en: allergenTextsEn }[language];
  return (
    <Stack as="fieldset" className={styles.group}>
      <legend>{texts.allergens}</legend>
      <Hint>{texts.allergensHint}</Hint>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={chosen !== null}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? [] : null)}
        />
        <span>{texts.allergensKnown}</span>
      </label>
      {chosen !== null && (
        <div className={styles.checks}>
          {allergens.map((allergen) => (
            <label key={allergen} className={styles.check}>
              <input
                type="checkbox"
                checked={chosen.includes(allergen)}
                onChange={({ currentTarget }) =>
                  onChange(
                    allergens.filter((each) =>
                      each === allergen ? currentTarget.checked : chosen.includes(each),
                    ),
                  )
                }
              />
              <span>{names[allergen]}</span>
            </label>
          ))}
        </div>
      )}
    </Stack>
  );
}
