import { expect, test } from "vitest";
import { sampleCatalogue } from "#desk/testing/sample-catalogue.ts";
import { sampleOrderPage } from "#desk/testing/sample-order-page.ts";
import { sampleWeek } from "#desk/testing/sample-week.ts";
import { setAddOn, setAmount, setNote } from "#domain/cart/dish-draft.ts";
import { changeDish } from "./change-draft-dish.ts";
import { changeInput, isChanged, newOrderInput } from "./draft-input.ts";
import { problemsOf, problemsOfRefusals } from "./draft-problem.ts";
import { draftOfPage, isOrderDraft, newOrderDraft, type OrderDraft } from "./order-draft.ts";
import { findMenuDishes, orderMenuOf } from "./order-menu.ts";
import { priceDraft } from "./price-draft.ts";

const { orders } = sampleWeek();
const [ruth, , , elisheva] = orders;
if (ruth === undefined || elisheva === undefined) throw new Error("the sample week is too short");
const page = sampleOrderPage(elisheva, { adjustment: -2_050, adjustmentText: "יום הולדת" });
const draft = draftOfPage(page, "he");
const menu = orderMenuOf(sampleCatalogue, "he");
const roast = { typeName: "בשר", dishName: "צלי בקר ביין אדום עם שורשים" };
const chicken = { typeName: "עוף", dishName: "פרגיות בסילאן ושום" };
const soup = { typeName: "מרקים", dishName: "מרק עדשים כתומות" };
const sending = { actionId: "a-1", pressedAt: 5 };

test("an order that was not touched is sent as it is, with its adjustment", () => {
  const { lines, ...input } = changeInput(draft, elisheva.number, sending);
  expect(lines).toEqual(
    page.dishes.map(({ id: _id, price: _price, isOnMenu: _isOnMenu, ...line }) => line),
  );
  expect(input).toEqual({
    actionId: "a-1",
    pressedAt: 5,
    number: elisheva.number,
    revision: 0,
    namesIn: "he",
    orderType: "delivery",
    place: "ירושלים",
    address: elisheva.address,
    adjustment: -2_050,
    adjustmentText: "יום הולדת",
    keepsMissing: true,
    tellsCustomer: true,
  });
});

test("of an order from whose box something is missing only the seller's own adjustment is edited", () => {
  const adjusted = { adjustment: -5_050, adjustmentText: "יום הולדת; חסר בהזמנה: 1 × חלה (לחם)" };
  const own = { ownAdjustment: -2_050, ownAdjustmentText: "יום הולדת" };
  const begun = draftOfPage(sampleOrderPage(elisheva, { ...adjusted, ...own }), "he");
  expect(begun.adjustment).toEqual(draft.adjustment);
  // A draft that an earlier build kept has the whole adjustment, and is sent as it was sent before.
  const { keepsMissing: _, ...kept } = begun;
  expect(isOrderDraft(kept)).toBe(true);
  expect(changeInput(kept as OrderDraft, elisheva.number, sending)).not.toHaveProperty(
    "keepsMissing",
  );
});

test("what was removed or counted down to nothing is not sent", () => {
  const without = changeDish(draft, soup, (dish) => ({ ...dish, isRemoved: true }));
  const less = changeDish(without, roast, (dish) => setAmount(dish, "2 מנות", 0));
  const { lines } = changeInput(less, elisheva.number, sending);
  expect(lines.map(({ dishName }) => dishName)).toEqual(
    page.dishes.map(({ dishName }) => dishName).slice(2),
  );
});

test("a draft that comes to the same is no change, and neither is a mail alone", () => {
  const again = changeDish(draft, soup, (dish) =>
    setAddOn(setAddOn(dish, "ליטר", "בלי כוסברה", false), "ליטר", "בלי כוסברה", true),
  );
  expect(isChanged({ ...again, tellsCustomer: false }, draft)).toBe(false);
  expect(isChanged({ ...draft, address: "רחוב אחר 1" }, draft)).toBe(true);
  expect(
    isChanged(
      changeDish(draft, soup, (dish) => setAmount(dish, "ליטר", 5)),
      draft,
    ),
  ).toBe(true);
});

test("a new order names its week, and an empty address is no problem for pickup", () => {
  const order: OrderDraft = {
    ...newOrderDraft("he", "2026-11-18"),
    dishes: draft.dishes,
    orderType: "pickup",
    place: "אפרת",
    address: "typed before",
    customer: {
      name: " דבורה ",
      phoneNumber: "050-1234567",
      email: "",
      language: "he",
      week: "2026-11-18",
    },
  };
  expect(problemsOf(order, null, menu)).toEqual([]);
  expect(newOrderInput(order, sending)).toMatchObject({
    week: "2026-11-18",
    name: "דבורה",
    email: "",
    address: "",
    adjustment: 0,
  });
});

test("a new order says everything that is missing, each where it is", () => {
  const soups = menu.offered[1]?.dishes[0];
  const order: OrderDraft = {
    ...newOrderDraft("he", "2026-11-18"),
    dishes: [
      {
        typeName: "עוף",
        dishName: soups?.name ?? "",
        selections: [],
        options: [],
        extras: [],
        isRemoved: false,
      },
    ],
    adjustment: { kind: "discount", amount: "", text: " " },
  };
  const problems = problemsOf(order, null, menu);
  expect(problems.map(({ code, field, dish }) => [code, field ?? dish?.dishName])).toEqual([
    ["NAME_REQUIRED", "name"],
    ["PHONE_REQUIRED", "phoneNumber"],
    ["ORDER_TYPE_REQUIRED", "orderType"],
    ["CITY_REQUIRED", "city"],
    ["NO_SELECTION", "פרגיות בסילאן ושום"],
    ["OPTION_REQUIRED", "פרגיות בסילאן ושום"],
    ["ADJUSTMENT_NOT_AMOUNT", "adjustment"],
    ["ADJUSTMENT_TEXT_REQUIRED", "adjustmentText"],
  ]);
  expect(problemsOf({ ...order, dishes: [] }, null, menu)).toContainEqual(
    expect.objectContaining({ code: "ORDER_EMPTY" }),
  );
});

test("a refusal of the server is shown at the dish that was sent in its line", () => {
  const without = changeDish(draft, roast, (dish) => ({ ...dish, isRemoved: true }));
  const refusals = [
    { code: "SELECTION_UNKNOWN", line: 0, field: null, name: "ליטר" },
    { code: "DELIVERY_PLACE_UNKNOWN", line: null, field: "place", name: "ירושלים" },
  ] as const;
  expect(
    problemsOfRefusals(refusals, without).map(({ field, dish }) => field ?? dish?.dishName),
  ).toEqual(["מרק עדשים כתומות", "city"]);
});

test("two letters find dishes by their words and by their type", () => {
  const names = (typed: string) => findMenuDishes(menu, typed)?.map(({ dish }) => dish.name);
  expect(names("פ")).toBeUndefined();
  expect(names("פר")).toEqual(["פרגיות בסילאן ושום", "פרגיות ממולאות באורז ופירות יבשים"]);
  expect(names("מרק")).toEqual(["מרק עדשים כתומות", "מרק קובה סלק"]);
  expect(names("שום פרג")).toEqual(["פרגיות בסילאן ושום"]);
  expect(names("xx")).toEqual([]);
});

test("a draft that an earlier build kept is read as it is, and goes on", () => {
  // As it was stored before site and desk had one draft of a dish: never changed.
  const kept: unknown = JSON.parse(
    `{"namesIn":"he","basedOn":0,"dishes":[{"typeName":"עוף","dishName":"פרגיות בסילאן ושום",
    "selections":[{"name":"4 מנות","amount":2,"addOns":[]},{"name":"8 מנות","amount":0,"addOns":["בלי שום"]}],
    "options":[{"name":"סוג האורז","choice":"אורז בר"}],"extras":[{"name":"טחינה","amount":1}],"isRemoved":false}],
    "orderType":"pickup","place":"אפרת","address":"","adjustment":{"kind":"none","amount":"","text":""},"tellsCustomer":true,
    "customer":{"name":"נועה","phoneNumber":"0501234567","email":"","language":"he","week":"2026-11-18"},"sending":null}`,
  );
  if (!isOrderDraft(kept)) throw new Error("the draft is not read");
  expect(problemsOf(kept, null, menu)).toEqual([]);
  expect(priceDraft(kept, null, menu)).toBe(2 * 14_800 + 2 * 800 + 900);
  const [dish] = changeDish(kept, chicken, (each) => setAmount(each, "8 מנות", 1)).dishes;
  expect(dish?.selections[1]).toEqual({ name: "8 מנות", amount: 1, addOns: ["בלי שום"] });
});

test("what another build has kept is no draft", () => {
  expect(isOrderDraft(structuredClone(draft))).toBe(true);
  expect(isOrderDraft({ ...draft, dishes: undefined })).toBe(false);
  expect(isOrderDraft(undefined)).toBe(false);
});

test("the total is the server's where something is missing from the box, since it takes that off", () => {
  const lines = elisheva.lines.map((line, at) => (at === 0 ? { ...line, missing: 1 } : line));
  const lacking = sampleOrderPage({ ...elisheva, lines });
  const whole = sampleOrderPage(elisheva);
  expect(priceDraft(draftOfPage(whole, "he"), whole, menu)).toBe(whole.orderTotal);
  expect(priceDraft(draftOfPage(lacking, "he"), lacking, menu)).toBeUndefined();
});

test("notes are sent as they were written, and are no change where they stay", () => {
  const noted = sampleOrderPage({ ...elisheva, customerNote: "קוד 1234" });
  const begun = draftOfPage(noted, "he");
  expect(changeInput(begun, elisheva.number, sending).note).toBe("קוד 1234");
  const withNote = changeDish(begun, soup, (dish) => setNote(dish, "בלי כוסברה"));
  expect(isChanged(withNote, begun)).toBe(true);
  const lineOfSoup = ({ lines }: ReturnType<typeof changeInput>) =>
    lines.find(({ dishName }) => dishName === soup.dishName);
  const sent = changeInput({ ...withNote, note: "" }, elisheva.number, sending);
  expect(lineOfSoup(sent)?.note).toBe("בלי כוסברה");
  expect(sent.note).toBe("");
  const removed = changeDish(withNote, soup, (dish) => setNote(dish, ""));
  expect(isChanged(removed, begun)).toBe(false);
  // A draft of an earlier build has none: the server leaves what there is.
  const { note: _, ...earlier } = begun;
  expect(changeInput(earlier, elisheva.number, sending)).not.toHaveProperty("note");
  expect(problemsOf({ ...begun, note: "a".repeat(201) }, noted, menu)).toMatchObject([
    { code: "TEXT_TOO_LONG", field: "note" },
  ]);
});
