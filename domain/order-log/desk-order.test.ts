import { expect, test } from "vitest";
import { distinguishNames } from "./desk-order.ts";

const hanna = {
  name: "חנה לוי",
  orderType: "delivery",
  place: "אפרת",
  address: "הרימון 5",
  phoneNumber: "0501111111",
} as const;
const list = [
  { ...hanna, number: "1" },
  { ...hanna, number: "2", address: "הזית 7", name: "חַנָּה  לוי" },
  { ...hanna, number: "3", orderType: "pickup", phoneNumber: "0502222222" },
  { ...hanna, number: "4", orderType: "pickup", phoneNumber: "0503333333" },
  { ...hanna, number: "5", orderType: "pickup", phoneNumber: "0503333333" },
  { ...hanna, number: "6", name: "רות כהן" },
] as const;

test("while a name repeats, place and street, the end of the phone number or the order number stand with it", () => {
  expect(Object.fromEntries(distinguishNames(list))).toEqual({
    "1": "אפרת, \u2068הרימון 5\u2069",
    "2": "אפרת, \u2068הזית 7\u2069",
    "3": "…\u20602222",
    "4": "4",
    "5": "5",
  });
});

test("a device that reads neither address nor phone number has the order number", () => {
  const read = list.map((order) => ({ ...order, address: null, phoneNumber: null }));
  expect([...distinguishNames(read)]).toEqual(
    ["1", "2", "3", "4", "5"].map((each) => [each, each]),
  );
});
