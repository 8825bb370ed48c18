import { useState } from "react";
import type { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import { useErrorsAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { FormDialog } from "#desk/parts/page/form-dialog.tsx";
import { type Catalogue, versionOfThing } from "#domain/catalogue/catalogue.ts";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import type { CatalogueProblem } from "#domain/catalogue/catalogue-problem.ts";
import { changeCatalogue } from "#domain/catalogue/change-catalogue.ts";
import { withWord } from "#domain/catalogue/change-ingredients.ts";
import type { WithId } from "#domain/catalogue/check-part.ts";
import { bySimilarity } from "#domain/menu/by-similarity.ts";
import type { Ingredient } from "#domain/menu/recipe.ts";
import { Hint } from "#web/ui/layout.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

/** A change of the catalogue with the sentence that says it. Recipes are not changed. */
type AskedChange = Exclude<CatalogueChange, { kind: "restore" }>;

/** What an ingredient of the list is the same as: a word of a recipe, or another ingredient. */
export type SameAs = string | WithId<Ingredient>;

/** From now on a word in recipes is an ingredient of the list. */
export function rememberWord(ingredient: Ingredient, word: string): AskedChange {
  return {
    kind: "save-ingredient",
    ingredient: withWord(ingredient, word),
    seen: versionOfThing(ingredient),
  };
}

interface SameAsDialogProps {
  readonly catalogue: Catalogue;
  readonly same: SameAs;
  readonly presses: ReturnType<typeof useCataloguePresses>;
  readonly onCancel: () => void;
  /** Called also if the dialog was closed meanwhile. */
  readonly onSaved: () => void;
}

/** Asks which ingredient of the list a word or another ingredient is, the most likely first. */
export function SameAsDialog({ catalogue, same, presses, onCancel, onSaved }: SameAsDialogProps) {
  const { language } = useLanguage();
  const texts = useTexts(recipeTexts).sameAs;
  const { ingredients = [] } = catalogue;
  const name = typeof same === "string" ? same : same.name[language];
  const [choices] = useState(() => {
    const others = ingredients.filter(({ id }) => typeof same === "string" || id !== same.id);
    const { likely, similar, others: rest } = bySimilarity(name, others, language);
    return [...likely, ...similar, ...rest];
  });
  const [chosen, setChosen] = useState(choices[0]?.id ?? "");
  const [problems, setProblems] = useState<readonly CatalogueProblem[]>([]);
  const errorAt = useErrorsAt(problems);

  const submit = () => {
    const ingredient = ingredients.find(({ id }) => id === chosen);
    if (presses.isBusy || ingredient === undefined) return;
    const [change, said] =
      typeof same === "string"
        ? [rememberWord(ingredient, same), texts.remembered]
        : [{ kind: "join-ingredients", id: same.id, into: chosen } as const, texts.joined];
    const outcome = changeCatalogue(catalogue, change);
    setProblems(outcome.kind === "invalid" ? outcome.problems : []);
    if (outcome.kind === "invalid") return;
    void presses
      .changeByPress(change, said(name, ingredient.name[language]))
      .then((kind) => kind === "saved" && onSaved());
  };
  return (
    <FormDialog
      title={typeof same === "string" ? texts.title(name) : texts.join(name)}
      onCancel={onCancel}
      onSubmit={submit}
    >
      <PressProblemBar problem={presses.problem} />
      <SelectField
        label={typeof same === "string" ? texts.inList : texts.stays}
        value={chosen}
        error={errorAt()}
        options={choices.map((each) => ({ value: each.id ?? "", text: each.name[language] }))}
        onChoose={(next) => {
          setChosen(next);
          setProblems([]);
        }}
      />
      <Hint>{typeof same === "string" ? texts.wordHint(name) : texts.joinHint(name)}</Hint>
    </FormDialog>
  );
}
