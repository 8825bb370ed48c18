import fc from "fast-check";
import { expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { languages } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { priceText } from "#domain/money/price-text.ts";
import { anyCatalogue } from "#domain/testing/any-catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { parsePage, shownTextOf } from "#web/testing/parse-page.ts";
import { dishDialogSource, renderDishPreview } from "./render-dish-preview.tsx";

const template = {
  html: "<head><script>press()</script><style>a{}</style><!--chunks--></head>",
  styles: { [dishDialogSource]: ["/assets/dish-dialog-1.css"] },
};

const partsOf = (dish: Dish<string>): readonly string[] => [
  dish.name,
  ...dish.descriptions,
  ...dish.selections.flatMap(({ name: selectionName, addOns }) => [
    selectionName,
    ...addOns.map(({ name }) => name),
  ]),
  ...dish.options.flatMap(({ name, choices }) => [name, ...choices.map((each) => each.name)]),
  ...dish.extras.map(({ name }) => name),
];

test("any dish is shown whole in both languages, on the menu and in its dialog, without scripts", async () => {
  await fc.assert(
    fc.asyncProperty(anyCatalogue, fc.constantFrom(...languages), async ({ menu }, language) => {
      const dish = localizeMenu(menu, language).flatMap(({ dishes }) => dishes)[0];
      fc.pre(dish !== undefined);
      const html = await renderDishPreview({ dish, language }, template);
      const { documentElement, body } = parsePage(html);
      const dir = language === "he" ? "rtl" : "ltr";
      expect(documentElement).toMatchObject({ lang: language, dir, className: "able" });
      expect(documentElement.querySelector("script, template, [style]")).toBeNull();
      expect(body.querySelectorAll("dialog")).toHaveLength(1);
      expect(body.querySelectorAll("dialog[open]")).toHaveLength(1);
      for (const part of partsOf(dish)) expect(body.textContent).toContain(part);
    }),
    { numRuns: 30 },
  );
});

test("it looks as the site does: its styles, and those of the dialog", async () => {
  const dish = localizeMenu(soupKitchen.menu, "en")[0]?.dishes[0];
  if (dish === undefined) throw new Error("the soup kitchen has no dish");
  const html = await renderDishPreview({ dish, language: "en" }, template);
  const { head, body } = parsePage(html);
  for (const { price } of dish.selections) expect(shownTextOf(body)).toContain(priceText(price));
  expect(head.querySelector("style")?.textContent).toBe("a{}");
  // Without `crossorigin`, which the frame's origin would not need.
  expect(head.querySelector("link[rel=stylesheet]")?.outerHTML).toBe(
    '<link rel="stylesheet" href="/assets/dish-dialog-1.css">',
  );
});
