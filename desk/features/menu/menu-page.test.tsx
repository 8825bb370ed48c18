import { within } from "@testing-library/dom";
import { expect, test, vi } from "vitest";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { checkCatalogue, parseCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import type { Language } from "#domain/language/language.ts";
import { soupKitchenWith } from "#domain/testing/soup-kitchen-with.ts";
import { onPage, shownTextOf } from "#web/testing/parse-page.ts";
import { DishMore } from "./dish-more.tsx";
import { SellersMenuPage } from "./menu-page.tsx";

const { he, en } = menuTexts;

/** The page of the soup kitchen's menu with another value at a path. */
function pageWith(path: string, value: unknown, language: Language = "he"): string {
  const catalogue = soupKitchenWith(path, value);
  expect(checkCatalogue(catalogue).kind).toBe("valid");
  const answers = { "catalogue {}": { version: 1, catalogue } };
  return renderInDesk(language, <SellersMenuPage />, { path: "/menu", answers });
}

/** The row of a dish. */
function rowOf(html: string, name: string) {
  const row = onPage(html).getByRole("heading", { level: 3, name }).closest("li");
  if (row === null) throw new Error(`no row of ${name}`);
  return { ...within(row), text: shownTextOf(row) };
}

test("a dish says what it costs and lacks, and leads to its editor", () => {
  const html = pageWith("menu.0.position", 1);
  const soup = rowOf(html, "מרק עוף");
  expect(soup.text).toContain(`|${he.from}|₪24.90|`);
  for (const price of soup.getAllByText("₪24.90")) expect(price.tagName).toBe("BDI");
  expect(soup.text).not.toContain(he.marks.noPicture);
  expect(soup.getByRole("link", { name: "מרק עוף" }).getAttribute("href")).toMatch(
    /^\/desk\/menu\/dish\/[0-9a-z-]+$/u,
  );
  const lentils = rowOf(html, "מרק עדשים");
  expect(lentils.text).toContain(he.marks.noPicture);
  expect(lentils.text).not.toContain(he.from);
  expect(html).not.toContain(he.marks.missingEn);
});

test("a dish that is sold out can be made available again, and so can a single size", () => {
  const dish = rowOf(pageWith("menu.0.dishes.0.isSoldOut", true, "en"), "Chicken soup");
  expect(dish.text).toContain(en.marks.soldOut);
  expect(dish.queryAllByRole("button", { name: `${en.available}: Chicken soup` })).toHaveLength(1);
  const part = rowOf(
    pageWith("menu.0.dishes.0.selections.0.isSoldOut", true, "en"),
    "Chicken soup",
  );
  expect(part.text).toContain(en.marks.someSoldOut);
  const press = (text: string, name: string) => ({ name: `${text}: ${name}` });
  expect(part.getByRole("button", press(en.soldOut, "Chicken soup"))).toBeDefined();

  const { menu } = parseCatalogue(soupKitchenWith("menu.0.dishes.0.selections.0.isSoldOut", true));
  const [dishType] = menu;
  const [soup] = dishType?.dishes ?? [];
  if (dishType === undefined || soup === undefined) throw new Error("the soup kitchen has a dish");
  const changeMenu = () => Promise.reject(new Error("nothing is pressed"));
  const more = <DishMore menu={menu} dishType={dishType} dish={soup} changeMenu={changeMenu} />;
  const { getByRole } = onPage(renderInDesk("en", more));
  expect(getByRole("button", press(en.available, "Chicken soup, Half a litre"))).toBeDefined();
});

test("hidden dishes and types say so", () => {
  const hidden = he.marks.hidden;
  const dish = rowOf(pageWith("menu.0.dishes.1.isHidden", true), "מרק עדשים");
  expect(dish.text).toContain(hidden);
  const page = onPage(pageWith("menu.1.isHidden", true));
  expect(page.queryAllByText(hidden, { selector: "strong" })).not.toEqual([]);
});

test("dishes without English are listed, marked, and read in their own language", () => {
  const html = pageWith("menu.0.dishes.0.extras.1.name", { he: "חמוצים", en: "" }, "en");
  expect(html).toContain(en.missing.en(1));
  expect(rowOf(html, "Chicken soup").text).toContain(en.marks.missingEn);
  const unnamed = pageWith("menu.0.dishes.0.name", { he: "מרק עוף", en: "" }, "en");
  expect(rowOf(unnamed, "מרק עוף").getByText("מרק עוף").getAttribute("lang")).toBe("he");
});

test("an empty menu says how to begin, and a menu that never arrived can be asked for again", () => {
  expect(pageWith("menu", [])).toContain(he.empty);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failed = renderInDesk("he", <SellersMenuPage />, {
    path: "/menu",
    answers: { "catalogue {}": { version: 1, catalogue: { menu: "soup" } } },
  });
  expect(onPage(failed).queryAllByRole("alert")).toHaveLength(1);
});

test("without a connection the page says that it needs one", () => {
  const catalogue = soupKitchenWith("menu.0.position", 1);
  const answers = { "catalogue {}": { version: 1, catalogue } };
  const html = renderInDesk("en", <SellersMenuPage />, {
    path: "/menu",
    answers,
    connection: "offline",
  });
  expect(html).toContain("only with an internet connection");
});
