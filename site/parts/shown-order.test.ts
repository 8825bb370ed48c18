import { expect, test } from "vitest";
import { noted, notesIn } from "#domain/testing/noted.ts";
import { placedOrderAnswer } from "#site/testing/placed-order-answer.ts";
import { readShownOrder } from "./shown-order.ts";

test("unknown fields of a dish or a part of it are shown with the order", () => {
  const { allOrders, ...answer } = placedOrderAnswer("en");
  const shown = readShownOrder({ ...answer, allOrders: noted(allOrders) });
  expect(notesIn(shown)).toBe(notesIn(noted(allOrders)));
  expect(notesIn(shown)).toBeGreaterThan(0);
});
