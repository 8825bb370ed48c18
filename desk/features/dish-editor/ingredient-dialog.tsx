import { useState } from "react";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import type { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import { useErrorsAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { emptyTexts, shownName, typedTextsOf } from "#desk/parts/catalogue/typed-texts.ts";
import { FormDialog } from "#desk/parts/order/form-dialog.tsx";
import { SelectField } from "#desk/parts/order/select-field.tsx";
import { type Catalogue, versionOfThing } from "#domain/catalogue/catalogue.ts";
import type { CatalogueProblem } from "#domain/catalogue/catalogue-problem.ts";
import { changeCatalogue } from "#domain/catalogue/change-catalogue.ts";
import type { WithId } from "#domain/catalogue/check-part.ts";
import { understoodAmount } from "#domain/menu/ingredient-amount.ts";
import { ingredientText } from "#domain/menu/ingredient-text.ts";
import { aisles, type Ingredient, ingredientUnits } from "#domain/menu/recipe.ts";
import { TextField } from "#web/ui/field.tsx";
import { Row } from "#web/ui/layout.tsx";

interface IngredientDialogProps {
  readonly catalogue: Catalogue;
  /** What the fields begin with; its id says whether it is a new one. */
  readonly first: WithId<Ingredient>;
  readonly presses: ReturnType<typeof useCataloguePresses>;
  readonly onCancel: () => void;
  /** Called also if the dialog was closed meanwhile. */
  readonly onSaved: () => void;
}

/** What the fields of an ingredient begin with that the catalogue does not have, with a name in one of the languages. */
export const newIngredient = (name: string): WithId<Ingredient> => ({
  id: newCatalogueId(),
  name: { ...emptyTexts, [/\p{Script=Hebrew}/u.test(name) ? "he" : "en"]: name },
  unit: "gram",
  aisle: aisles[0],
});

/** An ingredient: name, unit, aisle and what it is bought in. Saving it is a change of its own, also beside a dish that is not saved yet. */
export function IngredientDialog(props: IngredientDialogProps) {
  const { catalogue, first, presses, onCancel, onSaved } = props;
  const { language } = useLanguage();
  const texts = useTexts(recipeTexts);
  const isNew = catalogue.ingredients?.every(({ id }) => id !== first.id) ?? true;
  const [draft, setDraft] = useState(() => ({
    name: typedTextsOf(first.name),
    unit: first.unit,
    aisle: first.aisle,
    pack: first.pack === undefined ? "" : ingredientText(first.pack, first.unit, language),
    cup: String(first.gramsOfCup ?? ""),
  }));
  const { name, unit, aisle, pack, cup } = draft;
  const set = (next: Partial<typeof draft>) => setDraft({ ...draft, ...next });
  const [problems, setProblems] = useState<readonly CatalogueProblem[]>([]);
  const errorAt = useErrorsAt(problems);

  const submit = () => {
    if (presses.isBusy) return;
    const amountIn = (field: "pack" | "gramsOfCup", typed: string) =>
      typed.trim() !== "" && { [field]: understoodAmount(typed, { unit }) };
    const ingredient = {
      id: first.id,
      name,
      unit,
      aisle,
      ...amountIn("pack", pack),
      ...(unit === "gram" && amountIn("gramsOfCup", cup)),
    };
    const seen = isNew ? null : versionOfThing(first);
    const change = { kind: "save-ingredient", ingredient, seen } as const;
    const outcome = changeCatalogue(catalogue, change);
    setProblems(outcome.kind === "invalid" ? outcome.problems : []);
    if (outcome.kind === "invalid") return;
    void presses
      .changeByPress(change, texts.said(shownName(name, language)))
      .then((kind) => kind === "saved" && onSaved());
  };
  return (
    <FormDialog
      title={isNew ? texts.addIngredient : first.name[language]}
      onCancel={onCancel}
      onSubmit={submit}
    >
      <PressProblemBar problem={presses.problem} />
      <LocalizedField
        label={texts.name}
        value={name}
        error={errorAt("name")}
        onChange={(next) => set({ name: next })}
      />
      <Row gap={4} lines={3} align="start">
        <SelectField
          label={texts.unit}
          value={unit}
          error={errorAt("unit")}
          options={ingredientUnits.map((value) => ({ value, text: texts.units[value] }))}
          onChoose={(next) => set({ unit: next })}
        />
        <SelectField
          label={texts.aisle}
          value={aisle}
          options={aisles.map((value) => ({ value, text: texts.aisles[value] }))}
          onChoose={(next) => set({ aisle: next })}
        />
      </Row>
      <Row gap={4} lines={3} align="start">
        <TextField
          label={texts.pack}
          hint={texts.packHint}
          value={pack}
          dir="auto"
          error={errorAt("pack") && texts.otherUnit[unit]}
          onType={(next) => set({ pack: next })}
        />
        {unit === "gram" && (
          <TextField
            label={texts.gramsOfCup}
            hint={texts.gramsOfCupHint}
            inputMode="decimal"
            value={cup}
            error={errorAt("gramsOfCup")}
            onType={(next) => set({ cup: next })}
          />
        )}
      </Row>
    </FormDialog>
  );
}
