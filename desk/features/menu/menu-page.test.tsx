import { expect, test, vi } from "vitest";
import { menu as en } from "#desk/language/en/menu.ts";
import { menu as he } from "#desk/language/he/menu.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { checkCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import type { Language } from "#domain/language/language.ts";
import { soupKitchenWith } from "#domain/testing/soup-kitchen-with.ts";
import { MenuPage } from "./menu-page.tsx";

/** The page of the soup kitchen's menu with another value at a path. */
function pageWith(path: string, value: unknown, language: Language = "he"): string {
  const content = soupKitchenWith(path, value);
  expect(checkCatalogue(content).kind).toBe("valid");
  const answers = { "Catalogue {}": { catalogue: { version: 1, content } } };
  return renderInDesk(language, <MenuPage />, { path: "/menu", answers });
}

/** The row of a dish, as HTML. */
function rowOf(html: string, name: string): string {
  const row = html.split("<h3").find((each) => each.includes(name));
  if (row === undefined) throw new Error(`no row of ${name}`);
  return row;
}

test("a dish says what it costs and lacks, and leads to its editor", () => {
  const html = pageWith("menu.0.orderNumber", 1);
  const soup = rowOf(html, "מרק עוף");
  expect(soup).toContain(`${he.from}<bdi`);
  expect(soup).toContain("₪24.90");
  expect(soup).not.toContain(he.marks.noPicture);
  expect(soup).toMatch(/<a href="\/desk\/menu\/dish\/[0-9a-z-]+">/u);
  const lentils = rowOf(html, "מרק עדשים");
  expect(lentils).toContain(he.marks.noPicture);
  expect(lentils).not.toContain(he.from);
  expect(html).not.toContain(he.marks.missingEn);
});

test("a dish that is sold out can be made available again, and an amount by itself", () => {
  const dish = rowOf(pageWith("menu.0.dishes.0.isSoldOut", true, "en"), "Chicken soup");
  expect(dish).toContain(en.marks.soldOut);
  expect(dish).toContain(`aria-label="${en.of(en.available, "Chicken soup")}"`);
  const part = rowOf(
    pageWith("menu.0.dishes.0.selections.0.isSoldOut", true, "en"),
    "Chicken soup",
  );
  expect(part).toContain(en.marks.someSoldOut);
  expect(part).toContain(`aria-label="${en.of(en.soldOut, "Chicken soup")}"`);
  expect(part).toContain(`aria-label="${en.of(en.available, "Chicken soup, Half a litre")}"`);
});

test("hidden dishes and types say so", () => {
  const hidden = he.marks.hidden;
  expect(rowOf(pageWith("menu.0.dishes.1.isHidden", true), "מרק עדשים")).toContain(hidden);
  expect(pageWith("menu.1.isHidden", true)).toContain(`<strong>${hidden}</strong>`);
});

test("dishes without English are listed, marked, and read in their own language", () => {
  const html = pageWith("menu.0.dishes.0.extras.1.name", { he: "חמוצים", en: "" }, "en");
  expect(html).toContain(en.missing.en(1));
  expect(rowOf(html, "Chicken soup")).toContain(en.marks.missingEn);
  const unnamed = pageWith("menu.0.dishes.0.dishName", { he: "מרק עוף", en: "" }, "en");
  expect(rowOf(unnamed, "מרק עוף")).toContain('<bdi lang="he">מרק עוף</bdi>');
});

test("an empty menu says how to begin, and a menu that never arrived can be asked for again", () => {
  expect(pageWith("menu", [])).toContain(he.empty);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failed = renderInDesk("he", <MenuPage />, {
    path: "/menu",
    answers: { "Catalogue {}": { catalogue: { version: 1, content: { menu: "soup" } } } },
  });
  expect(failed).toContain('role="alert"');
});

test("without a connection the page says that it needs one", () => {
  const content = soupKitchenWith("menu.0.orderNumber", 1);
  const answers = { "Catalogue {}": { catalogue: { version: 1, content } } };
  const html = renderInDesk("en", <MenuPage />, {
    path: "/menu",
    answers,
    status: { connection: "offline" },
  });
  expect(html).toContain("only with an internet connection");
});
