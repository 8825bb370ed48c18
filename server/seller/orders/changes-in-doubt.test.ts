import * as v from "valibot";
import { expect, test } from "vitest";
import { deskCalls } from "#contract/desk-calls/desk-calls.ts";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { contentHash } from "#server/ordering/content-hash.ts";

const common = {
  actionId: "kept",
  pressedAt: 1_767_603_600_000,
  namesIn: "he",
  lines: [
    {
      typeName: "מרקים",
      dishName: "מרק עוף",
      selections: [{ name: "ליטר", amount: 2, addOns: ["אטריות"] }],
      options: [{ name: "חריפות", choice: "חריף" }],
      extras: [{ name: "חלה", amount: 1 }],
    },
  ],
  orderType: "delivery",
  place: "ירושלים",
  address: "רחוב הזית 7",
  adjustment: -500,
  adjustmentText: "הנחה",
  tellsCustomer: true,
} as const;
const change: RequestOf<"changeOrder"> = { ...common, number: "100000001", revision: 2 };
const order: RequestOf<"placeOrder"> = {
  ...common,
  week: "2026-01-07",
  name: "נועה",
  phoneNumber: "0541112233",
  email: "",
  language: "he",
};

/** A device sends it again after it has loaded a newer page: with another hash it would be refused, although it is stored. */
test("what a page of an earlier build sent, and has no answer to, has the hash with which it was stored then", () => {
  const { changeOrder, placeOrder } = deskCalls;
  const kept = { ...change, keepsMissing: true };
  expect([
    contentHash(v.parse(changeOrder.request, kept)),
    // One of a draft that was begun before that.
    contentHash(v.parse(changeOrder.request, change)),
    contentHash(v.parse(placeOrder.request, order)),
  ]).toEqual([
    "cc4de4d5255c8054947c4ed552b512f4bdad17aa49c41fe3355c79f983d15f54",
    "26870de9e201145e186bde8dff5887a6242c3930e588bacbac9f63c3fba55ec8",
    "a6e2ff4bb640da4f9beb9a7469f4d66fb06e70dc6ded3d08eb1c8bdc08e34e5e",
  ]);
});
