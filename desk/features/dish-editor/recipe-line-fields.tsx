import { useState } from "react";
import type { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { catalogueFieldTexts } from "#desk/language/catalogue-field-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { IngredientDialog, newIngredient } from "#desk/parts/catalogue/ingredient-dialog.tsx";
import type { ErrorAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { emptyTexts, shownName } from "#desk/parts/catalogue/typed-texts.ts";
import { SelectField } from "#desk/parts/order/select-field.tsx";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { WithId } from "#domain/catalogue/check-part.ts";
import type { Language } from "#domain/language/language.ts";
import { ingredientText, understoodAmount } from "#domain/menu/ingredient-amount.ts";
import type { Ingredient } from "#domain/menu/recipe.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Hint } from "#web/ui/layout.tsx";
import type { DraftPriced, EditedDish } from "./dish-draft.ts";
import styles from "./dish-editor.module.css";
import { RowButtons } from "./part-list.tsx";
import { type DraftLine, ingredientNamed } from "./recipe-draft.ts";

interface RecipeLineFieldsProps {
  readonly line: DraftLine;
  readonly draft: EditedDish;
  readonly catalogue: Catalogue;
  readonly presses: ReturnType<typeof useCataloguePresses>;
  /** The id of the list with the names of all ingredients. */
  readonly listId: string;
  readonly errorAt: ErrorAt;
  readonly onChange: (line: DraftLine) => void;
  readonly onRemove: (() => void) | undefined;
}

/**
 * A line of a recipe: the ingredient, its amount as typed and as understood, and what it goes with. A unit that does not fit the
 * ingredient is told at once.
 */
export function RecipeLineFields(props: RecipeLineFieldsProps) {
  const { line, draft, catalogue, presses, listId, errorAt, onChange, onRemove } = props;
  const { ingredients = [] } = catalogue;
  const { language } = useLanguage();
  const texts = useTexts(recipeTexts);
  const { problems } = useTexts(catalogueFieldTexts);
  const [making, setMaking] = useState<WithId<Ingredient> | null>(null);
  const ingredient = ingredients.find(({ id }) => id === line.ingredient);
  const [name, amount] = [line.name.trim(), line.amount.trim()];
  const read = ingredient && understoodAmount(amount, ingredient);
  const understood =
    ingredient && typeof read === "number"
      ? ingredientText(read, ingredient.unit, language)
      : amount;
  const isUnfit = ingredient !== undefined && read === "other-unit";
  const parts = partsOfDraft(draft, language, texts.ofSize);
  const isGone = line.with !== "" && parts.every(({ id }) => id !== line.with);
  return (
    <>
      <div className={styles.line}>
        <TextField
          label={texts.ingredient}
          list={listId}
          dir="auto"
          value={line.name}
          error={errorAt("ingredient") && problems["unknown-ingredient"]}
          onType={(typed) => {
            const named = ingredientNamed(typed, ingredients);
            onChange({ ...line, name: typed, ingredient: named?.id ?? "" });
          }}
        />
        <TextField
          label={texts.amount}
          dir="auto"
          value={line.amount}
          // What was typed as it would be shown needs no second reading.
          {...(understood !== amount && { hint: texts.understood(understood) })}
          {...(amount === "" && { hint: texts.amountHint })}
          error={isUnfit ? texts.otherUnit[ingredient.unit] : errorAt("amount") && texts.noAmount}
          onType={(typed) => onChange({ ...line, amount: typed })}
        />
        {(parts.length > 0 || isGone) && (
          <SelectField
            label={texts.with}
            value={line.with}
            error={isGone ? problems["unknown-part"] : undefined}
            options={[
              { value: "", text: texts.always },
              ...parts.map(({ id, name: part }) => ({ value: id, text: texts.only(part) })),
              ...(isGone ? [{ value: line.with, text: texts.partGone }] : []),
            ]}
            onChoose={(part) => onChange({ ...line, with: part })}
          >
            {draft.extras.some(({ id }) => id === line.with) && <Hint>{texts.perExtra}</Hint>}
          </SelectField>
        )}
        <RowButtons name={name} onRemove={onRemove} />
      </div>
      {ingredient === undefined && name !== "" && (
        <div>
          <Button
            onClick={({ currentTarget }) => {
              // The dialog gives the focus back to where it was, and this button goes.
              currentTarget.closest("[role=group]")?.querySelector("input")?.focus();
              setMaking(newIngredient({ ...emptyTexts, [languageOf(name)]: name }));
            }}
          >
            {texts.addNamed(name)}
          </Button>
        </div>
      )}
      {making !== null && (
        <IngredientDialog
          catalogue={catalogue}
          first={making}
          presses={presses}
          onCancel={() => setMaking(null)}
          onSaved={(saved) => {
            setMaking(null);
            onChange({ ...line, ingredient: making.id, name: saved });
          }}
        />
      )}
    </>
  );
}

function languageOf(typed: string): Language {
  return /\p{Script=Hebrew}/u.test(typed) ? "he" : "en";
}

/** What a line can go with: an add-on is named with its size, because each size has its own. */
function partsOfDraft(
  { selections, options, extras }: EditedDish,
  language: Language,
  ofSize: (part: string, size: string) => string,
): readonly { readonly id: string; readonly name: string }[] {
  const shown = ({ name }: Pick<DraftPriced, "name">) => shownName(name, language);
  return [
    ...selections.flatMap((size) =>
      size.addOns.map((part) => ({ id: part.id, name: ofSize(shown(part), shown(size)) })),
    ),
    ...[...options.flatMap(({ choices }) => choices), ...extras].map((part) => ({
      id: part.id,
      name: shown(part),
    })),
  ];
}
