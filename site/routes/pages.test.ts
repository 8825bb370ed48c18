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
  ]);
  for (const page of pages) expect(findPage(page.path)).toBe(page);
});

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
