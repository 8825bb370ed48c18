import { expect, test } from "vitest";
import { newestOfEach } from "./find-person.tsx";

const state = { isCancelled: false, isErased: false };
const phoneNumber = "0521234567";
const newest = { number: "5", name: "רות כהן", phoneNumber, state };
const son = { number: "4", name: "דן כהן", phoneNumber, state };
const older = { number: "3", name: "רות  כהן", phoneNumber, state };
const found = (orders: readonly (typeof newest)[], typed = "כה") =>
  newestOfEach(orders, typed).map(({ number }) => number);

test("two people with one phone number are found apart, each by the newest order", () => {
  expect(found([newest, son, older])).toEqual(["5", "4"]);
  expect(found([newest, son, older], "052-123-4567")).toEqual(["5", "4"]);
});

test("a cancelled order is last time only for whoever has no other, and an erased one is nobody's", () => {
  const cancelled = { ...newest, state: { ...state, isCancelled: true } };
  const erased = { ...son, name: "-", phoneNumber: "-", state: { ...state, isErased: true } };
  expect(found([cancelled, older, erased])).toEqual(["3"]);
  expect(found([cancelled])).toEqual(["5"]);
});

test("digits that are an amount or an order number find nobody", () => {
  expect(found([newest], "4567")).toEqual(["5"]);
  expect(found([newest], "5212")).toEqual([]);
});
