import { useLanguage } from "#desk/language/language-context.tsx";
import { type Language, type LocalizedText, languages } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import type { Agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";

/** A dish as the catalogue has it now, in a few lines: for comparing it with a draft. */
export function SavedDish({ dish }: { readonly dish: Dish<LocalizedText> }) {
  const { language } = useLanguage();
  return (
    <ul>
      {languages.map((each) => (
        <li key={each} lang={each} dir="auto">
          {[dish.dishName, ...dish.dishDescriptions].map((text) => text[each]).join(" · ")}
        </li>
      ))}
      {linesOf(dish, language).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function linesOf(dish: Dish<LocalizedText>, language: Language): readonly string[] {
  const line = (name: LocalizedText, prices: readonly Agorot[]) =>
    `${name[language]} ${prices.map(isolatedPriceText).join(" / ")}`;
  return [
    ...dish.selections.map(({ selectionName, price, checkBoxes }) =>
      [
        line(selectionName, [price]),
        ...checkBoxes.map(({ name, addedPrice }) => line(name, [addedPrice])),
      ].join(" + "),
    ),
    ...dish.options.map(
      ({ name, choices }) =>
        `${name[language]}: ${choices.map((choice) => line(choice.name, choice.price)).join(", ")}`,
    ),
    ...dish.extras.map(({ name, price }) => line(name, [price])),
  ];
}
