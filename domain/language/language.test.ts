import { describe, expect, test } from "vitest";
import { defaultLanguage, directionOf, isLanguage, languages, otherLanguage } from "./language.ts";

describe("the languages of the shop", () => {
  test("are Hebrew and English, Hebrew by default", () => {
    expect(languages).toEqual(["he", "en"]);
    expect(defaultLanguage).toBe("he");
  });

  test("Hebrew runs from right to left, English from left to right", () => {
    expect(directionOf("he")).toBe("rtl");
    expect(directionOf("en")).toBe("ltr");
  });

  test("the toggle offers the other language", () => {
    expect(otherLanguage("he")).toBe("en");
    expect(otherLanguage("en")).toBe("he");
  });

  test.each(["he", "en"])("%s is a language of the shop", (value) => {
    expect(isLanguage(value)).toBe(true);
  });

  test.each(["HE", "iw", "en-US", "", " he", null, undefined, 0, ["he"]])(
    "%j is not a language of the shop",
    (value) => {
      expect(isLanguage(value)).toBe(false);
    },
  );
});
