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

test("a cleared cache is empty", () => {
  const cache = createLruCache<number>(2);
  cache.set("a", 1);
  cache.clear();
  expect(cache.get("a")).toBeUndefined();
});
