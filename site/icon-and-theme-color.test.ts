/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { markPath } from "#web/ui/mark.tsx";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

test("the icon of the browser tab has the mark of the top bar", () => {
  expect(read("icon.svg")).toContain(`d="${markPath}"`);
});

test("the theme colours of index.html are the colours of the top bar in both schemes", () => {
  const bars = [...read("../web/styles/tokens.css").matchAll(/--color-bar: (#\w+);/gu)].map(
    ([, color]) => color,
  );
  const themes = [...read("index.html").matchAll(/name="theme-color" content="(#\w+)"/gu)].map(
    ([, color]) => color,
  );
  expect(themes).toHaveLength(2);
  expect(themes).toEqual(bars);
});
