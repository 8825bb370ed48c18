import { describe, expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { soupKitchenWith } from "#domain/testing/soup-kitchen-with.ts";
import { parseCatalogue } from "./parse-catalogue.ts";

const soup = "menu.0.dishes.0";

describe("two items with one name in one list are refused", () => {
  const lists = [
    ["dish types", "menu.1.name", soupKitchen.menu[0]?.name],
    ["dishes", "menu.0.dishes.1.name", soupKitchen.menu[0]?.dishes[0]?.name],
    ["selections", `${soup}.selections.1.name`, { he: "חצי ליטר", en: "Half a litre" }],
    ["add-ons", `${soup}.selections.0.addOns.1.name`, { he: "קניידלך", en: "Dumplings" }],
    ["options", `${soup}.options.1.name`, { he: "תיבול", en: "Seasoning" }],
    ["choices", `${soup}.options.0.choices.1.name`, { he: "עדין", en: "Mild" }],
    ["extras", `${soup}.extras.1.name`, { he: "חלה", en: "Challah" }],
    ["delivery places", "deliveryPlaces.1.name", { he: "ירושלים", en: "Jerusalem" }],
  ] as const;

  test.each(lists)("%s, in either language", (_list, path, name) => {
    const twins = [
      name,
      { ...name, he: "אחר" },
      { ...name, en: "Other" },
      { he: ` ${name?.he} `, en: "Other" },
    ];
    for (const twin of twins) {
      expect(() => parseCatalogue(soupKitchenWith(path, twin))).toThrow(/have the same name/u);
    }
  });

  test.each(lists)(
    "%s, across the languages, because an order would be ambiguous",
    (_list, path, name) => {
      const twins = [
        { he: "אחר", en: name?.he },
        { he: name?.en, en: "Other" },
      ];
      for (const twin of twins) {
        expect(() => parseCatalogue(soupKitchenWith(path, twin))).toThrow(/have the same name/u);
      }
    },
  );
});
