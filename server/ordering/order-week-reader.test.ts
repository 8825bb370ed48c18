import { expect, test } from "vitest";
import { orderWeekOf } from "#domain/schedule/order-week.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { createOrderWeekReader } from "./order-week-reader.ts";

const { deadline } = soupKitchen.shop;
const hour = 60 * 60 * 1000;

test("the kept week equals the computed one across deadlines, backwards in time, and for another deadline", () => {
  const weekOf = createOrderWeekReader();
  const start = Date.UTC(2026, 2, 24);
  const instants = Array.from({ length: 400 }, (_, index) => start + index * hour);
  const { deadline: exactly } = orderWeekOf(start, deadline);
  for (const instant of [...instants, exactly - 1, exactly, exactly - 1, start - 400 * hour]) {
    expect(weekOf(instant, deadline)).toBe(orderWeekOf(instant, deadline).date);
  }
  const friday = { ...deadline, weekday: 5 } as const;
  expect(weekOf(start, friday)).toBe(orderWeekOf(start, friday).date);
});
