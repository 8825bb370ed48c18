import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { anyShopping } from "#domain/testing/any-cart.ts";
import { turnRound } from "#domain/testing/change-menu.ts";
import { draftAt } from "#domain/testing/draft-at.ts";
import { chickenSoupDraft, dishNamed, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { withoutIds } from "#domain/testing/without-ids.ts";
import { followDraft } from "./follow-draft.ts";

const menu = localizeMenu(soupKitchen.menu, "en");
const { dish: soup } = dishNamed(menu, "Chicken soup");
const { dish: turned } = dishNamed(turnRound(menu), "Chicken soup");
const soupDraft = draftAt(soup, chickenSoupDraft);
const turnedDraft = draftAt(turned, {
  amounts: [1, 2],
  checked: [[false], [false, true]],
  choices: [0, 0],
  extraAmounts: [0, 1],
});

describe("what is filled in for a dish, on a menu that changed meanwhile", () => {
  test("stays with what it was filled in for, with and without ids", () => {
    const followed = { draft: turnedDraft, gone: [] };
    expect(followDraft(soupDraft, soup, turned)).toEqual(followed);
    expect(followDraft(soupDraft, withoutIds(soup), turned)).toEqual(followed);
  });

  test("follows names that are swapped", () => {
    const [half, litre] = soup.selections;
    if (half === undefined || litre === undefined) throw new Error("two sizes");
    const swapped = {
      ...soup,
      selections: [
        { ...litre, name: half.name },
        { ...half, name: litre.name },
      ],
    };
    const { draft, gone } = followDraft(soupDraft, soup, swapped);
    expect(draft.selections).toEqual([
      { name: "Half a litre", amount: 1, addOns: [] },
      { name: "Litre", amount: 2, addOns: ["Dumplings"] },
    ]);
    expect(gone).toEqual([]);
  });

  test("is empty for a new dish, and names what is gone", () => {
    const { dish: cake } = dishNamed(menu, "Apple cake");
    const other = { ...cake, selections: [...cake.selections, ...soup.selections.slice(1)] };
    const { draft, gone } = followDraft(soupDraft, soup, other);
    expect(draft).toEqual({
      selections: [{ name: "Litre", amount: 1, addOns: [] }],
      options: [],
      extras: [],
    });
    expect(gone).toEqual(["Half a litre", "Seasoning", "Container", "Challah"]);
  });

  test("names a checked add-on and a choice that are gone", () => {
    const less = {
      ...soup,
      selections: soup.selections.map((selection) => ({ ...selection, addOns: [] })),
      options: soup.options.map((option) => ({ ...option, choices: option.choices.slice(0, 1) })),
    };
    const { draft, gone } = followDraft(soupDraft, soup, less);
    expect(draft.selections).toEqual([
      { name: "Half a litre", amount: 2, addOns: [] },
      { name: "Litre", amount: 1, addOns: [] },
    ]);
    expect(draft.options).toEqual([]);
    expect(gone).toEqual(["Dumplings", "Spicy", "Jar"]);
  });

  test("is the same again once any dish is turned round twice", () => {
    fc.assert(
      fc.property(anyShopping, ({ catalogue, steps }) => {
        const before = localizeMenu(catalogue.menu, "he");
        const after = turnRound(before);
        for (const { typeIndex, dishIndex, draft: positions } of steps) {
          const dishes = before[typeIndex]?.dishes ?? [];
          const from = dishes[dishIndex];
          const to = after[typeIndex]?.dishes[dishes.length - 1 - dishIndex];
          if (from === undefined || to === undefined) throw new Error("not on the menu");
          const draft = draftAt(from, positions);
          const there = followDraft(draft, from, to);
          expect(there.gone).toEqual([]);
          expect(followDraft(there.draft, to, from)).toEqual({ draft, gone: [] });
        }
      }),
    );
  });
});
