/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fillTemplate } from "./page-template.ts";

const template = { html: readFileSync(new URL("index.html", import.meta.url), "utf8") };
const page = {
  language: "en",
  title: "Menu",
  body: "<main></main>",
  close: "<button>Close</button>",
  answers: {},
  sources: [],
} as const;

test("the page has its language, direction, title and content", () => {
  const html = fillTemplate(template, { ...page, body: "<main>Soup</main>" });
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain("<title>Menu</title>");
  expect(html).toContain('<div id="root"><main>Soup</main></div>');
  expect(fillTemplate(template, { ...page, language: "he" })).toContain(
    '<html lang="he" dir="rtl">',
  );
});

test("the styles of a page that index.html does not have are in its head, before its scripts", () => {
  const chunks = { "order.tsx": "/assets/order.js", "about.tsx": "/assets/about.js" };
  const built = { ...template, chunks, styles: { "order.tsx": ["/assets/order.css"] } };
  expect(fillTemplate(built, { ...page, sources: ["order.tsx"] })).toContain(
    '<link rel="stylesheet" crossorigin href="/assets/order.css"><link rel="modulepreload" href="/assets/order.js">',
  );
  expect(fillTemplate(built, { ...page, sources: ["about.tsx"] })).not.toContain("stylesheet");
});

test("answers that contain a script end tag survive unchanged", () => {
  const answers = { dish: "</script><script>alert(1)</script><!-- & \u2028" };
  const html = fillTemplate(template, { ...page, answers });
  const [, json = ""] = /id="answers">(.*?)<\/script>/su.exec(html) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(answers);
});

test("structured data that contains a script end tag survives unchanged", () => {
  expect(fillTemplate(template, page)).not.toContain("ld+json");
  const structuredData = { name: "</script><script>alert(1)</script>" };
  const html = fillTemplate(template, { ...page, structuredData });
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(structuredData);
});

test("the tags for the head follow the title", () => {
  const html = fillTemplate(template, { ...page, head: '<meta name="a" content="$&">' });
  expect(html).toContain('<title>Menu</title><meta name="a" content="$&">');
});

test("a title is escaped", () => {
  const html = fillTemplate(template, { ...page, title: "</title> & <b>" });
  expect(html).toContain("<title>&lt;/title&gt; &amp; &lt;b&gt;</title>");
});

test("dollar signs in a text stay unchanged", () => {
  const money = "$& $1 $` $' $$ $<name>";
  const html = fillTemplate(template, { ...page, title: "$&", body: money, answers: { money } });
  expect(html).toContain("<title>$&amp;</title>");
  expect(html).toContain(`<div id="root">${money}</div>`);
});

test.each([
  ["root element", /<html[^>]*>/u],
  ["title", /<title>.*<\/title>/u],
  ["place of the chunks", "<!--chunks-->"],
  ["place of the page", "<!--page-->"],
  ["place of the answers", "<!--answers-->"],
])("a template without %s is rejected", (_, place) => {
  expect(() => fillTemplate({ html: template.html.replace(place, "") }, page)).toThrow(
    "the template has no",
  );
});

test("a built site preloads the chunks that a page needs", () => {
  const built = { ...template, chunks: { "app/pages/menu.tsx": "/assets/menu-1.js" } };
  const sources = ["app/pages/menu.tsx"];
  expect(fillTemplate(built, { ...page, sources })).toContain(
    '<link rel="modulepreload" href="/assets/menu-1.js">',
  );
  expect(fillTemplate(template, { ...page, sources })).not.toContain('<link rel="modulepreload"');
  expect(() => fillTemplate(built, { ...page, sources: ["gone.tsx"] })).toThrow(
    "the build has no chunk of gone.tsx",
  );
});

test("in a built site the inline script knows the files of the dish dialog", () => {
  const built = { ...template, ahead: ["/assets/dish-1.js", "/assets/dish-2.css"] };
  expect(fillTemplate(built, page)).toContain(
    [
      '<script data-ahead="&lt;link rel=modulepreload href=/assets/dish-1.js&gt;',
      '&lt;link rel=preload as=style crossorigin href=/assets/dish-2.css&gt;">',
    ].join(""),
  );
  expect(fillTemplate(template, page)).toContain('<script data-ahead="">');
});
