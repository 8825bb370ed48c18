import { expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { messagesIn } from "#site/language/messages.ts";
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
  const { source } = findPage("/order/123456789/AbC-_0123456789");
  expect(source).toBe("features/placed-order/placed-order-page.tsx");
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

test.each(languages)("in %s no two pages have the same title", (language) => {
  const titles = [...pages, unknownPage].map(({ title }) => title(messagesIn(language)));
  expect(new Set(titles).size).toBe(titles.length);
});
