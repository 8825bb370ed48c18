import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Route } from "wouter";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { editedTexts } from "#desk/language/edited-texts.ts";
import { renderInDesk } from "#desk/testing/render-in-desk.tsx";
import { versionOfDish } from "#domain/catalogue/catalogue.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { onPage } from "#web/testing/parse-page.ts";
import { draftOfDish } from "./dish-draft.ts";
import { DishPage } from "./dish-page.tsx";

const [type] = soupKitchen.menu;
const [dish] = type?.dishes ?? [];
if (type?.id === undefined || dish?.id === undefined)
  throw new Error("the soup kitchen has a soup");
const { id } = dish;
const names = { ingredients: [], language: "he" } as const;
const typed = {
  ...draftOfDish(dish, type.id, versionOfDish(dish), names),
  dishName: { he: "מרק של אתמול", en: "Soup" },
};
const texts = dishEditorTexts.he;
const { outcomes } = catalogueTextsByLanguage.he;

// The editor offers the address of the dish.
beforeEach(() => void vi.stubGlobal("location", { origin: "https://shop.example" }));
afterEach(() => void vi.unstubAllGlobals());

/** The page of the soup, with a draft in the form in which devices keep it. */
function pageWith(changes: object = {}) {
  const page = <Route path="/menu/dish/:id" component={DishPage} />;
  return onPage(
    renderInDesk("he", page, {
      path: `/menu/dish/${id}`,
      answers: { "catalogue {}": { version: 1, catalogue: soupKitchen } },
      drafts: { [`catalogue dish ${id}`]: { ...typed, ...changes } },
    }),
  );
}

test("what a device has kept is in the fields, and can be given up", () => {
  const page = pageWith();
  expect(page.getByDisplayValue("מרק של אתמול")).toBeDefined();
  expect(page.getByText(texts.resumed)).toBeDefined();
  expect(page.queryByText(texts.elsewhereTitle)).toBeNull();
});

test("a draft of another version is shown beside what is stored, and one of the two goes on", () => {
  const page = pageWith({ seen: "of before" });
  const both = page.getByText(texts.elsewhereTitle).closest('[role="alert"]');
  expect(both?.textContent).toContain(dish.name.en);
  expect(page.getByRole("button", { name: editedTexts.he.keepMine })).toBeDefined();
  expect(page.getByRole("button", { name: editedTexts.he.takeStored })).toBeDefined();
  const save = page.getByRole("button", { name: texts.save });
  expect(save.getAttribute("aria-disabled")).toBe("true");
});

test("one that was sent and has no answer stays as it is, whatever is stored now", () => {
  const page = pageWith({ seen: "of before", sending: { actionId: "sent", pressedAt: 1 } });
  expect(page.getByText(outcomes["in-doubt"])).toBeDefined();
  expect(page.queryByText(texts.elsewhereTitle)).toBeNull();
  expect(page.getByDisplayValue("מרק של אתמול").closest("[inert]")).not.toBeNull();
});

test("a draft of a dish that is gone can be saved as a new one", () => {
  const page = pageWith({ id: "gone" });
  expect(page.getByText(texts.gone)).toBeDefined();
  expect(page.getByRole("button", { name: texts.saveAsNew })).toBeDefined();
});
