import { useId } from "react";
import { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import type { ErrorAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { SelectField } from "#desk/parts/order/select-field.tsx";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { units } from "#domain/menu/measure.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { TextField } from "#web/ui/field.tsx";
import { Hint, ListRow, Row, Section, Stack } from "#web/ui/layout.tsx";
import type { EditedDish } from "./dish-draft.ts";
import styles from "./dish-editor.module.css";
import { type DraftLine, type DraftRecipe, newLine, newRecipe } from "./recipe-draft.ts";
import { RecipeLineFields } from "./recipe-line-fields.tsx";

interface RecipeFieldsProps {
  readonly draft: EditedDish;
  readonly catalogue: Catalogue;
  readonly errorAt: ErrorAt;
  readonly onChange: (draft: EditedDish) => void;
}

/** The recipe of a dish: what it makes, and how much of each ingredient that takes. */
export function RecipeFields({ draft, catalogue, errorAt, onChange }: RecipeFieldsProps) {
  const texts = useTexts(recipeTexts);
  const ofDish = useTexts(dishEditorTexts);
  const { language } = useLanguage();
  const listId = useId();
  const presses = useCataloguePresses();
  const { recipe, ...withoutRecipe } = draft;
  const setRecipe = (next: DraftRecipe) => onChange({ ...draft, recipe: next });
  if (recipe === undefined)
    return (
      <Section className={styles.section}>
        <h2>{texts.title}</h2>
        <Hint>{texts.hint}</Hint>
        <Button onClick={() => setRecipe(newRecipe())}>{texts.add}</Button>
      </Section>
    );

  const { lines, unit } = recipe;
  const rowOf = ({ id }: DraftLine) => `${listId}-${id}`;
  const addLine = () => {
    const line = newLine();
    setRecipe({ ...recipe, lines: [...lines, line] });
    // Once it is in the page.
    requestAnimationFrame(() =>
      document.getElementById(rowOf(line))?.querySelector("input")?.focus(),
    );
  };
  return (
    <Section className={styles.section}>
      <h2>{texts.title}</h2>
      <Hint>{texts.hint}</Hint>
      <PressProblemBar problem={presses.problem} />
      <Row gap={4} lines={3} align="start">
        <TextField
          isShort
          label={texts.quantity}
          inputMode="decimal"
          dir="ltr"
          value={recipe.quantity}
          error={errorAt("recipe", "makes")}
          onType={(quantity) => setRecipe({ ...recipe, quantity })}
        />
        <SelectField
          label={ofDish.unit}
          value={unit}
          options={units.map((value) => ({ value, text: ofDish.units[value] }))}
          onChoose={(chosen) => setRecipe({ ...recipe, unit: chosen })}
        />
      </Row>
      <datalist id={listId}>
        {catalogue.ingredients?.map(({ id, name }) => (
          <option key={id}>{name[language]}</option>
        ))}
      </datalist>
      <Stack className={classNames(styles.rows, styles.lines)}>
        {lines.map((line, at) => (
          <ListRow
            as="div"
            key={line.id}
            id={rowOf(line)}
            role="group"
            aria-label={line.name || texts.addIngredient}
          >
            <RecipeLineFields
              line={line}
              draft={draft}
              catalogue={catalogue}
              presses={presses}
              listId={listId}
              errorAt={(...path) => errorAt("recipe", "lines", at, ...path)}
              onChange={(next) => setRecipe({ ...recipe, lines: lines.with(at, next) })}
              onRemove={
                lines.length === 1
                  ? undefined
                  : () => setRecipe({ ...recipe, lines: lines.toSpliced(at, 1) })
              }
            />
          </ListRow>
        ))}
        <Button onClick={addLine}>{texts.addLine}</Button>
      </Stack>
      <Button look="quiet" onClick={() => onChange(withoutRecipe)}>
        {texts.removeAll}
      </Button>
    </Section>
  );
}
