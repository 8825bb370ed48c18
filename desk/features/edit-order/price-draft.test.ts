import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleCatalogue } from "#desk/testing/sample-catalogue.ts";
import { sampleOrderPage } from "#desk/testing/sample-order-page.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { setAddOn, setAmount, setChoice, setExtra } from "#domain/cart/dish-draft.ts";
import { type Language, languages } from "#domain/language/language.ts";
import type { ShopMenu } from "#domain/menu/menu.ts";
import { agorot } from "#domain/money/agorot.ts";
import { changeOrder, takeOrder } from "#domain/order/change-order.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import { type AcceptedOrder, orderIn } from "#domain/order/order.ts";
import { orderLines } from "#domain/order-log/order-lines.ts";
import { anyOrdering } from "#domain/testing/any-order.ts";
import { changeAnything } from "#domain/testing/change-menu.ts";
import { orderLinesOf } from "#domain/testing/lines-of.ts";
import { addDish, changeDish } from "./change-draft-dish.ts";
import { changeInput, newOrderInput } from "./draft-input.ts";
import {
  type DraftDish,
  draftOfPage,
  isGone,
  newOrderDraft,
  type OrderDraft,
} from "./order-draft.ts";
import { isSameDish, type OrderMenu, orderMenuOf } from "./order-menu.ts";
import { withSameAgain } from "./person-first.tsx";
import { priceDraft, priceDraftDish } from "./price-draft.ts";

const [ruth] = sampleWeek().orders;
if (ruth === undefined) throw new Error("the sample week is empty");
const exampleOrder = ruth;
const sending = { actionId: "a-1", pressedAt: 5 };
/** Two litres of soup for 84, four portions of chicken for 148, sauce for 8, delivery for 25. */
const page = sampleOrderPage(ruth);
const draft = draftOfPage(page, "he");
const soup = { typeName: "מרקים", dishName: "מרק עדשים כתומות" };
const chicken = { typeName: "עוף", dishName: "פרגיות בסילאן ושום" };

/** The menu with all prices of selections and extras ten shekels higher. */
const dearer = menuWith(
  sampleCatalogue.menu.map((type) => ({
    ...type,
    dishes: type.dishes.map((dish) => ({
      ...dish,
      selections: dish.selections.map((each) => ({ ...each, price: agorot(each.price + 1_000) })),
      extras: dish.extras.map((each) => ({ ...each, price: agorot(each.price + 1_000) })),
    })),
  })),
);
function menuWith(menu: ShopMenu): OrderMenu {
  return orderMenuOf({ ...sampleCatalogue, menu }, "he");
}
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
  const gone = menuWith([]);
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
  const without = { ...dearer, places: [] };
  expect(priced({ ...far, place: draft.place }, without)).toBe(page.orderTotal);
});

test("a discount is taken off, a surcharge is added, and without a valid amount there is no total", () => {
  const adjusted = (kind: "discount" | "surcharge", amount: string) =>
    priced({ ...draft, adjustment: { kind, amount, text: "" } });
  expect(adjusted("discount", "20")).toBe(page.orderTotal - 2_000);
  expect(adjusted("surcharge", "12.50")).toBe(page.orderTotal + 1_250);
  expect(adjusted("discount", "1000")).toBe(page.orderTotal - 100_000);
  expect(adjusted("discount", "")).toBe(page.orderTotal);
  expect(adjusted("discount", "twenty")).toBeUndefined();
});

test("a dish with one size is added with one of it, and one that was removed comes back as it was", () => {
  const sampleMenu = menuWith(sampleCatalogue.menu);
  const [type] = sampleMenu.offered;
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

/** Any order that a customer placed, whose dishes the seller changes, in a shop that is not as it was then. */
const anyChange = fc
  .tuple(anyOrdering, fc.gen(), fc.constantFrom(...languages), fc.infiniteStream(fc.nat(5)))
  .map(([{ catalogue, order }, any, namesIn, amounts]) => {
    const checked = checkOrder(order, catalogue);
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
    const newest = { ...catalogue, menu: changeAnything(catalogue.menu, any) };
    const anew = <Part extends { readonly amount: number }>(part: Part): Part => {
      const { value } = amounts.next();
      return value === 0 ? { ...part, amount: 1 + Number(amounts.next().value) } : part;
    };
    const ordered = draftOfPage(pageOf(checked.order, namesIn), namesIn);
    const changedDraft: OrderDraft = {
      ...ordered,
      adjustment: { kind: "surcharge", amount: "3.50", text: "for the box" },
      dishes: ordered.dishes.map((dish) => ({
        ...dish,
        selections: dish.selections.map(anew),
        extras: dish.extras.map(anew),
        isRemoved: amounts.next().value === 0,
      })),
    };
    return { before: checked.order, newest, namesIn, changedDraft };
  });

/** What the desk gets of an order. */
function pageOf(order: AcceptedOrder, namesIn: Language) {
  const shown = orderIn(order, namesIn);
  const { city: place, orderType, address, pickupOrDeliveryPrice } = shown.customerData;
  const prices = shown.groups.flatMap(({ dishes }) => dishes);
  return sampleOrderPage(
    {
      ...exampleOrder,
      orderType,
      place,
      address,
      lines: orderLines(shown).map((line) => ({ ...line, missing: 0 })),
    },
    {
      pickupOrDeliveryPrice,
      orderTotal: order.orderTotal,
      dishes: orderLinesOf(shown).map((line, index) => ({
        ...line,
        id: line.id ?? null,
        price: prices[index]?.totalPrice ?? 0,
        isOnMenu: true,
      })),
    },
  );
}

test("what a change costs in the editor is what the server stores of it, and what it cannot price is refused", () => {
  fc.assert(
    fc.property(anyChange, ({ before, newest, namesIn, changedDraft }) => {
      fc.pre(changedDraft.dishes.some((dish) => !isGone(dish)));
      const input = changeInput(changedDraft, "1", sending);
      const stored = changeOrder(before, input, newest);
      const shown = priceDraft(changedDraft, pageOf(before, namesIn), orderMenuOf(newest, namesIn));
      if (stored.ok) expect(shown).toBe(stored.order.orderTotal);
      if (shown === undefined) expect(stored.ok).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test("what an order by phone costs in the editor is what the server stores of it", () => {
  fc.assert(
    fc.property(anyChange, ({ before, newest, namesIn, changedDraft }) => {
      fc.pre(changedDraft.dishes.some((dish) => !isGone(dish)));
      const { language } = before;
      const customer = { name: "Noa", phoneNumber: "0501234567", email: "", language, week: "w" };
      const byPhone: OrderDraft = { ...changedDraft, customer };
      const stored = takeOrder(newOrderInput(byPhone, sending), newest);
      const shown = priceDraft(byPhone, null, orderMenuOf(newest, namesIn));
      if (stored.ok) expect(shown).toBe(stored.order.orderTotal);
      if (shown === undefined) expect(stored.ok).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test("the same as last time costs what it cost, or says what it costs now, and the server takes all of it that needs no choice", () => {
  fc.assert(
    fc.property(anyChange, ({ before, newest, namesIn }) => {
      const menu = orderMenuOf(newest, namesIn);
      const last = pageOf(before, namesIn);
      const { dishes, order } = last;
      const empty = { ...newOrderDraft(namesIn, "w"), orderType: order.orderType };
      const { draft: filled, changes } = withSameAgain(empty, last, menu);
      const said = (kind: string, dish: Pick<DraftDish, "typeName" | "dishName">) =>
        changes.find((change) => change.kind === kind && isSameDish(change, dish));
      for (const dish of filled.dishes) {
        if (said("choice-needed", dish) !== undefined) continue;
        const now = said("price-changed", dish);
        const was = dishes.find((each) => isSameDish(each, dish))?.price;
        const price = priceDraftDish(dish, undefined, menu);
        expect(price).toBe(now?.kind === "price-changed" ? now.to : was);
      }
      const gone = dishes.filter((each) => said("dish-gone", each) !== undefined);
      expect(filled.dishes.length + gone.length).toBe(dishes.length);
      expect(withSameAgain(filled, last, menu).draft).toEqual(filled);
    }),
    { numRuns: 300 },
  );
});
