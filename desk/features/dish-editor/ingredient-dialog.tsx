import { useState } from "react";
import { newCatalogueId } from "#desk/data/catalogue/new-catalogue-id.ts";
import type { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import { useErrorsAt } from "#desk/parts/catalogue/problem-of-field.ts";
import {
  emptyTexts,
  shownName,
  type TypedTexts,
  typedTextsOf,
} from "#desk/parts/catalogue/typed-texts.ts";
import { FormDialog } from "#desk/parts/page/form-dialog.tsx";
import { type Catalogue, versionOfThing } from "#domain/catalogue/catalogue.ts";
import type { CatalogueProblem } from "#domain/catalogue/catalogue-problem.ts";
import { changeCatalogue } from "#domain/catalogue/change-catalogue.ts";
import { languageOfWord } from "#domain/catalogue/change-ingredients.ts";
import type { WithId } from "#domain/catalogue/check-part.ts";
import { wordsInUse } from "#domain/catalogue/words-in-use.ts";
import { bySimilarity } from "#domain/menu/by-similarity.ts";
import { understoodAmount } from "#domain/menu/ingredient-amount.ts";
import { ingredientText } from "#domain/menu/ingredient-text.ts";
import { aisles, type Ingredient, ingredientUnits } from "#domain/menu/recipe.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Row, Words } from "#web/ui/layout.tsx";
import { leadingClass } from "#web/ui/leading.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import type { SameAs } from "./same-as-dialog.tsx";

interface IngredientDialogProps {
  readonly catalogue: Catalogue;
  /** What the fields begin with; its id says whether it is a new one. */
  readonly first: WithId<Ingredient>;
  readonly presses: ReturnType<typeof useCataloguePresses>;
  readonly onCancel: () => void;
  /** It is the same as one of the list: a new one is only a word then. */
  readonly onSame: (same: SameAs) => void;
  /** Called also if the dialog was closed meanwhile. */
  readonly onSaved: () => void;
}

/** Words as they are typed, one in a line. */
const typedWordsOf = ({ words = {} }: Ingredient): TypedTexts => ({
  he: (words.he ?? []).join("\n"),
  en: (words.en ?? []).join("\n"),
});

const wordsOfTyped = (typed: TypedTexts) => {
  const lines = (text: string) => text.split("\n").filter((line) => line.trim() !== "");
  return { he: lines(typed.he), en: lines(typed.en) };
};

/** What the fields of an ingredient begin with that the catalogue does not have, with a name in one of the languages. */
export const newIngredient = (name: string): WithId<Ingredient> => ({
  id: newCatalogueId(),
  name: { ...emptyTexts, [languageOfWord(name)]: name },
  unit: "gram",
  aisle: aisles[0],
});

/** An ingredient: name, unit, aisle and what it is bought in. Saving it is a change of its own, also beside a dish that is not saved yet. */
export function IngredientDialog(props: IngredientDialogProps) {
  const { catalogue, first, presses, onCancel, onSame, onSaved } = props;
  const { language } = useLanguage();
  const texts = useTexts(recipeTexts);
  const isNew = catalogue.ingredients?.every(({ id }) => id !== first.id) ?? true;
  const [draft, setDraft] = useState(() => ({
    name: typedTextsOf(first.name),
    one: first.one === undefined ? emptyTexts : typedTextsOf(first.one),
    unit: first.unit,
    aisle: first.aisle,
    pack: first.pack === undefined ? "" : ingredientText(first.pack, first.unit, language),
    cup: String(first.gramsOfCup ?? ""),
    words: typedWordsOf(first),
  }));
  const { name, one, unit, aisle, pack, cup, words } = draft;
  const { ingredients = [] } = catalogue;
  const others = ingredients.filter(({ id }) => id !== first.id);
  const called = shownName(name, language);
  const alike = isNew ? bySimilarity(called, others, language) : undefined;
  const resembling = [...(alike?.likely ?? []), ...(alike?.similar ?? [])];
  const set = (next: Partial<typeof draft>) => setDraft({ ...draft, ...next });
  const [problems, setProblems] = useState<readonly CatalogueProblem[]>([]);
  const errorAt = useErrorsAt(problems);

  const oneOfCounted = unit === "piece" && shownName(one, language) !== "" && { one };
  const submit = () => {
    if (presses.isBusy) return;
    const amountIn = (field: "pack" | "gramsOfCup", typed: string) =>
      typed.trim() !== "" && { [field]: understoodAmount(typed, { unit }) };
    const ingredient = {
      id: first.id,
      name,
      ...oneOfCounted,
      unit,
      aisle,
      ...amountIn("pack", pack),
      ...(unit === "gram" && amountIn("gramsOfCup", cup)),
      words: wordsOfTyped(words),
      ...(first.joined && { joined: first.joined }),
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
  /** The other ingredient that has the same name, where that is the problem of a field. */
  const inUse = (...path: readonly string[]) => {
    const isOf = (problem: CatalogueProblem) => path.every((key, at) => problem.path[at] === key);
    if (!problems.some((problem) => problem.code === "word-in-use" && isOf(problem)))
      return undefined;
    const edited = { id: first.id, name, ...oneOfCounted, words: wordsOfTyped(words) };
    const used = wordsInUse<Pick<Ingredient, "id" | "name" | "one" | "words">>([...others, edited]);
    const own = used.find(
      ({ ingredient, field, language: of }) =>
        ingredient === edited && field === path[0] && of === path[1],
    );
    const [word, other] =
      own === undefined
        ? [called, used.find(({ by }) => by === edited)?.ingredient]
        : [own.word, own.by];
    return other && texts.wordInUse(word, other.name[language]);
  };
  const errorsOf = (field: "one" | "words") => ({
    he: inUse(field, "he") ?? errorAt(field, "he"),
    en: inUse(field, "en") ?? errorAt(field, "en"),
  });
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
        error={inUse("name") ?? errorAt("name")}
        onChange={(next) => set({ name: next })}
      />
      {resembling.length > 0 && (
        <Row align="center" isSpread>
          <Words tone="warning">
            {texts.sameAs.resembles(resembling.map((each) => each.name[language]).join(", "))}
          </Words>
          <Button look="quiet" className={leadingClass} onClick={() => onSame(called)}>
            {texts.sameAs.other}
          </Button>
        </Row>
      )}
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
      {unit === "piece" && (
        <LocalizedField
          label={texts.one}
          hint={texts.oneHint}
          value={one}
          error={errorsOf("one")}
          onChange={(next) => set({ one: next })}
        />
      )}
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
            isShort
            label={texts.gramsOfCup}
            hint={texts.gramsOfCupHint}
            inputMode="decimal"
            value={cup}
            error={errorAt("gramsOfCup")}
            onType={(next) => set({ cup: next })}
          />
        )}
      </Row>
      <LocalizedField
        rows={2}
        label={texts.words}
        hint={texts.wordsHint}
        value={words}
        error={errorsOf("words")}
        onChange={(next) => set({ words: next })}
      />
      {!isNew && others.length > 0 && (
        <Button look="quiet" className={leadingClass} onClick={() => onSame(first)}>
          {texts.sameAs.open}
        </Button>
      )}
    </FormDialog>
  );
}
