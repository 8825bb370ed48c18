import { expect, test } from "vitest";
import { oncePerLanguage } from "./once-per-language.ts";

test("a value is made once for each language, when it is asked for", () => {
  const made: string[] = [];
  const valueIn = oncePerLanguage((language) => {
    made.push(language);
    return { language };
  });
  expect(made).toEqual([]);
  expect(valueIn("he")).toBe(valueIn("he"));
  expect(valueIn("en")).toEqual({ language: "en" });
  expect(made).toEqual(["he", "en"]);
});
