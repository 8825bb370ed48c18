import { expect, test } from "vitest";
import { pages } from "#desk/routes/pages.tsx";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { Shell } from "./shell.tsx";

const sections = pages.filter(({ isSection }) => isSection);

test("the shell names the shop, the sections and the other language", () => {
  const html = renderInDesk("he", <Shell sections={sections}>page</Shell>);
  expect(html).toContain("אריס גורמה");
  expect(html).toContain("English");
  expect(html).toContain('href="/desk"');
  expect(html).toContain('href="/desk/kitchen"');
});

test("the section of the address is marked", () => {
  const html = renderInDesk("en", <Shell sections={sections}>page</Shell>, { path: "/packing" });
  expect(html.match(/<a [^>]*aria-current="page"[^>]*>[^<]*/gu)).toEqual([
    expect.stringContaining("Packing"),
  ]);
});
