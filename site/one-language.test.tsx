/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language/language.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { offlineText } from "./language/offline-text.ts";
import { SiteSpecimens } from "./look/site-specimens.tsx";
import { renderPage } from "./render-page.tsx";
import { pages } from "./routes/pages.tsx";
import { answerFrom } from "./testing/answer-from-soup-kitchen.ts";
import { renderIn } from "./testing/render-in.tsx";

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

  test("no component in any state has text in the other language", () => {
    const html = renderIn(language, <SiteSpecimens language={language} />);
    expect(html.length).toBeGreaterThan(20_000);
    expect(foreignWords(html, language)).toEqual([]);
  });

  test("the offline line has no text in the other language", () => {
    expect(foreignWords(offlineText[language], language)).toEqual([]);
  });
});
