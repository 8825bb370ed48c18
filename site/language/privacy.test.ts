/// <reference types="node" />
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { privacyTexts } from "./privacy-texts.ts";

const sources = globSync("{site,web}/**/*.{ts,tsx,html}")
  .filter((file) => !/\.test\.|\/testing\//u.test(file))
  .map((file) => readFileSync(file, "utf8"));

/** The function through which some of them do, by the name that they give it. */
const helper = "export function onThisDevice";

/**
 * The names under which the sources keep something in the browser of a customer: literal ones, and those of constants, which are
 * another file's if the file does not declare them. What is neither stays as it is written, and fails the test.
 */
const storedNames = sources
  .filter((source) => !source.includes(helper))
  .flatMap((source) =>
    [...source.matchAll(/(?:\.setItem|\bonThisDevice(?:<[^(]+>)?)\(\s*(?<key>[^,]+),/gu)].map(
      ([, key = ""]) => {
        const declared = new RegExp(
          `const ${key.replaceAll(/\W/gu, "")} = "(?<value>[^"]*)";`,
          "u",
        );
        const [, value] = declared.exec(source) ?? declared.exec(sources.join("\n")) ?? [];
        return value ?? key.replaceAll('"', "");
      },
    ),
  );

test("nothing is kept in the browser but by setItem, where the test finds its name", () => {
  const others = sources.flatMap(
    (source) =>
      source.match(/\b(?:local|session)Storage(?:\[|\.(?!getItem|setItem|removeItem)\w).*/gu) ?? [],
  );
  expect(others).toEqual([]);
});

test.each([
  ["Hebrew", privacyTexts.he],
  ["English", privacyTexts.en],
])("the privacy page in %s names all that is kept in the browser", (_, { browserList }) => {
  const words = new Set(browserList.join(" ").split(/[^A-Za-z]+/u));
  expect(new Set(storedNames)).toEqual(
    new Set(["language", "order", "myOrders", "myDetails", "menuPlace", "reloadedAt"]),
  );
  expect(storedNames.filter((name) => !words.has(name))).toEqual([]);
});
