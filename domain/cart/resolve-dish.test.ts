import { expect, test } from "vitest";
import { readsOtherwise } from "./resolve-cart.ts";

test.each([
  ["Chicken soup", "chicken-soup"],
  ["מרק  עוף", "מרק עוף."],
  ["חַלָּה", "חלה"],
  ["ק״ג", 'ק"ג'],
  ["…", "…"],
])("%s and %s read the same", (oldName, newName) => {
  expect(readsOtherwise(oldName, newName)).toBe(false);
});

test.each([
  ["מרק", "מרק עוף"],
  ["300 גרם", "500 גרם"],
  ["½ ליטר", "¼ ליטר"],
  ["3% שומן", "3 שומן"],
  ["🍲", "🍰"],
  ["…", "!"],
])("%s and %s read otherwise", (oldName, newName) => {
  expect(readsOtherwise(oldName, newName)).toBe(true);
});
