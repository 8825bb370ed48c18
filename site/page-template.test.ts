import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fillTemplate } from "./page-template.ts";

const template = readFileSync(new URL("index.html", import.meta.url), "utf8");
const page = { language: "en", title: "Menu", body: "<main></main>", answers: {} } as const;

test("the page has its language, its direction, its title and its content", () => {
  const html = fillTemplate(template, { ...page, body: "<main>Soup</main>" });
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain("<title>Menu</title>");
  expect(html).toContain('<div id="root"><main>Soup</main></div>');
  expect(fillTemplate(template, { ...page, language: "he" })).toContain(
    '<html lang="he" dir="rtl">',
  );
});

test("the answers are read as they were, and end no script element", () => {
  const answers = { dish: "</script><script>alert(1)</script><!-- & \u2028" };
  const html = fillTemplate(template, { ...page, answers });
  const [, json = ""] = /id="answers">(.*?)<\/script>/su.exec(html) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(answers);
});

test("a title shows what it says", () => {
  const html = fillTemplate(template, { ...page, title: "</title> & <b>" });
  expect(html).toContain("<title>&lt;/title&gt; &amp; &lt;b&gt;</title>");
});

test("dollars in a text stay dollars", () => {
  const money = "$& $1 $` $' $$ $<name>";
  const html = fillTemplate(template, { ...page, title: "$&", body: money, answers: { money } });
  expect(html).toContain("<title>$&amp;</title>");
  expect(html).toContain(`<div id="root">${money}</div>`);
});

test.each([
  ["root element", /<html[^>]*>/u],
  ["title", /<title>.*<\/title>/u],
  ["place of the page", "<!--page-->"],
  ["place of the answers", "<!--answers-->"],
])("a template without its %s is refused", (_, place) => {
  expect(() => fillTemplate(template.replace(place, ""), page)).toThrow("the template has no");
});
