import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { ChooseVersion } from "#desk/parts/edited/choose-version.tsx";
import { type LocalizedText, languages } from "#domain/language/language.ts";
import { measureText } from "#domain/menu/measure-text.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { partsOf } from "#domain/menu/parts-of.ts";
import { recipeText } from "#domain/menu/recipe-text.ts";
import type { Agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import styles from "./dish-editor.module.css";
import type { CatalogueNames } from "./edited-dish.ts";

interface ChangedElsewhereProps {
  readonly stored: Dish<LocalizedText>;
  readonly names: CatalogueNames;
  readonly onKeepMine: () => void;
  readonly onTakeStored: () => void;
}

/** The dish as another device has saved it, above the draft. */
export function ChangedElsewhere({
  stored,
  names,
  onKeepMine,
  onTakeStored,
}: ChangedElsewhereProps) {
  const texts = useTexts(dishEditorTexts);
  return (
    <Stack role="alert" gap={2} className={styles.note}>
      <h2>{texts.elsewhereTitle}</h2>
      <p>{texts.elsewhereHint}</p>
      <SavedDish stored={stored} names={names} />
      <ChooseVersion onKeepMine={onKeepMine} onTakeStored={onTakeStored} />
    </Stack>
  );
}

/** A dish as the catalogue has it now, in a few lines: for comparing it with a draft. */
function SavedDish({ stored: dish, names }: Pick<ChangedElsewhereProps, "stored" | "names">) {
  return (
    <ul>
      {languages.map((each) => (
        <li key={each} lang={each} dir="auto">
          {[dish.name, ...dish.descriptions].map((text) => text[each]).join(" · ")}
        </li>
      ))}
      {linesOf(dish, names).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function linesOf(dish: Dish<LocalizedText>, names: CatalogueNames): readonly string[] {
  const { language } = names;
  const { makes, lines = [] } = dish.recipe ?? {};
  const recipe = recipeText(lines, { ...names, parts: partsOf(dish) }).replaceAll("\n", ", ");
  const line = (name: LocalizedText, prices: readonly Agorot[]) =>
    `${name[language]} ${prices.map(isolatedPriceText).join(" / ")}`;
  return [
    ...dish.selections.map(({ name: selectionName, price, addOns }) =>
      [
        line(selectionName, [price]),
        ...addOns.map(({ name, addedPrice }) => line(name, [addedPrice])),
      ].join(" + "),
    ),
    ...dish.options.map(
      ({ name, choices }) =>
        `${name[language]}: ${choices.map((choice) => line(choice.name, choice.price)).join(", ")}`,
    ),
    ...dish.extras.map(({ name, price }) => line(name, [price])),
    ...(makes === undefined ? [] : [`${measureText(makes, language)}: ${recipe}`]),
  ];
}

/** Says that another device has removed the dish of a draft. */
export function GoneDish({ onSaveAsNew }: { readonly onSaveAsNew: () => void }) {
  const texts = useTexts(dishEditorTexts);
  return (
    <Stack role="alert" gap={2} className={styles.note}>
      <p>{texts.gone}</p>
      <Row gap={3} lines={2}>
        <Button onClick={onSaveAsNew}>{texts.saveAsNew}</Button>
      </Row>
    </Stack>
  );
}
