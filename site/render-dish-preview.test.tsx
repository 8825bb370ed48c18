import fc from "fast-check";
import { expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { languages } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { priceText } from "#domain/money/price-text.ts";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { dishDialogSource, renderDishPreview } from "./render-dish-preview.tsx";

const template = {
  html: "<head><script>press()</script><style>a{}</style><!--chunks--></head>",
  styles: { [dishDialogSource]: ["/assets/dish-dialog-1.css"] },
};

const partsOf = (dish: Dish<string>): readonly string[] => [
  dish.dishName,
  ...dish.dishDescriptions,
  ...dish.selections.flatMap(({ selectionName, checkBoxes }) => [
    selectionName,
    ...checkBoxes.map(({ name }) => name),
  ]),
  ...dish.options.flatMap(({ name, choices }) => [name, ...choices.map((each) => each.name)]),
  ...dish.extras.map(({ name }) => name),
];

/** The visible text of a page, without tags and comments of React. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(style|title)\b.*?<\/\1>/gsu, "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]*>/gu, "\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

test("any dish is shown whole in both languages, on the menu and in its dialog, without scripts", async () => {
  await fc.assert(
    fc.asyncProperty(anyCatalogue, fc.constantFrom(...languages), async ({ menu }, language) => {
      const dish = localizeMenu(menu, language).flatMap(({ dishes }) => dishes)[0];
      fc.pre(dish !== undefined);
      const html = await renderDishPreview({ dish, language }, template);
      expect(html).toContain(
        `<html lang="${language}" dir="${language === "he" ? "rtl" : "ltr"}" class="able">`,
      );
      expect(html).not.toContain("<script");
      expect(html).not.toContain("<template");
      expect(html).not.toContain("style=");
      expect(html.match(/<dialog open /gu)).toHaveLength(1);
      const text = textOf(html);
      for (const part of partsOf(dish)) expect(text).toContain(part);
    }),
    { numRuns: 30 },
  );
});

test("it looks as the site does: its styles, and those of the dialog", async () => {
  const dish = localizeMenu(soupKitchen.menu, "en")[0]?.dishes[0];
  if (dish === undefined) throw new Error("the soup kitchen has no dish");
  const html = await renderDishPreview({ dish, language: "en" }, template);
  for (const { price } of dish.selections) expect(textOf(html)).toContain(priceText(price));
  expect(html).toContain("<style>a{}</style>");
  // Without `crossorigin`, which the frame's origin would not need.
  expect(html).toContain('<link rel="stylesheet" href="/assets/dish-dialog-1.css">');
});
