import { expect, test } from "vitest";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { createOrderKeysReader, orderKeys } from "./order-keys.ts";

const clock = () => Date.UTC(2026, 0, 5, 9);
const number = "123456789";
const keys = orderKeys("a secret of the shop");

test("the path of an order's page has its number and its key of 128 bits", () => {
  const key = keys.keyOf(number);
  expect(key).toMatch(/^[\w-]{22}$/u);
  expect(keys.pathOf(number)).toBe(`/order/${number}/${key}`);
  expect(orderKeys("a secret of the shop").keyOf(number)).toBe(key);
});

test("only the key of its own order and of the present secret fits", () => {
  const key = keys.keyOf(number);
  expect(keys.fits(number, key)).toBe(true);
  const wrong = [
    "",
    key.slice(0, -1),
    `${key}A`,
    ` ${key}`,
    key.toLowerCase(),
    // The last character has two bits that base64 ignores.
    key.slice(0, -1) + String.fromCharCode(key.charCodeAt(21) + 1),
    keys.keyOf("123456780"),
    orderKeys("another secret").keyOf(number),
    "ק".repeat(22),
    "\u0000".repeat(10_000),
  ];
  expect(wrong.filter((each) => keys.fits(number, each))).toEqual([]);
  expect(keys.fits("", key)).toBe(false);
});

test.each(shopDatabases)("several processes on $name agree on the keys", async ({ prepare }) => {
  const { store } = await prepare();
  const readers = Array.from({ length: 8 }, () => createOrderKeysReader({ store, clock }));
  const all = await Promise.all(readers.map((read) => read()));
  expect(new Set(all.map(({ keyOf }) => keyOf(number))).size).toBe(1);
  const later = await createOrderKeysReader({ store, clock })();
  expect(later.keyOf(number)).toBe(all[0]?.keyOf(number));
});

test("the secret is read once, and again after the store was unavailable", async () => {
  let calls = 0;
  const readOrMakeSecret: Store["readOrMakeSecret"] = ({ value }) => {
    calls += 1;
    return calls === 1 ? Promise.reject(new StoreUnavailable("locked")) : Promise.resolve(value);
  };
  const read = createOrderKeysReader({ store: { readOrMakeSecret }, clock });
  await expect(read()).rejects.toThrow(StoreUnavailable);
  const [first, second] = await Promise.all([read(), read()]);
  expect(second.keyOf(number)).toBe(first.keyOf(number));
  expect(calls).toBe(2);
});
