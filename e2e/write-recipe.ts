import { expect, type Page } from "@playwright/test";
import { catalogueFields } from "#desk/language/he/catalogue-fields.ts";
import { dishEditor } from "#desk/language/he/dish-editor.ts";
import { menu } from "#desk/language/he/menu.ts";
import { menuHistory as history } from "#desk/language/he/menu-history.ts";
import { recipes as texts } from "#desk/language/he/recipes.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { seedIngredients } from "#seed/recipes/ingredients.ts";
import { axeViolations } from "./axe-violations.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { holdBack } from "./hold-back.ts";
import { found } from "./words.ts";

/** An ingredient that the shop does not have yet. */
const ingredient = "עדשים כתומות קלופות";
const oil = found(seedIngredients.find(({ unit }) => unit === "millilitre")).name.he;
const amounts = (page: Page) => page.getByRole("textbox", { name: texts.amount, exact: true });
const ingredients = (page: Page) =>
  page.getByRole("combobox", { name: texts.ingredient, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** In the editor of a dish: a recipe of an ingredient that is made in place, and of one that the shop has, with
 * an add-on of the dish. */
export async function writeRecipe(page: Page) {
  await button(page, texts.add).click();
  await page.getByLabel(texts.quantity).fill("4");
  await ingredients(page).fill(ingredient);
  await amounts(page).fill("3 כוסות");
  await button(page, texts.addNamed(ingredient)).click();
  await page.getByLabel(texts.pack).fill("1 ק״ג");
  await page.getByLabel(texts.gramsOfCup).fill("200");
  await button(page, texts.save).click();
  await expect(
    page.getByRole("status").filter({ hasText: texts.said.saved(ingredient) }),
  ).toBeVisible();
  await expect(page.getByText(texts.understood("600 גרם"))).toBeVisible();

  await expect(ingredients(page)).toBeFocused();
  await button(page, texts.addLine).click();
  await expect(ingredients(page).last()).toBeFocused();
  await ingredients(page).last().fill(oil);
  await amounts(page).last().fill("3 ק״ג");
  await expect(page.getByText(texts.otherUnit.millilitre)).toBeVisible();
  await expectGood(page);
  await button(page, dishEditor.save).click();
  await expect(amounts(page).last()).toBeFocused();
  await amounts(page).last().fill("2 כפות");
  await expect(page.getByText(texts.understood("30 מ״ל"))).toBeVisible();
  await page
    .getByRole("combobox", { name: texts.with, exact: true })
    .last()
    .selectOption({ label: texts.only(texts.ofSize("קרוטונים", "חצי ליטר")) });
  await expectGood(page);
}

/** In the editor of a dish: the recipe of `writeRecipe`. */
export async function expectRecipe(page: Page) {
  await expect(ingredients(page).first()).toHaveValue(ingredient);
  await expect(amounts(page).first()).toHaveValue("3 כוסות");
  await expect(amounts(page).last()).toHaveValue("2 כפות");
}

/** The history tells of the ingredient, the list of ingredients has it once, where another one is saved on a slow line, and customers do not. */
export async function expectIngredient(page: Page) {
  const { shell } = messagesIn("he");
  await page.goto("/desk/menu");
  await page.getByRole("link", { name: shell.menuHistory }).click();
  await expect(
    page.getByText(history.line(history.things.ingredient(ingredient), history.kinds.added)),
  ).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: shell.ingredients }).click();
  const row = page.getByRole("listitem").filter({ hasText: ingredient });
  await expect(row).toContainText(
    [texts.packOf("1 ק״ג"), texts.usedIn(1), menu.marks.missingEn].join(" · "),
  );
  await expect(row.getByRole("button", { name: texts.remove })).toHaveCount(0);
  await row.getByRole("button", { name: texts.change }).click();
  await expect(page.getByRole("dialog").getByText(texts.unitStays)).toBeVisible();
  await expectGood(page);
  await page.keyboard.press("Escape");
  await expect(row.getByRole("button", { name: texts.change })).toBeFocused();
  await saveSlowly(page);
  const html = await (await page.request.get("/")).text();
  expect(html).toContain("<h3");
  expect(html).not.toContain(ingredient);
}

async function expectGood(page: Page): Promise<void> {
  await expectToFit(page);
  expect(await axeViolations(page)).toEqual([]);
}

/** A second press sends nothing, and an answer that comes late leaves alone what is typed since. */
async function saveSlowly(page: Page) {
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel(catalogueFields.inHebrew(texts.name));
  await button(page, texts.addIngredient).click();
  await button(page, texts.save).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(catalogueFields.problems["text-missing"]);
  await name.fill("אבקת מרק");
  const answer = await holdBack(page, "**/desk/graphql");
  const changes: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("changeCatalogue(") === true) changes.push(request.url());
  });
  await button(page, texts.save).dblclick();
  await button(page, texts.cancel).click();
  await expect(button(page, texts.addIngredient)).toBeFocused();
  await button(page, texts.addIngredient).press("Enter");
  await name.fill("אבקת חלב");
  answer();
  await expect(
    page.getByRole("status").filter({ hasText: texts.said.saved("אבקת מרק") }),
  ).toBeVisible();
  await expect(name).toHaveValue("אבקת חלב");
  expect(changes).toHaveLength(1);
  await page.unrouteAll({ behavior: "wait" });
  await page.keyboard.press("Escape");
  const row = page.getByRole("listitem").filter({ hasText: "אבקת מרק" });
  await row.getByRole("button", { name: texts.remove }).click();
  await expect(row).toHaveCount(0);
}
