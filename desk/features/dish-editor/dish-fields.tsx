import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import type { ErrorAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { emptyTexts, shownName } from "#desk/parts/catalogue/typed-texts.ts";
import { PictureField } from "#desk/parts/picture/picture-field.tsx";
import { allergenTextsEn } from "#domain/catalogue/allergen-texts-en.ts";
import { allergenTextsHe } from "#domain/catalogue/allergen-texts-he.ts";
import { type Allergen, allergens } from "#domain/menu/allergen.ts";
import { dishKinds } from "#domain/menu/dish-kind.ts";
import type { ShopMenu } from "#domain/menu/menu.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { Hint, ListRow, Section, Stack } from "#web/ui/layout.tsx";
import { PillChoice } from "#web/ui/pill-choice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import styles from "./dish-editor.module.css";
import type { EditedDish } from "./edited-dish.ts";
import { RowButtons } from "./part-list.tsx";

interface DishFieldsProps {
  readonly draft: EditedDish;
  readonly menu: ShopMenu;
  readonly errorAt: ErrorAt;
  readonly onChange: (draft: EditedDish) => void;
}

/** What a dish is: names, place on the menu, picture, description, kashrut and allergens. */
export function DishFields({ draft, menu, errorAt, onChange }: DishFieldsProps) {
  const texts = useTexts(dishEditorTexts);
  const { language } = useLanguage();
  const lines = draft.dishDescriptions;
  const setLines = (dishDescriptions: EditedDish["dishDescriptions"]) =>
    onChange({ ...draft, dishDescriptions });
  return (
    <Section className={styles.section} aria-label={texts.title}>
      <LocalizedField
        label={texts.name}
        value={draft.dishName}
        error={errorAt("name")}
        onChange={(dishName) => onChange({ ...draft, dishName })}
      />
      <SelectField
        label={texts.type}
        value={draft.dishType}
        options={menu.map(({ id = "", name: typeName }) => ({
          value: id,
          text: typeName[language],
        }))}
        onChoose={(dishType) => onChange({ ...draft, dishType })}
      />
      <PictureField
        value={draft.picture}
        onChange={(picture) => onChange({ ...draft, picture: picture && { ...picture } })}
      />
      <Stack as="fieldset" className={styles.group}>
        <legend>{texts.descriptions}</legend>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is known by its position
          <ListRow as="div" key={at}>
            <LocalizedField
              label={texts.description}
              value={line}
              rows={2}
              error={errorAt("descriptions", at)}
              onChange={(next) => setLines(lines.with(at, next))}
            />
            <RowButtons
              name={shownName(line, language)}
              onRemove={() => setLines(lines.toSpliced(at, 1))}
            />
          </ListRow>
        ))}
        <Button onClick={() => setLines([...lines, emptyTexts])}>{texts.addDescription}</Button>
      </Stack>
      <PillChoice
        isField
        legend={texts.kind}
        pills={(["none", ...dishKinds] as const).map((kind) => ({
          value: kind,
          text: texts.kinds[kind],
        }))}
        chosen={draft.kind ?? "none"}
        onChoose={(kind) => onChange({ ...draft, kind: kind === "none" ? null : kind })}
      />
      <AllergenFields
        chosen={draft.allergens}
        onChange={(chosen) => onChange({ ...draft, allergens: chosen })}
      />
    </Section>
  );
}

interface AllergenFieldsProps {
  /** Null while they are not stated. */
  readonly chosen: readonly Allergen[] | null;
  readonly onChange: (chosen: Allergen[] | null) => void;
}

/** The allergens of a dish. Customers read them only once the seller says that the list is complete. */
function AllergenFields({ chosen, onChange }: AllergenFieldsProps) {
  const texts = useTexts(dishEditorTexts);
  const { language } = useLanguage();
  const { names } = { he: allergenTextsHe, en: allergenTextsEn }[language];
  return (
    <Stack as="fieldset" className={styles.group}>
      <legend>{texts.allergens}</legend>
      <Hint>{texts.allergensHint}</Hint>
      <CheckField isChecked={chosen !== null} onCheck={(isKnown) => onChange(isKnown ? [] : null)}>
        {texts.allergensKnown}
      </CheckField>
      {chosen !== null && (
        <div className={styles.checks}>
          {allergens.map((allergen) => (
            <CheckField
              key={allergen}
              isChecked={chosen.includes(allergen)}
              onCheck={(isIn) =>
                onChange(
                  allergens.filter((each) => (each === allergen ? isIn : chosen.includes(each))),
                )
              }
            >
              {names[allergen]}
            </CheckField>
          ))}
        </div>
      )}
    </Stack>
  );
}
