/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { markPath } from "#web/ui/mark.tsx";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

test("the icon of the browser tab has the mark of the top bar", () => {
  expect(read("icon.svg")).toContain(`d="${markPath}"`);
});

test("the theme colors of index.html are the colors of the top bar in both schemes", () => {
  const bars = [...read("../web/styles/tokens.css").matchAll(/--color-bar: (#\w+);/gu)].map(
    ([, color]) => color,
  );
  const themes = [...read("index.html").matchAll(/name="theme-color" content="(#\w+)"/gu)].map(
    ([, color]) => color,
  );
  expect(themes).toHaveLength(2);
  expect(themes).toEqual(bars);
});

test("an iPhone makes no link of what it takes for a number to call, a day or an address, on the pages of both apps", () => {
  for (const page of ["index.html", "../desk/index.html"]) {
    const [, said = ""] = /name="format-detection" content="([^"]*)"/u.exec(read(page)) ?? [];
    expect(said.split(", ").toSorted()).toEqual([
      "address=no",
      "date=no",
      "email=no",
      "telephone=no",
    ]);
    // Safari looks at what the parser has made, and a script may run before the end of the head.
    expect(read(page).indexOf("format-detection")).toBeLessThan(read(page).indexOf("<script"));
  }
});
