import { describe, expect, test } from "vitest";
import type { OrderType } from "#domain/customer/customer-data.ts";
import { showOrdersLeft } from "./use-orders-left.ts";

const nextOpening = "2026-01-07T12:00:00.000Z";
const leaves = (left: Partial<Record<OrderType, number>>) => ({
  nextOpening,
  ordersLeft: Object.entries(left).map(([way, orders]) => ({
    orderType: way as OrderType,
    left: orders,
  })),
});
const inHebrew = (left: Parameters<typeof leaves>[0]) =>
  showOrdersLeft(leaves(left), "he").sentence.replaceAll("\u00A0", " ");
const inEnglish = (left: Parameters<typeof leaves>[0]) =>
  showOrdersLeft(leaves(left), "en").sentence.replaceAll("\u00A0", " ");

test("with room enough there is nothing to say", () => {
  expect(showOrdersLeft(leaves({}), "he")).toMatchObject({
    isFull: false,
    fullWay: undefined,
    sentence: "",
  });
});

test("a full week says when orders open again, and without that moment only that it is full", () => {
  expect(inHebrew({ pickup: 0, delivery: 0 })).toBe(
    "השבוע הזה כבר מלא. ההזמנות ייפתחו שוב ביום רביעי, 7 בינואר, 14:00.",
  );
  expect(inEnglish({ pickup: 0, delivery: 0 })).toBe(
    "This week is full. Orders open again on Wednesday, January 7, 2 pm.",
  );
  const full = { ...leaves({ pickup: 0, delivery: 0 }), nextOpening: "" };
  expect(showOrdersLeft(full, "en")).toEqual({
    isFull: true,
    fullWay: undefined,
    opensAgain: "",
    sentence: "This week is full.",
  });
});

describe("one way", () => {
  test("that is full says what can still be ordered, and holds back only itself", () => {
    expect(inHebrew({ delivery: 0 })).toBe(
      "המשלוחים בשבוע הזה כבר מלאים. אפשר להזמין באיסוף עצמי.",
    );
    expect(inEnglish({ pickup: 0, delivery: 2 })).toBe(
      "Pickup is full this week. You can still order for delivery. There is room for 2 more orders this week.",
    );
    expect(showOrdersLeft(leaves({ delivery: 0 }), "he")).toMatchObject({
      isFull: false,
      fullWay: "delivery",
    });
  });

  test("of which there is little says it, with what there is of all orders", () => {
    expect(inHebrew({ delivery: 1 })).toBe("בשבוע הזה נשאר מקום למשלוח אחד.");
    expect(inHebrew({ pickup: 3 })).toBe("בשבוע הזה נשאר מקום ל־3 הזמנות באיסוף עצמי.");
    expect(inEnglish({ pickup: 4, delivery: 1 })).toBe(
      "There is room for one more delivery this week. There is room for 4 more orders this week.",
    );
  });
});

test("little of both ways is one sentence", () => {
  expect(inHebrew({ pickup: 1, delivery: 1 })).toBe("בשבוע הזה נשאר מקום להזמנה אחת.");
  expect(inEnglish({ pickup: 5, delivery: 5 })).toBe("There is room for 5 more orders this week.");
});

test("what a refusal has said comes before an answer that is older", () => {
  const known = leaves({ pickup: 0, delivery: 0 });
  const ordersLeft = [...known.ordersLeft, { orderType: "delivery" as const, left: 1 }];
  expect(showOrdersLeft({ ...known, ordersLeft }, "he").isFull).toBe(true);
});
