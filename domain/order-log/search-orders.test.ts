import { expect, test } from "vitest";
import { type SearchedOrder, searchOrders } from "./search-orders.ts";

const order = (
  number: string,
  name: string,
  phoneNumber: string | null,
  due: number | null = 10_000,
  received: number | null = 0,
): SearchedOrder => ({ number, name, phoneNumber, email: null, state: { due, received } });

const all = [
  order("100000001", "רות כהן", "0501234567"),
  order("100000002", "אדם לוי", "0527654321"),
  order("100000003", "José Cohen-Gal", "0541112233"),
  order("100000004", "נועה ברק", "0501234567"),
];

const found = (orders: readonly SearchedOrder[], search: string) =>
  searchOrders(orders, search).map(({ number }) => Number(number) - 100_000_000);

test.each([
  ["רו", [1]],
  ["כה", [1]],
  ["כה רו", [1]],
  ["ות", []],
  ["jos co", [3]],
  ["JOSE", [3]],
  ["gal", [3]],
  ["נו", [4]],
  ["", [1, 2, 3, 4]],
])("a search for %j looks for the beginnings of names", (search, numbers) => {
  expect(found(all, search)).toEqual(numbers);
});

test.each([
  ["7654", [2]],
  ["052-765", [2]],
  ["+972 52", [2]],
  ["100000003", [3]],
  ["#100000003", [3]],
  ["הזמנה 100000003", [3]],
  ["הזמנה 100000003.", [3]],
  ["Order 100000003 – Aris Gourmet", [3]],
  ["הזמנה מספר ‏100000003‏ לשבוע 8.1", [3]],
  ["00972-52-765", [2]],
  ["٠٥٢٧٦٥", [2]],
  ["05", []],
])("a search for %j looks for digits of a phone number or of the order number", (search, is) => {
  expect(found(all, search)).toEqual(is);
});

test.each([
  ["כ״ץ", ["כץ", 'כ"ץ', "כ”ץ", "כ ץ"]],
  ["רמב״ם כהן", ["רמבם", "רמב''ם", "כהן רמבם"]],
  ["ג׳ורג׳ חדד", ["גורג", "ג'ורג'", "ג’ורג חד"]],
  ["בן־ציון נֹעם", ["בן ציון", "בנציון", "נעם"]],
  ["Jean-Luc O’Brien", ["jeanluc", "obrien", "O'BRIEN"]],
])("%s is found however the name is typed: %j", (name, searches) => {
  const orders = [order("100000001", name, "0501234567"), ...all.slice(1)];
  expect(searches.filter((search) => !found(orders, search).includes(1))).toEqual([]);
});

test.each([
  ["ruth.cohen@example.com", [1]],
  ["Ruth.Cohen@Example.COM", [1]],
  ["ruth.cohen@", [1]],
  ["רות <ruth.cohen@example.com>,", [1]],
  ["mailto:ruth.cohen@example.com.", [1]],
  ["\u200fruth.cohen@example.com\u200f", [1]],
  ["Order 100000003, ruth.cohen@example.com", [1, 3]],
  ["050-7777777@example.com", [5]],
  ["cohen@example.com", []],
  ["ruth.cohen@example.org", []],
  ["@", [1, 2, 3, 4, 5]],
  ["@@ –", [1, 2, 3, 4, 5]],
])("a search for %j looks for the beginning of an email address", (search, is) => {
  const orders = [
    { ...order("100000001", "רות כהן", "0501234567", 0), email: "Ruth.Cohen@example.com" },
    ...all.slice(1),
    { ...order("100000005", "דנה", null, 0), email: "050-7777777@example.com" },
  ];
  expect(found(orders, search)).toEqual(is);
});

test("972 is the code of the country in a phone number, and not in an order number", () => {
  const orders = [
    order("972123456", "רות כהן", "0527654321", 0),
    order("100000002", "רות כהן", "0501972123", 0),
  ];
  const numbers = (search: string) => searchOrders(orders, search).map(({ number }) => number);
  expect(numbers("972123456")).toEqual(["972123456"]);
  expect(numbers("972123")).toEqual(["972123456", "100000002"]);
  expect(numbers("972527654321")).toEqual(["972123456"]);
  expect(numbers("972-52-765-4321")).toEqual(["972123456"]);
  expect(numbers("+972527")).toEqual(["972123456"]);
});

test("a search for an amount finds what is due and what is still to be paid", () => {
  const orders = [
    order("100000006", "רות כהן", "0500000000", 24_000, 10_000),
    order("100000007", "רות כהן", "0500000000", 24_050, 27_550),
    order("100000008", "רות כהן", "0500000000", 0, 0),
  ];
  expect(found(orders, "240")).toEqual([6]);
  expect(found(orders, "₪140")).toEqual([6]);
  for (const typed of ["240 ש״ח", "240 ש'ח", "NIS 240", '240 ש"ח', "240 שקל", "240 ILS", "240,00"])
    expect([typed, found(orders, typed)]).toEqual([typed, [6]]);
  expect(found(orders, "240.5")).toEqual([7]);
  expect(found(orders, "240,50 ש״ח")).toEqual([7]);
  expect(found(orders, "35")).toEqual([7]);
  expect(found(orders, "24")).toEqual([]);
  expect(found(orders, "0")).toEqual([]);
});

test("a device that may not read phone numbers and money finds orders by name and number", () => {
  const orders = [order("100000009", "רות כהן", null, null, null)];
  expect(found(orders, "רו")).toEqual([9]);
  expect(found(orders, "100000009")).toEqual([9]);
  expect(found(orders, "050")).toEqual([]);
  expect(found(orders, "100")).toEqual([9]);
  expect(found(orders, "101")).toEqual([]);
});
