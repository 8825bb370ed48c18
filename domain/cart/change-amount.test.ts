import { expect, test } from "vitest";
import { cartDishNamed, englishMenu, soupAndCake } from "#domain/testing/soup-kitchen.ts";
import { changeAmount } from "./change-amount.ts";
import { priceDish } from "./price-cart.ts";

const soup = cartDishNamed(soupAndCake(englishMenu), "Chicken soup");
const [half, litre] = soup.selections;
const [challah] = soup.extras;

const selectionOf = ({ name }: { readonly name: string }) => ({ kind: "selection", name }) as const;

test("the amount of a selection changes, and the total with what depends on it", () => {
  if (half === undefined) throw new Error("the soup has no selection");
  const changed = changeAmount(soup, selectionOf(half), half.amount + 1);
  expect(changed.selections).toEqual([{ ...half, amount: half.amount + 1 }, litre]);
  expect(changed.extras).toBe(soup.extras);
  expect(changed.totalPrice).toBe(priceDish(changed));
  expect(changed.totalPrice).toBeGreaterThan(soup.totalPrice);
});

test("an amount of 0 removes a selection or an extra", () => {
  if (half === undefined || challah === undefined) throw new Error("the soup has no such parts");
  const withoutHalf = changeAmount(soup, selectionOf(half), 0);
  expect(withoutHalf.selections).toEqual([litre]);
  const withoutChallah = changeAmount(soup, { kind: "extra", name: challah.name }, 0);
  expect(withoutChallah.extras).toEqual([]);
  expect(withoutChallah.totalPrice).toBe(soup.totalPrice - challah.price * challah.amount);
});
