import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { type Language, languages } from "#domain/language/language.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { messagesIn } from "./language/messages.ts";
import { type RenderedPage, renderPage } from "./render-page.tsx";
import { pages } from "./routes/pages.tsx";
import { answerAllBut, answerFrom } from "./testing/answer-from-soup-kitchen.ts";

const template = readFileSync(new URL("index.html", import.meta.url), "utf8");

function render(path: string, language: Language, execute = answerFrom()): Promise<RenderedPage> {
  return renderPage({ path, language, execute }, template);
}

/** What the page says to who reads it: without the answers, tags or marks of React. */
function textOf(html: string): string {
  return html
    .replaceAll(/<(script|title)\b.*?<\/\1>/gsu, "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]*>/gu, "\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

const headingsOf = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gsu)].map(([, text]) => text);

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
});

describe.each(languages)("in %s", (language) => {
  const messages = messagesIn(language);
  const menu = localizeMenu(soupKitchen.menu, language);

  test.each(pages.map(({ path }) => path))(
    "%s is a whole page without any script",
    async (path) => {
      const { html, status } = await render(path, language);
      expect(status).toBe(200);
      expect(html).toContain(
        `<html lang="${language}" dir="${language === "he" ? "rtl" : "ltr"}">`,
      );
      expect(/<title>(?<title>.*?)<\/title>/u.exec(html)?.groups?.["title"]).toContain(
        soupKitchen.shop.name[language],
      );
      expect(headingsOf(html)).toHaveLength(1);
      // What waits for a script in a template, or behind `hidden`, is not there yet.
      expect(html).not.toContain("<template");
      expect(html).not.toMatch(/ hidden(?:=|>| )/u);
      expect(html).not.toContain(messages.loading);
      expect(html).not.toContain("<!--$!-->");
      expect(console.error).not.toHaveBeenCalled();
    },
  );

  test("every page has both bars", async () => {
    for (const { path } of pages) {
      const { html } = await render(path, language);
      const text = textOf(html);
      for (const part of [messages.otherLanguageName, messages.shell.pricingHint]) {
        expect(text).toContain(part);
      }
      const { menu: toMenu, whyChoose, cart, questions } = messages.shell;
      for (const part of [toMenu, whyChoose, cart, questions]) expect(text).toContain(part);
      expect(html).toContain('href="mailto:cook@soup-kitchen.example"');
    }
  });

  test("the menu can be read: types, dishes, lines, pictures and prices", async () => {
    const { html } = await render("/", language);
    const text = textOf(html);
    expect(headingsOf(html)).toEqual([messages.menu.title]);
    for (const { orderType, dishes } of menu) {
      // On its button and above its dishes.
      expect(text.split("\n").filter((line) => line === orderType)).toHaveLength(2);
      for (const dish of dishes) {
        for (const line of [dish.dishName, ...dish.dishDescriptions]) expect(text).toContain(line);
      }
    }
    expect(text.split("\n").filter((line) => line === messages.menu.orderThis)).toHaveLength(3);
    expect(html.match(/<img [^>]*>/gu)).toHaveLength(1);
    expect(html).toContain('src="/webImages/chicken-soup-small.webp"');
    expect(text).toContain(`${messages.menu.from}\n₪24.90`);
    expect(text).toContain("₪19.90");
  });

  test("dish types stand in the order of their numbers", async () => {
    const turned = { ...soupKitchen, menu: soupKitchen.menu.toReversed() };
    const { html } = await render("/", language, answerFrom(turned));
    const text = textOf(html);
    const [first, last] = menu.map(({ orderType }) => text.indexOf(orderType));
    expect(first).toBeLessThan(last ?? 0);
  });

  test("a menu that does not load is said, and the page stands", async () => {
    const { html, status } = await render("/", language, answerAllBut(["FullMenu"]));
    expect(status).toBe(200);
    expect(textOf(html)).toContain(messages.menu.failed);
    expect(headingsOf(html)).toEqual([messages.menu.title]);
    expect(html).not.toContain(messages.menu.orderThis);
    expect(html).not.toContain("FullMenu");
  });

  test("a menu with a price that is none is not shown", async () => {
    const { html } = await render("/", language, (document, variables, options) =>
      document.operationName === "FullMenu"
        ? Promise.resolve({
            data: { fullMenu: [{ dishes: [{ selections: [{ price: -1 }] }] }] } as never,
          })
        : answerFrom()(document, variables, options),
    );
    expect(textOf(html)).toContain(messages.menu.failed);
  });

  test("a server that says nothing of its shop serves the site all the same", async () => {
    const { html } = await render("/", language, answerAllBut(["Shop"]));
    const { deadline, deadlineHint } = messages.shell;
    expect(textOf(html)).toContain(deadlineHint(deadline(3, 14, 0)));
    expect(html).toContain('href="mailto:"');
  });

  test("the cart says nothing before the browser knows it, and cannot be ordered", async () => {
    const { html } = await render("/cart", language);
    expect(textOf(html)).not.toContain(messages.cart.empty);
    for (const name of [messages.cart.clear, messages.cart.placeOrder]) {
      expect(html).toMatch(new RegExp(`<button[^>]*disabled=""[^>]*>${name}<`, "u"));
    }
  });

  test("the selling points are all there", async () => {
    const text = textOf((await render("/whyChooseArisGourmet", language)).html);
    for (const point of messages.whyChoose.points) expect(text).toContain(point);
  });

  test.each(["/FaQ", "/nowhere", "/cart/", "/%", "/%E0%A4%A", "//evil.example", "/a?b=<script>"])(
    "the unknown address %s is answered with 404, in both languages",
    async (path) => {
      const { html, status } = await render(path, language);
      expect(status).toBe(404);
      expect(headingsOf(html)).toEqual([messages.unknownPage.text]);
      for (const each of languages)
        expect(textOf(html)).toContain(messagesIn(each).unknownPage.text);
      expect(html).not.toContain("<template");
      expect(html).not.toContain("b=<script>");
    },
  );

  test("the page brings the answers it was rendered from", async () => {
    const { html } = await render("/", language);
    const [, json = ""] = /id="answers">(.*?)<\/script>/su.exec(html) ?? [];
    const filter = JSON.stringify({ filter: { language } });
    expect(Object.keys(JSON.parse(json) as object).toSorted()).toEqual([
      `FullMenu ${filter}`,
      `Shop ${filter}`,
    ]);
  });
});

test("About says only About", async () => {
  expect(headingsOf((await render("/about", "en")).html)).toEqual(["About"]);
});

test("a dish named like a script is a text", async () => {
  const [soups, ...others] = soupKitchen.menu;
  const evil = "</script><script>alert(1)</script>";
  const dish = { ...soups?.dishes[1], dishName: { he: evil, en: evil } };
  const menu = [{ ...soups, dishes: [dish] }, ...others] as typeof soupKitchen.menu;
  const { html } = await render("/", "he", answerFrom({ ...soupKitchen, menu }));
  expect(html).not.toContain("<script>alert");
});

test("a large menu is all in its place too", async () => {
  const [soups] = soupKitchen.menu;
  const dishes = Array.from({ length: 300 }, (_, index) => ({
    ...soups?.dishes[0],
    dishName: { he: `מרק ${index}`, en: `Soup ${index}` },
  }));
  const menu = [{ ...soups, dishes }] as typeof soupKitchen.menu;
  const { html } = await render("/", "en", answerFrom({ ...soupKitchen, menu }));
  expect(html).not.toContain("<template");
  expect(html.indexOf("Soup 299")).toBeLessThan(html.indexOf("mailto:"));
});
