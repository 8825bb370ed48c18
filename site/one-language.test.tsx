/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/language/language.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { pages } from "./app/pages/pages.tsx";
import { offlineText } from "./language/offline-text.ts";
import { renderPage } from "./render-page.tsx";
import { answerFrom } from "./testing/answer-from-soup-kitchen.ts";

const dictionaries = import.meta.glob<object>("./language/{he,en,*-texts}.ts", { eager: true });

const template = { html: readFileSync(new URL("index.html", import.meta.url), "utf8") };
const paths = [...pages.map(({ path }) => path), "/FaQ"];

describe.each(languages)("in %s", (language) => {
  test.each(paths)("%s has no text in the other language", async (path) => {
    const publicOrigin = "https://shop.example";
    const request = { path, language, execute: answerFrom(), publicOrigin };
    const { html } = await renderPage(request, template);
    expect(foreignWords(html, language)).toEqual([]);
    // The structured data of the menu.
    const structuredDataText =
      /ld\+json">(?<json>.*?)<\/script>/su.exec(html)?.groups?.["json"] ?? "";
    const named = [...structuredDataText.matchAll(/"name":"(?<text>[^"]*)"/gu)].map(
      ([, text]) => text,
    );
    expect(foreignWords(named.join("\n"), language)).toEqual([]);
  });

  test("no text of the dictionaries is in the other language", () => {
    const texts = Object.values(dictionaries)
      .flatMap((exported): [string, unknown][] => Object.entries(exported))
      .map(([name, value]) => (name === language ? value : (value as LocalizedTexts)[language]))
      .flatMap(textsOf);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.flatMap((text) => foreignWords(text, language))).toEqual([]);
  });

  test("the offline line has no text in the other language", () => {
    expect(foreignWords(offlineText[language], language)).toEqual([]);
  });
});

/** What else a file exports has no texts. */
type LocalizedTexts = { readonly [language in Language]?: unknown };

/** The texts of a dictionary; those with a number or a name in them with 2. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function")
    return textsOf((value as (...args: number[]) => unknown)(2, 2, 2, 2));
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
