import { expect, test } from "vitest";
import { addressInLanguage, languageOfAddress, languages } from "./language.ts";

test.each([
  ["?lang=en", "en"],
  ["?lang=he", "he"],
  ["?from=chat&lang=en", "en"],
  ["?lang=en&from=chat", "en"],
  ["?lang=en&lang=he", "en"],
])("the address that ends in %s asks for %s", (search, language) => {
  expect(languageOfAddress(search)).toBe(language);
});

test.each([
  "",
  "?",
  "?lang",
  "?lang=",
  "?lang=fr",
  "?lang=EN",
  "?lang=english",
  "?lang=__proto__",
  "?lang=%",
  "?lang=%E0",
])("the address that ends in %j asks for no language", (search) => {
  expect(languageOfAddress(search)).toBeUndefined();
});

test.each(["?slang=en", "?from=lang=en", "?a=%26lang=en"])(
  "%j is about something else",
  (search) => {
    expect(languageOfAddress(search)).toBeUndefined();
  },
);

test("a page has its own address in each language", () => {
  const addresses = languages.map((language) => addressInLanguage("/terms", language));
  expect(addresses).toEqual(["/terms", "/terms?lang=en"]);
});
