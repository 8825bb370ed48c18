import { describe, expect, test } from "vitest";
import {
  defaultLanguage,
  directionOf,
  isLanguage,
  isSiteLanguage,
  languageCookie,
  languageOfCookies,
  languages,
  nextLanguage,
  otherLanguage,
  shopLanguageOf,
  siteLanguages,
} from "./language.ts";

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

describe("the languages of the site", () => {
  test("are among others those in which the seller writes, who is read in each of them as she writes", () => {
    for (const language of languages) {
      expect(siteLanguages).toContain(language);
      expect(shopLanguageOf(language)).toBe(language);
    }
  });

  test("follow each other on the toggle, the default first, until it has come to it again", () => {
    const toggled = siteLanguages.map((language) => nextLanguage(language));
    expect(toggled).toEqual([...siteLanguages.slice(1), defaultLanguage]);
  });

  test.each(siteLanguages)("%s is kept by a cookie that a server reads", (language) => {
    const [pair = ""] = languageCookie(language).split(";");
    expect(languageOfCookies(`session=1; ${pair} ;other=2`)).toBe(language);
    expect(isSiteLanguage(language)).toBe(true);
  });

  test.each(["", "language=", "language=xx", "language=hee", "slanguage=he", "language=h e"])(
    "no language is read from the cookies %j",
    (cookies) => {
      expect(languageOfCookies(cookies)).toBeUndefined();
    },
  );
});
