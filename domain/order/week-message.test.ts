import { describe, expect, test } from "vitest";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { orderLimits } from "#domain/catalogue/order-limits.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import type { WeekException } from "#domain/schedule/week-exception.ts";
import { limitedKitchen, soldOutKitchen, takingOrders } from "#domain/testing/limited-kitchen.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { closedWeek, movedWeek } from "#domain/testing/week-rules.ts";
import { type WeekFacts, weekMessageText } from "./week-message.ts";

const week = "2026-01-07";
/** Wednesday 14:00. */
const deadline = Date.UTC(2026, 0, 7, 12);
const day = 86_400_000;
const usual: WeekFacts = {
  catalogue: soupKitchen,
  before: soupKitchen,
  week,
  deadline,
  ordinaryDeadline: deadline,
  opensAt: null,
  skipped: [],
  cooked: [],
  taken: new Map(),
};
const told = (facts: Partial<WeekFacts> = {}, language: "he" | "en" = "en") =>
  weekMessageText({ ...usual, ...facts }, language);

const closes = "Orders close on Wednesday, January 7, 2 pm.";
const comes = "The food arrives on Thursday, January 8 or on Friday, January 9.";

const withDishes = (change: (dish: Dish<LocalizedText>) => Dish<LocalizedText>): Catalogue => ({
  ...soupKitchen,
  menu: soupKitchen.menu.map((type) => ({ ...type, dishes: type.dishes.map(change) })),
});
const withWeeks = (...exceptions: readonly WeekException<LocalizedText>[]): Catalogue => ({
  ...soupKitchen,
  shop: { ...soupKitchen.shop, exceptions },
});

test("a week with nothing new tells when orders close and when the food comes", () => {
  expect(told()).toBe(`${closes}\n${comes}`);
  expect(told({}, "he")).toBe(
    "ההזמנות נסגרות ביום רביעי, 7 בינואר, 14:00.\nהאוכל מגיע ביום חמישי, 8 בינואר או ביום שישי, 9 בינואר.",
  );
});

test("a week that is full says so first", () => {
  const catalogue = takingOrders(soupKitchen, { all: 2 });
  expect(told({ catalogue, taken: new Map([[orderLimits.all, 1]]) })).toBe(`${closes}\n${comes}`);
  expect(told({ catalogue, taken: new Map([[orderLimits.all, 2]]) })).toBe(
    `This week is full: there is no room for more orders.\n${closes}\n${comes}`,
  );
});

test("without times of handing over it does not say when the food comes, and an opening that is to come is told", () => {
  const places = soupKitchen.deliveryPlaces.map(
    ({ pickupTime: _, deliveryTime: __, ...place }) => place,
  );
  const catalogue = { ...soupKitchen, deliveryPlaces: places };
  expect(told({ catalogue, opensAt: deadline - 2 * day })).toBe(
    `Orders open on Monday, January 5, 2 pm.\n${closes}`,
  );
});

describe("new or back", () => {
  const names = (from: Catalogue | undefined, catalogue = soupKitchen) =>
    told({ before: from, catalogue });
  const [chicken] = soupKitchen.menu[0]?.dishes ?? [];

  test("are dishes that were not there, were hidden or were sold out when the previous week closed", () => {
    const dishes = (list: Catalogue) => list.menu.filter(({ position }) => position !== 3);
    const withoutCake = { ...soupKitchen, menu: dishes(soupKitchen) };
    expect(names(withoutCake)).toBe(
      `New on the menu, or back:\n• Apple cake\n\n${closes}\n${comes}`,
    );
    expect(told({ before: withoutCake }, "he")).toContain("חדש או חזר לתפריט:\n• עוגת תפוחים\n\n");
    expect(names(withDishes((dish) => ({ ...dish, isHidden: true })))).toContain(
      "• Chicken soup\n• Lentil soup\n• Apple cake\n",
    );
    expect(names(soldOutKitchen(chicken?.id))).toContain("back:\n• Chicken soup\n\n");
  });

  test("are not dishes that can not be ordered now, nor the first menu of a shop", () => {
    const empty = { ...soupKitchen, menu: [] };
    expect(names(empty, soldOutKitchen(chicken?.id))).not.toContain("Chicken soup");
    expect(names(undefined)).toBe(`${closes}\n${comes}`);
  });
});

test("what is limited is named while there is some of it, by its sizes where not all of them are limited", () => {
  const catalogue = limitedKitchen(6);
  const list = "In limited quantity:\n• Chicken soup";
  expect(told({ catalogue })).toBe(`${list}\n\n${closes}\n${comes}`);
  expect(told({ catalogue }, "he")).toContain("בכמות מוגבלת:\n• מרק עוף\n\n");
  // One portion is enough for half a litre only.
  expect(told({ catalogue, taken: new Map([["pot", 5]]) })).toContain(`${list}\n`);
  expect(told({ catalogue, taken: new Map([["pot", 6]]) })).toBe(`${closes}\n${comes}`);
  const litreFree = {
    ...catalogue,
    menu: catalogue.menu.map((type) => ({
      ...type,
      dishes: type.dishes.map((dish) => ({
        ...dish,
        selections: dish.selections.map(({ limits, ...selection }, index) =>
          index === 0 && limits !== undefined ? { ...selection, limits } : selection,
        ),
      })),
    })),
  };
  expect(told({ catalogue: litreFree })).toContain(`${list} (Half a litre)\n`);
});

describe("what is not as usual", () => {
  const wedding = { he: "חתונה", en: "a wedding" };

  test("a week that is skipped is named, with the reason if there is one", () => {
    const catalogue = withWeeks(closedWeek("2025-12-31", wedding), closedWeek("2026-01-14"));
    const skipped = ["2025-12-31", "2026-01-14"];
    expect(told({ catalogue, skipped })).toBe(
      [
        "We are not taking orders for the week of Wednesday, December 31 (a wedding).",
        "We are not taking orders for the week of Wednesday, January 14.",
        closes,
        comes,
      ].join("\n"),
    );
    expect(told({ catalogue, skipped }, "he")).toContain(
      "לשבוע של יום רביעי, 31 בדצמבר אנחנו לא מקבלים הזמנות (חתונה).\n",
    );
  });

  test("another deadline is told beside the usual one", () => {
    const catalogue = withWeeks(movedWeek(week, ["2026-01-06", "14:00"], wedding));
    const moved = { catalogue, deadline: deadline - day };
    expect(told(moved)).toContain(
      "Please note: this time orders close on Tuesday, January 6, 2 pm, not on Wednesday, January 7, 2 pm (a wedding).\n",
    );
    expect(told(moved, "he")).toContain(
      "שימו לב: הפעם ההזמנות נסגרות ביום שלישי, 6 בינואר, 14:00, ולא ביום רביעי, 7 בינואר, 14:00 (חתונה).\n",
    );
  });

  test("other hours of the food are told as such", () => {
    const handOver = {
      date: "2026-01-11",
      from: { hour: 9, minute: 0 },
      to: { hour: 12, minute: 30 },
    };
    const own = { week, isClosed: false, deadline: null, reason: null, handOver };
    expect(told({ catalogue: withWeeks(own) })).toBe(
      `${closes}\nPlease note: this time the food comes at a different time, on Sunday, January 11, 9 am to 12:30 pm.`,
    );
    expect(told({ catalogue: withWeeks(own) }, "he")).toContain(
      "שימו לב: הפעם האוכל מגיע במועד אחר, ביום ראשון, 11 בינואר, בין 9:00 ל־12:30.",
    );

    // The previous week can have such hours as well, while its orders are cooked.
    const next = "2026-01-14";
    const cooked = {
      week: next,
      deadline: deadline + 7 * day,
      ordinaryDeadline: deadline + 7 * day,
    };
    const message = told({ ...cooked, catalogue: withWeeks(own), cooked: [{ week, deadline }] });
    expect(message).toContain(
      "Please note: the food of the orders that closed on Wednesday, January 7 comes at a different time, on Sunday, January 11, 9 am to 12:30 pm.\nOrders close on Wednesday, January 14, 2 pm.\nThe food arrives on Thursday, January 15",
    );
  });
});
