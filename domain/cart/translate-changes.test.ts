import { expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { englishMenu, hebrewMenu } from "#domain/testing/soup-kitchen.ts";
import { translateChanges } from "./follow-changes.ts";

const soup = { typeName: "מרקים", dishName: "מרק עוף" };
const englishSoup = { typeName: "Soups", dishName: "Chicken soup" };
const prices = { from: agorot(2490), to: agorot(2690) };

test("changes of a dish are reported with its names in the shown language", () => {
  expect(
    translateChanges(
      [
        { kind: "price-changed", ...soup, ...prices },
        { kind: "choice-needed", ...soup, optionName: "תיבול" },
      ],
      hebrewMenu,
      englishMenu,
    ),
  ).toEqual([
    { kind: "price-changed", ...englishSoup, ...prices },
    { kind: "choice-needed", ...englishSoup, optionName: "Seasoning" },
  ]);
});

test("an item that is no longer on the menu keeps the name that the customer knew", () => {
  const gone = { kind: "dish-gone", typeName: "מרקים", dishName: "מרק אפונה" } as const;
  expect(
    translateChanges(
      [gone, { kind: "part-gone", ...soup, partName: "שקדי מרק" }],
      hebrewMenu,
      englishMenu,
    ),
  ).toEqual([gone, { kind: "part-gone", ...englishSoup, partName: "שקדי מרק" }]);
});
