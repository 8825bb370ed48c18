import { expect, test } from "vitest";
import { createLruCache } from "./lru-cache.ts";

test("the least recently used entry is removed when the cache is full", () => {
  const cache = createLruCache<number>(2);
  cache.set("a", 1);
  cache.set("b", 2);
  cache.get("a");
  cache.set("c", 3);
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([1, undefined, 3]);
});

test("an entry that is set again is not counted twice", () => {
  const cache = createLruCache<number>(2);
  cache.set("a", 1);
  cache.set("b", 2);
  cache.set("b", 3);
  expect([cache.get("a"), cache.get("b")]).toEqual([1, 3]);
});

test("with sizes, as many entries are removed as the new one needs, and one that is too large is not kept", () => {
  const cache = createLruCache<string>(10, (key, value) => key.length + value.length);
  cache.set("a", "123");
  cache.set("b", "123");
  cache.set("c", "12345");
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([undefined, "123", "12345"]);
  cache.set("d", "123456789");
  expect([cache.get("b"), cache.get("d")]).toEqual([undefined, "123456789"]);
  cache.set("e", "1234567890");
  expect([cache.get("d"), cache.get("e")]).toEqual(["123456789", undefined]);
});
