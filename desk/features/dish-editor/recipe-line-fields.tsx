import { catalogueFieldTexts } from "#desk/language/catalogue-field-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import type { ErrorAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { shownName } from "#desk/parts/catalogue/typed-texts.ts";
import { SelectField } from "#desk/parts/order/select-field.tsx";
import { ingredientText, understoodAmount } from "#domain/menu/ingredient-amount.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Hint, Row } from "#web/ui/layout.tsx";
import type { EditedDish } from "./dish-draft.ts";
import styles from "./dish-editor.module.css";
import { RowButtons } from "./part-list.tsx";
import { type DraftLine, type Ingredients, ingredientNamed } from "./recipe-draft.ts";

interface RecipeLineFieldsProps {
  readonly line: DraftLine;
  readonly draft: EditedDish;
  readonly ingredients: Ingredients;
  /** The id of the list with the names of all ingredients. */
  readonly listId: string;
  readonly errorAt: ErrorAt;
  readonly onChange: (line: DraftLine) => void;
  /** Asked for an ingredient that is not in the list. */
  readonly onMake: () => void;
  readonly onRemove: (() => void) | undefined;
}

/** A line of a recipe: the ingredient, its amount as typed and as understood, and what it goes with. */
export function RecipeLineFields(props: RecipeLineFieldsProps) {
  const { line, draft, ingredients, listId, errorAt, onChange, onMake, onRemove } = props;
  const { language } = useLanguage();
  const texts = useTexts(recipeTexts);
  const { problems } = useTexts(catalogueFieldTexts);
  const ingredient = ingredients.find(({ id }) => id === line.ingredient);
  const name = line.name.trim();
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
          onType={(typed) =>
            onChange({
              ...line,
              name: typed,
              ingredient: ingredientNamed(typed, ingredients)?.id ?? "",
            })
          }
        />
        <AmountField
          line={line}
          ingredient={ingredient}
          error={errorAt("amount") && texts.noAmount}
          onType={(amount) => onChange({ ...line, amount })}
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
        <Row gap={3} lines={2} align="center">
          <Hint role="status">{texts.notKnown}</Hint>
          <Button onClick={onMake}>{texts.addNamed(name)}</Button>
        </Row>
      )}
    </>
  );
}

interface AmountFieldProps {
  readonly line: DraftLine;
  readonly ingredient: Ingredients[number] | undefined;
  readonly error: string | undefined;
  readonly onType: (amount: string) => void;
}

/** How much of an ingredient, with what is understood of it beside it. A unit that does not fit is told at once. */
function AmountField({ line: { amount }, ingredient, error, onType }: AmountFieldProps) {
  const { language } = useLanguage();
  const texts = useTexts(recipeTexts);
  const read =
    ingredient === undefined || amount.trim() === "" ? null : understoodAmount(amount, ingredient);
  const isUnfit = read === "other-unit" && ingredient !== undefined;
  const understood =
    ingredient !== undefined && typeof read === "number"
      ? ingredientText(read, ingredient.unit, language)
      : undefined;
  // What was typed as it would be shown needs no second reading.
  const said =
    understood === amount.trim() ? undefined : understood && texts.understood(understood);
  const hint = amount.trim() === "" ? texts.amountHint : said;
  return (
    <TextField
      label={texts.amount}
      dir="auto"
      value={amount}
      hint={hint}
      error={isUnfit ? texts.otherUnit[ingredient.unit] : error}
      onType={onType}
    />
  );
}

/** What a line can go with: an add-on is named with its size, because each size has its own. */
function partsOfDraft(
  { selections, options, extras }: EditedDish,
  language: ReturnType<typeof useLanguage>["language"],
  ofSize: (part: string, size: string) => string,
): readonly { readonly id: string; readonly name: string }[] {
  return [
    ...selections.flatMap(({ name: size, addOns }) =>
      addOns.map(({ id, name }) => ({
        id,
        name: ofSize(shownName(name, language), shownName(size, language)),
      })),
    ),
    ...options
      .flatMap(({ choices }) => choices)
      .map(({ id, name }) => ({ id, name: shownName(name, language) })),
    ...extras.map(({ id, name }) => ({ id, name: shownName(name, language) })),
  ];
}
