/// <reference types="node" />
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { privacyEn } from "./privacy-en.ts";
import { privacyHe } from "./privacy-he.ts";

/** The names under which the sources keep something in the browser of a customer. */
const storedNames = globSync("{site,web}/**/*.{ts,tsx}").flatMap((file) => {
  const [, name] =
    /^(?:export )?const \w*[sS]torageKey = "(?<name>\w+)"/mu.exec(readFileSync(file, "utf8")) ?? [];
  return name ?? [];
});

test.each([
  ["Hebrew", privacyHe],
  ["English", privacyEn],
])("the privacy page in %s names all that is kept in the browser", (_, { browserList }) => {
  const words = new Set(browserList.join(" ").split(/[^A-Za-z]+/u));
  expect(storedNames).toContain("menuPlace");
  expect(storedNames.filter((name) => !words.has(name))).toEqual([]);
});
