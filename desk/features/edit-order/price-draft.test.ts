import { expect, test } from "vitest";
import { sampleMenu } from "#desk/testing/sample-menu.ts";
import { sampleOrderPage } from "#desk/testing/sample-order-page.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import {
  addDish,
  changeDish,
  setAddOn,
  setAmount,
  setChoice,
  setExtra,
} from "./change-draft-dish.ts";
import { draftOfPage, newOrderDraft } from "./draft-of-page.ts";
import type { DraftDish, OrderDraft } from "./order-draft.ts";
import type { OrderMenu } from "./order-menu.ts";
import { priceDraft } from "./price-draft.ts";

const [ruth] = sampleWeek().orders;
if (ruth === undefined) throw new Error("the sample week is empty");
/** Two litres of soup for 84, four portions of chicken for 148, sauce for 8, delivery for 25. */
const page = sampleOrderPage(ruth);
const draft = draftOfPage(page, "he");
const soup = { typeName: "מרקים", dishName: "מרק עדשים כתומות" };
const chicken = { typeName: "עוף", dishName: "פרגיות בסילאן ושום" };

/** The menu with all prices of selections and extras ten shekels higher. */
const dearer: OrderMenu = {
  ...sampleMenu,
  types: sampleMenu.types.map((type) => ({
    ...type,
    dishes: type.dishes.map((dish) => ({
      ...dish,
      selections: dish.selections.map((each) => ({ ...each, price: each.price + 1_000 })),
      extras: dish.extras.map((each) => ({ ...each, price: each.price + 1_000 })),
    })),
  })),
};
const priced = (changed: OrderDraft, menu: OrderMenu = dearer) => priceDraft(changed, page, menu);
const changed = (names: typeof soup, change: (dish: DraftDish) => DraftDish) =>
  changeDish(draft, names, change);

test("an order that stays as it is costs what it did, whatever the menu says now", () => {
  expect(priced(draft)).toBe(page.orderTotal);
});

test("a dish of which there is less keeps its prices, and a removed one costs nothing", () => {
  expect(priced(changed(soup, (dish) => setAmount(dish, "ליטר", 1)))).toBe(page.orderTotal - 4_200);
  expect(priced(changed(chicken, (dish) => setExtra(dish, "חריף בצד", 0)))).toBe(
    page.orderTotal - 800,
  );
  expect(priced(changed(soup, (dish) => ({ ...dish, isRemoved: true })))).toBe(
    page.orderTotal - 8_400,
  );
});

test("a dish of which there is more, or that is chosen otherwise, has the prices of the menu", () => {
  expect(priced(changed(soup, (dish) => setAmount(dish, "ליטר", 3)))).toBe(
    page.orderTotal - 8_400 + 3 * 5_200,
  );
  expect(priced(changed(soup, (dish) => setAddOn(dish, "ליטר", "בלי כוסברה", true)))).toBe(
    page.orderTotal - 8_400 + 2 * 5_200,
  );
  const wild = changed(chicken, (dish) => setChoice(dish, "סוג האורז", "אורז בר"));
  expect(priced(wild)).toBe(page.orderTotal - 15_600 + 15_800 + 800 + 2 * 1_400);
});

test("more of a dish that the menu has no more cannot be priced, and less of it can", () => {
  const gone: OrderMenu = { ...sampleMenu, types: [] };
  expect(
    priced(
      changed(soup, (dish) => setAmount(dish, "ליטר", 3)),
      gone,
    ),
  ).toBeUndefined();
  expect(
    priced(
      changed(soup, (dish) => setAmount(dish, "ליטר", 1)),
      gone,
    ),
  ).toBe(page.orderTotal - 4_200);
});

test("another place has its price, and back at the old one the order keeps its own", () => {
  const far = { ...draft, place: "ירושלים" };
  expect(priced(far)).toBe(page.orderTotal + 2_000);
  expect(priced({ ...draft, orderType: "pickup" })).toBe(page.orderTotal - 2_500);
  const cheaper = { ...sampleMenu, places: [] };
  expect(priced({ ...far, place: draft.place }, cheaper)).toBe(page.orderTotal);
});

test("a discount is taken off, a surcharge is added, and an amount that is none has no total", () => {
  const adjusted = (kind: "discount" | "surcharge", amount: string) =>
    priced({ ...draft, adjustment: { kind, amount, text: "" } });
  expect(adjusted("discount", "20")).toBe(page.orderTotal - 2_000);
  expect(adjusted("surcharge", "12.50")).toBe(page.orderTotal + 1_250);
  expect(adjusted("discount", "1000")).toBe(page.orderTotal - 100_000);
  expect(adjusted("discount", "")).toBe(page.orderTotal);
  expect(adjusted("discount", "twenty")).toBeUndefined();
});

test("a dish with one size is added with one of it, and one that was removed comes back as it was", () => {
  const [type] = sampleMenu.types;
  const [lentils, kubbeh] = type?.dishes ?? [];
  if (lentils === undefined || kubbeh === undefined)
    throw new Error("the sample menu has no soups");
  const empty = newOrderDraft("he", "2026-11-18");
  const added = addDish(empty, { typeName: "מרקים", dish: kubbeh });
  expect(priceDraft(added, null, sampleMenu)).toBe(9_600);
  expect(addDish(added, { typeName: "מרקים", dish: kubbeh })).toEqual(added);
  expect(addDish(empty, { typeName: "מרקים", dish: lentils }).dishes[0]?.selections).toEqual([]);

  const removed = changed(soup, (dish) => ({ ...dish, isRemoved: true }));
  expect(addDish(removed, { typeName: "מרקים", dish: lentils })).toEqual(draft);
});
