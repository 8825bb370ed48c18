import { expect, test } from "vitest";
import { agorot } from "#domain/money/agorot.ts";
import { refusalToWire } from "./refusal.ts";

test("a refusal travels with the names of the contract and its prices in shekels, null for what was no price", () => {
  expect(
    refusalToWire({
      code: "PRICE_CHANGED",
      path: ["groups", 0, "dishes", 1, "options", 0, "price"],
      typeName: "מרקים",
      dishName: "מרק עוף",
      name: "חריף",
      expected: [agorot(150), agorot(0)],
      received: [agorot(149), null],
    }),
  ).toEqual({
    code: "PRICE_CHANGED",
    path: ["allOrders", 0, "orders", 1, "options", 0, "price"],
    typeName: "מרקים",
    dishName: "מרק עוף",
    name: "חריף",
    expected: [1.5, 0],
    received: [1.49, null],
  });
});

test("a refusal without prices travels without them", () => {
  expect(refusalToWire({ code: "NAME_REQUIRED", path: ["customerData", "name"] })).toEqual({
    code: "NAME_REQUIRED",
    path: ["customerData", "name"],
  });
});
