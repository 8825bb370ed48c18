import { expect, type Page } from "@playwright/test";
import { catalogueFieldTexts } from "#desk/language/catalogue-field-texts.ts";
import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { menuHistoryTexts } from "#desk/language/menu-history-texts.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { seedIngredients } from "#seed/ingredients.ts";
import { axeViolations } from "./axe-violations.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { holdBack } from "./hold-back.ts";
import { pressUndo } from "./press-undo.ts";
import { found } from "./words.ts";

const texts = recipeTexts.he;
const history = menuHistoryTexts.he;
const dishEditor = dishEditorTexts.he;
const catalogueFields = catalogueFieldTexts.he;

const { shell } = messagesIn("he");
/** An ingredient that the shop does not have yet. */
const ingredient = "עדשים שחורות";
const oil = found(seedIngredients.find(({ unit }) => unit === "millilitre")).name.he;
const lines = (page: Page) => page.getByRole("textbox", { name: texts.lines, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const changes = (page: Page, name: string) => button(page, `${texts.change}: ${name}`);
const saved = `3 כוסות ${ingredient}\nקרוטונים: 2 כפות ${oil}`;

/** In the editor of a dish: a recipe of an ingredient that is made in place, and of one that the shop has, with an add-on of the dish. */
export async function writeRecipe(page: Page) {
  await page.getByLabel(texts.quantity).fill("4");
  await expect(lines(page)).toHaveCSS("direction", "rtl");
  await lines(page).fill("flour");
  await expect(lines(page)).toHaveCSS("direction", "ltr");
  await lines(page).fill(`3 כוסות ${ingredient}\n3 ק״ג ${oil}`);
  await button(page, `${texts.addIngredient}: ${ingredient}`).click();
  await page.getByLabel(texts.pack).fill("1 ק״ג");
  await page.getByLabel(texts.gramsOfCup).fill("200");
  await button(page, shell.save).click();
  await expect(page.getByRole("status").filter({ hasText: texts.said(ingredient) })).toBeVisible();
  await expect(page.getByText(`600 גרם ${ingredient}`, { exact: true })).toBeVisible();
  await expect(lines(page)).toBeFocused();
  await expect(lines(page)).toHaveAccessibleDescription(
    new RegExp(texts.otherUnit.millilitre, "u"),
  );
  await expectGood(page);
  const sugar = "2 כפות סוכר";
  await lines(page).fill([...Array<string>(20).fill(`1 כף ${oil}`), sugar].join("\n"));
  await lines(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 0));
  await expect(button(page, `${texts.addIngredient}: סוכר`)).toBeVisible();
  await button(page, dishEditor.save).click();
  await expect(lines(page)).toBeFocused();
  const wrong = page.getByText(texts.notListed("סוכר", ""), { exact: true });
  const isUncovered = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  };
  await expect.poll(() => wrong.evaluate(isUncovered)).toBe(true);
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(sugar);
  await expectGood(page);
  await sayTheSame(page);
  await lines(page).fill(`לרוטב:\n1. 2-3 כפות ${oil}.\n${oil}, לפי הטעם`);
  const understood = [
    texts.heading("לרוטב"),
    texts.upperEnd(`45 מ״ל ${oil}`),
    texts.toTaste(`${oil} לפי הטעם`),
  ];
  for (const text of understood) await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expectGood(page);
  await lines(page).fill(saved);
  await expect(page.getByText(`קרוטונים: 30 מ״ל ${oil}`, { exact: true })).toBeVisible();
  await expectGood(page);
}

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** One press says which ingredient of the list a word is, or it is chosen from the list; from then on recipes are understood, and undo parts them. */
async function sayTheSame(page: Page) {
  const { sameAs } = texts;
  await lines(page).fill("1 ביצא\n2 eggz");
  const like = button(page, sameAs.one("ביצים"));
  const understood = (text: string) => page.getByRole("listitem").getByText(text, { exact: true });
  await expect(like).toHaveCount(2);
  await expectGood(page);
  await like.first().click();
  await expect(status(page, sameAs.remembered("ביצא", "ביצים"))).toBeVisible();
  await expect(lines(page)).toBeFocused();
  await expect(understood("1 ביצה")).toBeVisible();
  await pressUndo(page);
  await expect(like).toHaveCount(2);
  await button(page, `${sameAs.other}: ביצא`).click();
  const dialog = page.getByRole("dialog");
  const choice = dialog.getByLabel(sameAs.inList);
  await expect(choice.locator("option").first()).toHaveText("ביצים");
  await expectGood(page);
  await button(page, shell.save).click();
  await expect(understood("1 ביצה")).toBeVisible();
  await changes(page, "ביצים").click();
  const one = dialog.getByLabel(catalogueFields.inHebrew(texts.one));
  const words = dialog.getByLabel(catalogueFields.inHebrew(texts.words));
  await expect(words).toHaveValue("ביצא");
  await words.fill("ביצא\nבצל");
  await button(page, shell.save).click();
  await expect(words).toHaveAccessibleDescription(new RegExp(texts.wordInUse("בצל", "בצל"), "u"));
  await expectGood(page);
  await words.fill("ביצא");
  await one.fill("בצל");
  await button(page, shell.save).click();
  await expect(one).toHaveAccessibleDescription(new RegExp(texts.wordInUse("בצל", "בצל"), "u"));
  await one.fill("ביצה טרייה");
  await button(page, shell.save).click();
  await expect(understood("1 ביצה טרייה")).toBeVisible();
  await pressUndo(page);
  await expect(understood("1 ביצה")).toBeVisible();
}

/** An ingredient is joined with another one of its unit, and undo parts them again. */
async function joinIngredients(page: Page) {
  const { sameAs } = texts;
  await changes(page, ingredient).click();
  await button(page, sameAs.open).click();
  const choice = page.getByRole("dialog").getByLabel(sameAs.stays);
  await choice.selectOption({ label: "ביצים" });
  await button(page, shell.save).click();
  await expect(choice).toHaveAccessibleDescription(catalogueFields.problems["units-differ"]);
  await expectGood(page);
  await choice.selectOption({ label: "עדשים כתומות" });
  await button(page, shell.save).click();
  await expect(status(page, sameAs.joined(ingredient, "עדשים כתומות"))).toBeVisible();
  await expect(page.getByText("600 גרם עדשים כתומות", { exact: true })).toBeVisible();
  await pressUndo(page);
  await expect(page.getByText(`600 גרם ${ingredient}`, { exact: true })).toBeVisible();
}

/** In the editor of a dish: the recipe of `writeRecipe`. */
export async function expectRecipe(page: Page) {
  await expect(lines(page)).toHaveValue(saved);
}

/** The history shows the ingredient, the recipe has it, where another one is saved on a slow line, and customers do not. */
export async function expectIngredient(page: Page) {
  await page.goto("/desk/menu");
  await page.getByRole("link", { name: shell.menuHistory }).click();
  await expect(
    page.getByText(`${history.things.ingredient(ingredient)}: ${history.kinds.added}`),
  ).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "מרק עדשים של סבתא" }).click();
  await expectRecipe(page);
  await changes(page, ingredient).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(texts.one)).toHaveCount(0);
  await dialog.getByLabel(texts.unit).selectOption("piece");
  await expect(dialog.getByLabel(texts.one)).toHaveCount(2);
  await dialog.getByLabel(texts.pack).fill("");
  await button(page, shell.save).click();
  await expect(dialog.getByText(catalogueFields.problems["unit-in-use"])).toBeVisible();
  await expectGood(page);
  await page.keyboard.press("Escape");
  await expect(changes(page, ingredient)).toBeFocused();
  await joinIngredients(page);
  await saveSlowly(page);
  const html = await (await page.request.get("/")).text();
  expect(html).toContain("<h3");
  expect(html).not.toContain(ingredient);
}

async function expectGood(page: Page): Promise<void> {
  await expectToFit(page);
  expect(await axeViolations(page)).toEqual([]);
}

/** A second press sends nothing, and an answer that comes late leaves open what was opened since. */
async function saveSlowly(page: Page) {
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel(catalogueFields.inHebrew(texts.name));
  await changes(page, ingredient).click();
  await name.fill("");
  await button(page, shell.save).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(catalogueFields.problems["text-missing"]);
  await name.fill(ingredient);
  await dialog.getByLabel(texts.pack).fill("500 גרם");
  const answer = await holdBack(page, "**/desk/calls");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes('"changeCatalogue"') === true) sent.push(request.url());
  });
  await button(page, shell.save).dblclick();
  await button(page, shell.cancel).click();
  await expect(changes(page, ingredient)).toBeFocused();
  await changes(page, oil).press("Enter");
  await name.fill("שמן אחר");
  answer();
  await expect(page.getByRole("status").filter({ hasText: texts.said(ingredient) })).toBeVisible();
  await expect(name).toHaveValue("שמן אחר");
  expect(sent).toHaveLength(1);
  await page.unrouteAll({ behavior: "wait" });
  await page.keyboard.press("Escape");
  await changes(page, ingredient).click();
  await expect(dialog.getByLabel(texts.pack)).toHaveValue("500 גרם");
  await page.keyboard.press("Escape");
}
