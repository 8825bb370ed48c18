/// <reference types="node" />
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { siteLanguages } from "#domain/language/language.ts";
import { messagesIn } from "#site/language/messages.ts";
import { pageSources } from "./page-sources.ts";
import { findPage, pages, unknownPage } from "./pages.tsx";

test("the site has the addresses of the specification and those that the law requires", () => {
  expect(pages.map(({ path }) => path)).toEqual([
    "/",
    "/about",
    "/whyChooseArisGourmet",
    "/cart",
    "/accessibility",
    "/privacy",
    "/terms",
    "/my-orders",
  ]);
  for (const page of pages) expect(findPage(page.path)).toBe(page);
});

test("a placed order has a page of its own at its number and key", () => {
  const { path } = findPage("/order/123456789/AbC-_0123456789");
  expect(pageSources[path]).toBe("features/placed-order/placed-order-page.tsx");
});

test("the source of every page is there, apart from the menu, which every visit loads", () => {
  const missing = [...pages, unknownPage].filter(
    ({ path }) => !existsSync(new URL(`../../${pageSources[path] ?? "none"}`, import.meta.url)),
  );
  expect(missing.map(({ path }) => path)).toEqual(["/"]);
});

test.each(["/order", "/order/1", "/order/1/", "/order/x/key", "/order/1/key/", "/order/1/ke%79"])(
  "%j is not the page of an order",
  (path) => {
    expect(findPage(path)).toBe(unknownPage);
  },
);

test.each(["/FaQ", "/Cart", "/cart/", "//", "", "/*", "/__proto__", "/%"])(
  "%j is an unknown address",
  (path) => {
    expect(findPage(path)).toBe(unknownPage);
  },
);

test.each(siteLanguages)("in %s no two pages have the same title", (language) => {
  const titles = [...pages, unknownPage].map(({ title }) => title(messagesIn(language)));
  expect(new Set(titles).size).toBe(titles.length);
});
