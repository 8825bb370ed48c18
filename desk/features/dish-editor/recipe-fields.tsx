import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import type { ErrorAt } from "#desk/parts/catalogue/problem-of-field.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { WithId } from "#domain/catalogue/check-part.ts";
import { units } from "#domain/menu/measure.ts";
import type { Ingredient, RecipeLine } from "#domain/menu/recipe.ts";
import { type ReadAmount, readRecipe, recipeText } from "#domain/menu/recipe-text.ts";
import { TextField } from "#web/ui/field.tsx";
import { Hint, Row, Section, Stack, Words } from "#web/ui/layout.tsx";
import { NamedButton } from "#web/ui/named-button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import styles from "./dish-editor.module.css";
import type { EditedDish } from "./edited-dish.ts";
import { IngredientDialog, newIngredient } from "./ingredient-dialog.tsx";
import { namesOfDraft, noRecipe } from "./recipe-draft.ts";
import { rememberWord, type SameAs, SameAsDialog } from "./same-as-dialog.tsx";
import { UnknownIngredient } from "./unknown-ingredient.tsx";

/** A line without the words in which it was typed. */
const plain = ({ typed: _, ...line }: RecipeLine) => line;

/** What typing on does not mend. */
const toldAtOnce: ReadonlySet<ReadAmount["problem"]> = new Set([
  "other-unit",
  "long-line",
  "many-lines",
]);

/** The dialog that is open: of an ingredient, or of what is the same as one. */
type Asked =
  | { readonly edited: WithId<Ingredient>; readonly same?: undefined }
  | { readonly same: SameAs; readonly edited?: undefined };

interface RecipeFieldsProps {
  readonly draft: EditedDish;
  readonly catalogue: Catalogue;
  readonly errorAt: ErrorAt;
  /** How often problems were told. */
  readonly tellings: number;
  readonly onChange: (draft: EditedDish) => void;
}

/**
 * The recipe of a dish as a text, and below it what was understood: there an ingredient is changed, or added that the list does not have.
 * What typing on does not mend is told at once, the rest when the dish is saved.
 */
export function RecipeFields({ draft, catalogue, errorAt, tellings, onChange }: RecipeFieldsProps) {
  const texts = useTexts(recipeTexts);
  const ofDish = useTexts(dishEditorTexts);
  const { language } = useLanguage();
  const presses = useCataloguePresses();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { recipe = noRecipe } = draft;
  const { ingredients = [] } = catalogue;
  const names = namesOfDraft(draft, { ingredients, language });
  const read = readRecipe(recipe.text, names);
  const isTold = errorAt("recipe", "lines") !== undefined;
  const wrong = read.find(
    ({ problem }) => problem !== undefined && (isTold || toldAtOnce.has(problem)),
  );
  const section = useRef<HTMLDivElement>(null);
  /** So that the focus, which comes next, shows the line. */
  const selectWrongLine = useEffectEvent(() => {
    const lines = recipe.text.split("\n");
    const at = read.find(({ problem }) => problem !== undefined)?.line;
    if (at === undefined) return;
    const start = lines.slice(0, at).join("\n").length + Math.min(at, 1);
    const field = section.current?.querySelector("textarea");
    field?.setSelectionRange(start, start + (lines[at] ?? "").length);
  });
  useEffect(() => {
    if (tellings > 0) selectWrongLine();
  }, [tellings]);
  /** What is understood then has another button: the focus goes to the text, also back to it from a dialog. */
  const toText = () => section.current?.querySelector("textarea")?.focus();
  const set = (next: Partial<typeof recipe>) =>
    onChange({ ...draft, recipe: { ...recipe, ...next } });

  const dialog = {
    catalogue,
    presses,
    onCancel: () => setAsked(null),
    // An answer that comes late leaves the next one open.
    onSaved: () => setAsked((now) => (now === asked ? null : now)),
  };

  const problemText = ({ name, ingredient, problem }: ReadAmount) => {
    if (problem === "unknown-part") return texts.noPart(name);
    if (problem === "unknown-ingredient") return texts.notListed(name, "");
    if (problem === "long-line") return texts.longLine(name);
    if (problem === "many-lines") return texts.manyLines(name);
    return `${name}: ${problem === "other-unit" && ingredient ? texts.otherUnit[ingredient.unit] : texts.noLineAmount}`;
  };
  const readText = ({ lines, name, note }: ReadAmount) => {
    if (note === "heading") return texts.heading(name);
    const text = recipeText(lines.map(plain), names);
    if (note === "upper-end") return texts.upperEnd(text);
    return lines.some(({ amount }) => amount === 0) ? texts.toTaste(text) : text;
  };
  return (
    <Section ref={section} className={styles.section} title={texts.title}>
      <Hint>{texts.hint}</Hint>
      <PressProblemBar problem={presses.problem} />
      <Row gap={4} lines={3} align="start">
        <TextField
          isShort
          label={texts.quantity}
          inputMode="decimal"
          value={recipe.quantity}
          error={errorAt("recipe", "makes")}
          onType={(quantity) => set({ quantity })}
        />
        <SelectField
          label={ofDish.unit}
          value={recipe.unit}
          options={units.map((value) => ({ value, text: ofDish.units[value] }))}
          onChoose={(unit) => set({ unit })}
        />
      </Row>
      <TextField
        // With more, what is wrong could not be seen together with its line.
        rows={Math.min(15, Math.max(6, recipe.text.split("\n").length))}
        label={texts.lines}
        hint={texts.linesHint}
        dir="auto"
        value={recipe.text}
        error={wrong && problemText(wrong)}
        onType={(text) => set({ text })}
      />
      <Stack as="ul" gap={0}>
        {read.map((amount, at) => {
          const { name, ingredient, problem } = amount;
          const isNew = problem === "unknown-ingredient";
          if (problem !== undefined && !isNew) return null;
          return (
            // A line has nothing of its own but its place.
            // oxlint-disable-next-line react/no-array-index-key
            <Row as="li" key={at} align="center" isSpread className={styles.read}>
              {isNew ? (
                <UnknownIngredient
                  name={name}
                  ingredients={ingredients}
                  onSame={(of) => {
                    toText();
                    const said = texts.sameAs.remembered(name, of.name[language]);
                    void presses.changeByPress(rememberWord(of, name), said);
                  }}
                  onOther={() => {
                    toText();
                    setAsked({ same: name });
                  }}
                  onAdd={() => {
                    toText();
                    setAsked({ edited: newIngredient(name) });
                  }}
                />
              ) : (
                <>
                  <Words>{readText(amount)}</Words>
                  {ingredient && (
                    <NamedButton
                      look="quiet"
                      text={texts.change}
                      name={ingredient.name[language]}
                      onClick={() => setAsked({ edited: { id: "", ...ingredient } })}
                    />
                  )}
                </>
              )}
            </Row>
          );
        })}
      </Stack>
      {asked?.edited !== undefined && (
        <IngredientDialog {...dialog} first={asked.edited} onSame={(same) => setAsked({ same })} />
      )}
      {asked?.same !== undefined && <SameAsDialog {...dialog} same={asked.same} />}
    </Section>
  );
}
