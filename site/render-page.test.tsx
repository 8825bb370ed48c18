/// <reference types="node" />
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { localizeMenu, localizeShop } from "#domain/catalogue/localize-catalogue.ts";
import {
  nextLanguage,
  type SiteLanguage,
  shopLanguageOf,
  siteLanguages,
} from "#domain/language/language.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { onPage, parsePage, textsOf } from "#web/testing/parse-page.ts";
import { pages } from "./app/pages/pages.tsx";
import { languageNames } from "./language/language-names.ts";
import { messagesIn } from "./language/messages.ts";
import { sellingPoints } from "./language/selling-points.ts";
import { termsTexts } from "./language/terms-texts.ts";
import { type RenderedPage, renderPage } from "./render-page.tsx";
import { answerAllBut, answerFrom } from "./testing/answer-from-soup-kitchen.ts";

const template = { html: readFileSync(new URL("index.html", import.meta.url), "utf8") };

function render(
  path: string,
  language: SiteLanguage,
  execute = answerFrom(),
): Promise<RenderedPage> {
  return renderPage({ path, language, execute, publicOrigin: undefined }, template);
}

/** The visible texts of a page, one a line. */
const textOf = (html: string) => textsOf(onPage(html).body).join("\n");

const headingsOf = (html: string) =>
  onPage(html)
    .getAllByRole("heading", { level: 1 })
    .map((heading) => heading.textContent);

const linksOf = (html: string) =>
  onPage(html)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
});

describe.each(siteLanguages)("in %s", (language) => {
  const messages = messagesIn(language);
  const shopLanguage = shopLanguageOf(language);
  const menu = localizeMenu(soupKitchen.menu, shopLanguage);

  test.each(pages.map(({ path }) => path))("%s is complete without scripts", async (path) => {
    const { html, status } = await render(path, language);
    expect(status).toBe(200);
    const page = parsePage(html);
    const dir = language === "he" ? "rtl" : "ltr";
    expect(page.documentElement).toMatchObject({ lang: language, dir });
    expect(page.title).toContain(soupKitchen.shop.name[shopLanguage]);
    expect(headingsOf(html)).toHaveLength(1);
    // Content in a template or behind `hidden` would become visible only by a script.
    expect(page.querySelector("template, [hidden]")).toBeNull();
    // The cart is known only to the tab, and the list of orders only to the device.
    if (!["/cart", "/my-orders"].includes(path)) expect(html).not.toContain(messages.loading);
    expect(html).not.toContain("<!--$!-->");
    expect(console.error).not.toHaveBeenCalled();
  });

  test("every page has both bars", async () => {
    for (const path of [...pages.map((page) => page.path), "/of-no-page"]) {
      const { html } = await render(path, language);
      const text = textOf(html);
      for (const part of [languageNames[nextLanguage(language)], messages.shell.pricingHint]) {
        expect(text).toContain(part);
      }
      const { menu: toMenu, whyChoose, cart, questions } = messages.shell;
      for (const part of [toMenu, whyChoose, cart, questions]) expect(text).toContain(part);
      expect(linksOf(html)).toContain("mailto:cook@soup-kitchen.example");
      // The line about kashrut is at the foot of every page, and once more on the menu.
      const times = text.split(soupKitchen.shop.kashrut[shopLanguage]).length - 1;
      expect(times).toBe(path === "/" ? 2 : 1);
    }
  });

  test("the menu has its types, dishes, descriptions, pictures and prices", async () => {
    const { html } = await render("/", language);
    const { body, getAllByRole, getAllByText } = onPage(html);
    const text = textOf(html);
    expect(headingsOf(html)).toEqual([messages.menu.title]);
    for (const { name: typeName, dishes } of menu) {
      // On its button, and above its dishes.
      expect(getAllByText(typeName)).toHaveLength(2);
      expect(getAllByRole("button", { name: typeName })).toHaveLength(1);
      expect(getAllByRole("heading", { name: typeName })).toHaveLength(1);
      for (const dish of dishes) {
        for (const line of [dish.name, ...dish.descriptions]) expect(text).toContain(line);
      }
    }
    expect(getAllByText(messages.menu.orderThis)).toHaveLength(3);
    const pictures = [...body.querySelectorAll("img")].map((each) => each.getAttribute("src"));
    expect(pictures).toEqual(["/webImages/chicken-soup-small.webp"]);
    expect(text).toContain(`${messages.menu.from}\n₪24.90`);
    expect(text).toContain("₪19.90");
  });

  test("the first pictures load eagerly, the others lazily", async () => {
    const [first, ...others] = soupKitchen.menu;
    const soup = first?.dishes.find(({ thumbnail }) => thumbnail !== null);
    if (first === undefined || soup === undefined) throw new Error("the soup has a picture");
    const dishes = [1, 2, 3, 4].map((number) => ({
      ...soup,
      dishName: { he: `מרק ${String(number)}`, en: `Soup ${String(number)}` },
    }));
    const { html } = await render(
      "/",
      language,
      answerFrom({ ...soupKitchen, menu: [{ ...first, dishes }, ...others] }),
    );
    const pictures = [...onPage(html).body.querySelectorAll("img")];
    // The code of the page has priority.
    expect(
      pictures.map((each) => [each.getAttribute("loading"), each.getAttribute("fetchpriority")]),
    ).toEqual([
      ["eager", "low"],
      ["eager", "low"],
      ["eager", "low"],
      ["lazy", null],
    ]);
    for (const picture of pictures) {
      expect(picture).toMatchObject({ width: 320, height: 240 });
      expect(picture.getAttribute("decoding")).toBe("async");
    }
  });

  test("dish types are sorted by their numbers", async () => {
    const turned = { ...soupKitchen, menu: soupKitchen.menu.toReversed() };
    const { html } = await render("/", language, answerFrom(turned));
    const types = menu.map(({ name }) => name);
    const named = (role: "heading" | "button") =>
      onPage(html)
        .getAllByRole(role)
        .flatMap(({ textContent }) => types.filter((type) => type === textContent));
    expect(named("button")).toEqual(types);
    expect(named("heading")).toEqual(types);
  });

  test("a menu that fails to load is reported on an otherwise complete page", async () => {
    const { html, status } = await render("/", language, answerAllBut(["FullMenu"]));
    expect(status).toBe(200);
    expect(textOf(html)).toContain(messages.menu.failed);
    expect(headingsOf(html)).toEqual([messages.menu.title]);
    expect(html).not.toContain(messages.menu.orderThis);
    expect(html).not.toContain("FullMenu");
  });

  test("a menu with an invalid price is not shown", async () => {
    const { html } = await render("/", language, (document, variables, options) =>
      document.operationName === "FullMenu"
        ? Promise.resolve({
            data: { fullMenu: [{ dishes: [{ selections: [{ price: -1 }] }] }] } as never,
          })
        : answerFrom()(document, variables, options),
    );
    expect(textOf(html)).toContain(messages.menu.failed);
  });

  test("the site works without the settings of the shop", async () => {
    const { html } = await render("/", language, answerAllBut(["Shop"]));
    const { deadline, deadlineHint } = messages.shell;
    expect(textOf(html)).toContain(deadlineHint(deadline(3, 14, 0)));
    expect(linksOf(html)).toContain("mailto:");
  });

  test.each(["Shop", "OrderWeek"])(
    "no deadline is told that is not known, because %s was not answered",
    async (name) => {
      const { html } = await render("/", language, (document, ...rest) =>
        document.operationName === name
          ? Promise.reject(new TypeError("no line"))
          : answerFrom()(document, ...rest),
      );
      const { deadline, deadlineHint } = messages.shell;
      expect(textOf(html)).not.toContain(deadlineHint(deadline(3, 14, 0)));
    },
  );

  test("before hydration the cart is loading, and says nothing of its content", async () => {
    const text = textOf((await render("/cart", language)).html);
    expect(text).toContain(messages.loading);
    for (const unknown of [messages.cart.empty, messages.cart.placeOrder, "₪0"]) {
      expect(text).not.toContain(unknown);
    }
  });

  test("all selling points are shown", async () => {
    const text = textOf((await render("/whyChooseArisGourmet", language)).html);
    for (const point of sellingPoints[language]) expect(text).toContain(point);
  });

  test("the terms name the seller and contain her texts", async () => {
    const { html } = await render("/terms", language);
    const text = textOf(html);
    const { seller, vat, terms, contactAddress } = localizeShop(soupKitchen, shopLanguage);
    for (const said of [seller?.legalName, seller?.idNumber, seller?.address, vat]) {
      expect(text).toContain(said);
    }
    for (const section of terms)
      for (const said of Object.values(section)) expect(text).toContain(said);
    const contacts = ["tel:0521234567", `mailto:${contactAddress}`, "https://wa.me/972521234567"];
    expect(linksOf(html)).toEqual(expect.arrayContaining(contacts));
    expect(text).not.toContain(termsTexts[language].unsaid);
  });

  test("missing terms of the seller are reported as not published yet", async () => {
    const nothing = { whatsapp: null, seller: null, accessibilityContact: null, vat: null };
    const shop = { ...soupKitchen.shop, ...nothing, terms: [] };
    const answer = answerFrom({ ...soupKitchen, shop });
    const { html } = await render("/terms", language, answer);
    expect(textOf(html)).toContain(termsTexts[language].unsaid);
    expect(html).not.toMatch(/tel:|wa\.me/u);
    const statement = await render("/accessibility", language, answer);
    expect(linksOf(statement.html)).toContain(`mailto:${shop.contactAddress}`);
  });

  test("the accessibility statement names the contact", async () => {
    const { html } = await render("/accessibility", language);
    const { accessibilityContact } = localizeShop(soupKitchen, shopLanguage);
    expect(textOf(html)).toContain(accessibilityContact?.name);
    const contacts = ["tel:0527654321", "mailto:dina@soup-kitchen.example"];
    expect(linksOf(html)).toEqual(expect.arrayContaining(contacts));
  });

  test("text pages link to the pages that the law requires", async () => {
    for (const { path } of pages.filter((page) => page.path !== "/cart")) {
      const { html } = await render(path, language);
      const owed = ["/about", "/accessibility", "/privacy", "/terms"];
      expect(linksOf(html)).toEqual(expect.arrayContaining(owed));
    }
  });

  test.each(["/FaQ", "/nowhere", "/cart/", "/%", "/%E0%A4%A", "//evil.example", "/a?b=<script>"])(
    "the unknown address %s gets status 404 and a text in both languages",
    async (path) => {
      const { html, status } = await render(path, language);
      expect(status).toBe(404);
      expect(headingsOf(html)).toEqual([messages.unknownPage.text]);
      for (const each of siteLanguages)
        expect(textOf(html)).toContain(messagesIn(each).unknownPage.text);
      expect(parsePage(html).querySelector("template")).toBeNull();
      expect(html).not.toContain("b=<script>");
    },
  );

  test("the page contains the answers it was rendered from", async () => {
    const { html } = await render("/", language);
    const json = parsePage(html).querySelector("script#answers")?.textContent ?? "";
    const filter = JSON.stringify({ filter: { language } });
    expect(Object.keys(JSON.parse(json) as object).toSorted()).toEqual([
      `FullMenu ${filter}`,
      `OrderWeek ${filter}`,
      `Shop ${filter}`,
    ]);
  });
});

test("only the menu page has structured data of the menu, and only if the menu loaded", async () => {
  expect((await render("/", "en")).html).toContain('"priceRange":"₪19.90–₪60"');
  expect((await render("/about", "en")).html).not.toContain("ld+json");
  expect((await render("/", "en", answerAllBut(["FullMenu"]))).html).not.toContain("ld+json");
});

test("the About page has only the text About", async () => {
  expect(headingsOf((await render("/about", "en")).html)).toEqual(["About"]);
});
