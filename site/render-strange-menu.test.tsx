/// <reference types="node" />
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "#domain/language/language.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { onPage } from "#web/testing/parse-page.ts";
import { renderPage } from "./render-page.tsx";
import { answerFrom } from "./testing/answer-from-soup-kitchen.ts";

const template = { html: readFileSync(new URL("index.html", import.meta.url), "utf8") };

/** Renders the menu page with the given menu. */
function renderMenu(menu: typeof soupKitchen.menu, language: Language) {
  const execute = answerFrom({ ...soupKitchen, menu });
  return renderPage({ path: "/", language, execute, publicOrigin: undefined }, template);
}

test("a dish name that contains a script is rendered as text", async () => {
  const [soups, ...others] = soupKitchen.menu;
  const evil = "</script><script>alert(1)</script>";
  const dish = { ...soups?.dishes[1], name: { he: evil, en: evil } };
  const menu = [{ ...soups, dishes: [dish] }, ...others] as typeof soupKitchen.menu;
  const { html } = await renderMenu(menu, "he");
  expect(html).not.toContain("<script>alert");
  const { getAllByText, body } = onPage(html);
  expect(getAllByText(evil)).not.toEqual([]);
  for (const { textContent } of body.querySelectorAll("script:not([type])"))
    expect(textContent).not.toContain("alert(1)");
});

test("a large menu is rendered in place, without hidden templates", async () => {
  const [soups] = soupKitchen.menu;
  const dishes = Array.from({ length: 300 }, (_, index) => ({
    ...soups?.dishes[0],
    name: { he: `מרק ${index}`, en: `Soup ${index}` },
  }));
  const menu = [{ ...soups, dishes }] as typeof soupKitchen.menu;
  const { html } = await renderMenu(menu, "en");
  const { body, getByRole } = onPage(html);
  expect(body.ownerDocument.querySelector("template")).toBeNull();
  const last = getByRole("heading", { name: "Soup 299" });
  const [mail] = body.querySelectorAll("[href^=mailto]");
  if (mail === undefined) throw new Error("the foot of the page is missing");
  expect(last.compareDocumentPosition(mail)).toBe(last.DOCUMENT_POSITION_FOLLOWING);
});
