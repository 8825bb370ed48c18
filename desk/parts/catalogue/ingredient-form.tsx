import { type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import type { ChangeByPress } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { catalogueFieldTexts } from "#desk/language/catalogue-field-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { SelectField } from "#desk/parts/order/select-field.tsx";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { CatalogueProblem } from "#domain/catalogue/catalogue-problem.ts";
import { dishesWithIngredient } from "#domain/catalogue/change-ingredients.ts";
import { checkIngredient } from "#domain/catalogue/check-part.ts";
import { versionOfIngredient } from "#domain/catalogue/version-of-thing.ts";
import { languages } from "#domain/language/language.ts";
import { ingredientText, understoodAmount } from "#domain/menu/ingredient-amount.ts";
import { aisles, type Ingredient, ingredientUnits } from "#domain/menu/recipe.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Card, Hint, Row } from "#web/ui/layout.tsx";
import { LocalizedField } from "./localized-field.tsx";
import { errorsAt } from "./problem-of-field.ts";
import { shownName, typedTextsOf } from "./typed-texts.ts";

interface IngredientFormProps {
  readonly catalogue: Catalogue;
  /** What the form begins with; its id says whether it is a new one. */
  readonly first: Ingredient & { readonly id: string };
  readonly changeMenu: ChangeByPress;
  readonly onCancel: () => void;
  readonly onSaved: (ingredient: Ingredient) => void;
}

/** An ingredient: name, unit, aisle and what it is bought in. Saving it is a change of its own, also beside a dish that is not saved yet. */
export function IngredientForm(props: IngredientFormProps) {
  const { catalogue, first, changeMenu, onCancel, onSaved } = props;
  const { language } = useLanguage();
  const texts = useTexts(recipeTexts);
  const { problems: problemTexts } = useTexts(catalogueFieldTexts);
  const stored = catalogue.ingredients?.find(({ id }) => id === first.id);
  const [seen] = useState(() => (stored === undefined ? null : versionOfIngredient(stored)));
  const [name, setName] = useState(() => typedTextsOf(first.name));
  const [unit, setUnit] = useState(first.unit);
  const [aisle, setAisle] = useState(first.aisle);
  const [pack, setPack] = useState(() =>
    first.pack === undefined ? "" : ingredientText(first.pack, first.unit, language),
  );
  const [cup, setCup] = useState(String(first.gramsOfCup ?? ""));
  const [problems, setProblems] = useState<readonly CatalogueProblem[]>([]);
  const form = useRef<HTMLFormElement>(null);
  // What is typed beside the form while it is sent must not be lost.
  const whenSaved = useRef(onSaved);
  useLayoutEffect(() => {
    whenSaved.current = onSaved;
  }, [onSaved]);
  const errorAt = errorsAt(problems, problemTexts);
  const isUsed = dishesWithIngredient(catalogue, first.id).length > 0;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const amountOf = (typed: string, of: Pick<Ingredient, "name" | "unit">) =>
      typed.trim() !== "" && understoodAmount(typed, of);
    const [packed, grams] = [amountOf(pack, { name, unit }), amountOf(cup, { name, unit: "gram" })];
    const checked = checkIngredient({
      id: first.id,
      name,
      unit,
      aisle,
      ...(packed !== false && { pack: packed }),
      ...(unit === "gram" && grams !== false && { gramsOfCup: grams }),
    });
    const others = (catalogue.ingredients ?? []).filter(({ id }) => id !== first.id);
    const names = new Set(languages.map((each) => name[each].trim()).filter(Boolean));
    const isTaken = others.some((each) => names.has(each.name.he) || names.has(each.name.en));
    if (checked.kind === "valid" && !isTaken) {
      setProblems([]);
      const said = texts.said.saved(checked.part.name[language]);
      void changeMenu({ kind: "save-ingredient", ingredient: checked.part, seen }, said).then(
        (outcome) => outcome === "saved" && whenSaved.current(checked.part),
      );
      return;
    }
    setProblems(
      checked.kind === "invalid" ? checked.problems : [{ path: ["name"], code: "same-name" }],
    );
    // After the errors are in the page.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  };
  return (
    <Card
      as="form"
      ref={form}
      noValidate
      aria-label={shownName(name, language) || texts.addIngredient}
      onSubmit={submit}
    >
      <LocalizedField
        isOwn
        label={texts.name}
        value={name}
        error={errorAt("name")}
        onChange={setName}
      />
      <Row gap={4} lines={3} align="start">
        {isUsed ? (
          <Hint>
            {texts.unit}: {texts.units[unit]}. {texts.unitStays}
          </Hint>
        ) : (
          <SelectField
            label={texts.unit}
            value={unit}
            options={ingredientUnits.map((value) => ({ value, text: texts.units[value] }))}
            onChoose={setUnit}
          />
        )}
        <SelectField
          label={texts.aisle}
          value={aisle}
          options={aisles.map((value) => ({ value, text: texts.aisles[value] }))}
          onChoose={setAisle}
        />
      </Row>
      <Row gap={4} lines={3} align="start">
        <TextField
          label={texts.pack}
          hint={texts.packHint}
          value={pack}
          dir="auto"
          error={errorAt("pack") && texts.otherUnit[unit]}
          onType={setPack}
        />
        {unit === "gram" && (
          <TextField
            label={texts.gramsOfCup}
            hint={texts.gramsOfCupHint}
            inputMode="decimal"
            value={cup}
            dir="auto"
            error={errorAt("gramsOfCup")}
            onType={setCup}
          />
        )}
      </Row>
      <Row>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button look="main" type="submit">
          {texts.save}
        </Button>
      </Row>
    </Card>
  );
}
