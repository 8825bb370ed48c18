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
  test.each(paths)("nothing is said in the other language on %s", async (path) => {
    const publicOrigin = "https://shop.example";
    const request = { path, language, execute: answerFrom(), publicOrigin };
    const { html } = await renderPage(request, template);
    expect(foreignWords(html, language)).toEqual([]);
    // What search engines are told of the menu.
    const told = /ld\+json">(?<json>.*?)<\/script>/su.exec(html)?.groups?.["json"] ?? "";
    const named = [...told.matchAll(/"name":"(?<text>[^"]*)"/gu)].map(([, text]) => text);
    expect(foreignWords(named.join("\n"), language)).toEqual([]);
  });

  test("no part of the site in any state says anything in the other language", () => {
    const html = renderIn(language, <SiteSpecimens language={language} />);
    expect(html.length).toBeGreaterThan(20_000);
    expect(foreignWords(html, language)).toEqual([]);
  });

  test("nor does the line that tells of a lost connection", () => {
    expect(foreignWords(offlineText[language], language)).toEqual([]);
  });
});
