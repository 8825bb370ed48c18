import { describe, expect, test } from "vitest";
import { offeredMenu } from "#domain/catalogue/offered-menu.ts";
import {
  chickenSoup,
  halfLitre,
  limitedKitchen,
  litre,
  soldOutKitchen,
} from "#domain/testing/limited-kitchen.ts";
import { ruthsOrder } from "#domain/testing/ruths-order.ts";
import { englishMenu, hebrewMenu, soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { checkOrder } from "./check-order.ts";
import { type OrderedAmounts, orderedAmounts } from "./ordered-amounts.ts";
import { limitNeeds, mayTake, portionsLeft, portionsTaken } from "./portion-limits.ts";
import { soldOutRefusals } from "./sold-out-refusals.ts";

const order = ruthsOrder(hebrewMenu, "ירושלים");
function accept(sent: typeof order) {
  const checked = checkOrder(sent, soupKitchen);
  if (!checked.ok) throw new Error("the soup kitchen refuses Ruth's order");
  return checked.order;
}
const accepted = accept(order);
const nothing: OrderedAmounts = new Map();
const [half, whole] = order.groups[0]?.dishes[0]?.selections ?? [];
const soup = { typeName: "מרקים", dishName: "מרק עוף" };
const path = ["groups", 0, "dishes", 0, "selections"];
const halfLine = { ...soup, path: [...path, 0, "amount"], name: half?.name };
const wholeLine = { ...soup, path: [...path, 1, "amount"], name: whole?.name };

describe("what the seller has marked as sold out is refused", () => {
  test("line by line, for a dish and for one of its selections", () => {
    expect(checkOrder(order, soldOutKitchen(chickenSoup.id))).toEqual({
      ok: false,
      refusals: [
        { code: "SOLD_OUT", ...halfLine },
        { code: "SOLD_OUT", ...wholeLine },
      ],
    });
    expect(checkOrder(order, soldOutKitchen(litre))).toEqual({
      ok: false,
      refusals: [{ code: "SOLD_OUT", ...wholeLine }],
    });
    const english = checkOrder(ruthsOrder(englishMenu, "Jerusalem"), soldOutKitchen(litre));
    expect(english).toMatchObject({ refusals: [{ code: "SOLD_OUT", name: "Litre" }] });
  });

  test("but not what an order had before it was changed", () => {
    const had = (amount: number) => new Map([[halfLitre, amount]]);
    expect(checkOrder(order, soldOutKitchen(halfLitre), had(2)).ok).toBe(true);
    expect(checkOrder(order, soldOutKitchen(halfLitre), had(1))).toEqual({
      ok: false,
      refusals: [{ code: "ONLY_LEFT", ...halfLine, left: 1 }],
    });
  });

  test("and what is hidden is not on the menu", () => {
    const [soups, ...rest] = soupKitchen.menu;
    if (soups === undefined) throw new Error("there is a dish type");
    const [first, ...others] = soups.dishes;
    const hidden = [
      { ...soups, dishes: [{ ...first, isHidden: true as const }, ...others] },
      ...rest,
    ];
    const menu = hidden as typeof soupKitchen.menu;
    expect(checkOrder(order, { ...soupKitchen, menu })).toMatchObject({
      refusals: [{ code: "DISH_UNKNOWN", ...soup }],
    });
    expect(offeredMenu(menu)).toEqual([{ ...soups, dishes: others }, ...rest]);
    expect(offeredMenu([{ ...soups, isHidden: true }, ...rest])).toEqual(rest);
    expect(offeredMenu([{ ...soups, dishes: [] }, ...rest])).toEqual(rest);
    expect(offeredMenu(soupKitchen.menu)).toEqual(soupKitchen.menu);
  });
});

describe("a limit", () => {
  const kitchen = limitedKitchen(10);
  const amounts = orderedAmounts(accepted);
  const needs = limitNeeds(kitchen, accepted, nothing);
  const refusals = (left: number) =>
    soldOutRefusals(order, "he", kitchen, { had: nothing, left: new Map([["pot", left]]) });

  test("counts the portions of all its selections", () => {
    expect(amounts).toEqual(orderedAmounts(accept(ruthsOrder(englishMenu, "Jerusalem"))));
    expect(portionsTaken(kitchen, amounts)).toEqual(new Map([["pot", 4]]));
    expect(needs).toEqual([{ limit: "pot", portions: 4, had: 0, most: 10 }]);
    expect(limitNeeds(soupKitchen, accepted, nothing)).toEqual([]);
    expect(portionsLeft(kitchen, new Map([["pot", 12]]))).toEqual(new Map([["pot", 0]]));
  });

  test("leaves to the first lines what there is", () => {
    expect(refusals(4)).toEqual([]);
    expect(refusals(3)).toEqual([{ code: "SOLD_OUT", ...wholeLine }]);
    expect(refusals(1)).toEqual([
      { code: "ONLY_LEFT", ...halfLine, left: 1 },
      { code: "SOLD_OUT", ...wholeLine },
    ]);
    expect(refusals(0).map(({ code }) => code)).toEqual(["SOLD_OUT", "SOLD_OUT"]);
  });

  test("leaves an order what it had, whatever others have taken", () => {
    const changed = limitNeeds(kitchen, accepted, new Map([[litre, 1]]));
    expect(mayTake(changed, new Map([["pot", 11]]))).toEqual(new Map([["pot", 2]]));
    expect(mayTake(changed, new Map([["pot", 7]]))).toEqual(new Map([["pot", 3]]));
  });
});
