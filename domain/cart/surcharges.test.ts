import { expect, test } from "vitest";
import { draftAt } from "#domain/testing/draft-at.ts";
import { dishNamed, englishMenu } from "#domain/testing/soup-kitchen.ts";
import { surchargesOf } from "./surcharges.ts";

const { dish: soup } = dishNamed(englishMenu, "Chicken soup");
const [seasoning, container] = soup.options;
const surcharges = (at: number, amounts: readonly number[], option = container) =>
  surchargesOf(option?.choices[at]?.price ?? [], soup, draftAt(soup, { amounts }));

test("while nothing is counted the surcharges are those of all selections", () => {
  expect(surcharges(1, [0, 0])).toEqual({ lowest: 300, highest: 500, counted: [] });
});

test("of counted selections only theirs count", () => {
  const ofLitre = { selectionName: "Litre", amount: 500 };
  expect(surcharges(1, [0, 2])).toEqual({ lowest: 500, highest: 500, counted: [ofLitre] });
  expect(surcharges(1, [1, 2])).toEqual({
    lowest: 300,
    highest: 500,
    counted: [{ selectionName: "Half a litre", amount: 300 }, ofLitre],
  });
});

test("one price is that of every selection, and a choice without one has no surcharge", () => {
  expect(surcharges(1, [0, 0], seasoning)).toMatchObject({ lowest: 150, highest: 150 });
  expect(surcharges(0, [1, 1], seasoning)).toBeNull();
});
