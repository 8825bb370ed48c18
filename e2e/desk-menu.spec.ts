import { expect, type Page } from "@playwright/test";
import { catalogueFieldTexts } from "#desk/language/catalogue-field-texts.ts";
import { menuHistoryTexts } from "#desk/language/menu-history-texts.ts";
import { menuLimitTexts } from "#desk/language/menu-limit-texts.ts";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { axeViolations } from "./axe-violations.ts";
import { withDesk } from "./desk-shop.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { holdBack } from "./hold-back.ts";
import { loseAnswers } from "./lose-answers.ts";
import { pressNext } from "./press-next.ts";
import { test } from "./shop.ts";
import { found } from "./words.ts";

const { he } = menuTexts;

const limits = menuLimitTexts.he;
const history = menuHistoryTexts.he;
const catalogueFields = catalogueFieldTexts.he;

const { shell } = messagesIn("he");
const [soups, salads] = seedCatalogue.menu;
const [first, second] = found(soups).dishes;
const firstDish = found(first).name.he;
const secondDish = found(second).name.he;
const saladsName = found(salads).name.he;

test("the seller changes her menu by single presses, takes them back, and customers see it at once", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    const context = await browser.newContext({
      baseURL: shop.address,
      viewport: { width: 360, height: 780 },
      reducedMotion: "reduce",
    });
    await shop.letSellerIn(context);
    const page = await context.newPage();
    const type = (name: string) => page.getByRole("region", { name, exact: true });
    const dishesOf = (name: string) => type(name).getByRole("heading", { level: 3 });
    const press = (text: string, name: string) =>
      pressNext(page.getByRole("button", { name: `${text}: ${name}`, exact: true }));
    const open = (text: string, name: string) =>
      page.getByLabel(`${text}: ${name}`, { exact: true }).click();
    const said = page.getByRole("status");
    const saved = (text: string) => expect(said.filter({ hasText: text })).toBeVisible();
    const undo = () => page.getByRole("button", { name: shell.undo }).click();

    await test.step("a dish is sold out in one press or a double one, and available again by Undo", async () => {
      await page.goto("/desk");
      await page.getByRole("link", { name: shell.menu, exact: true }).click();
      await expect(dishesOf(found(soups).name.he).first()).toHaveText(firstDish);
      await expectGood(page);
      const answer = await holdBack(page, "**/desk/calls", '"changeCatalogue"');
      await press(he.soldOut, firstDish);
      await page.getByRole("button", { name: `${he.soldOut}: ${firstDish}` }).click();
      answer();
      await saved(he.said.soldOut(firstDish));
      await expect(
        page.getByRole("button", { name: `${he.available}: ${firstDish}` }),
      ).toBeVisible();
      await undo();
      await saved(shell.undone(he.said.soldOut(firstDish)));
      await expect(page.getByRole("button", { name: `${he.soldOut}: ${firstDish}` })).toBeVisible();
    });

    await test.step("a dish is moved down, and to another type", async () => {
      await open(shell.more, firstDish);
      await expectGood(page);
      await press(he.down, firstDish);
      await saved(he.said.moved(firstDish));
      await expect(dishesOf(found(soups).name.he).first()).toHaveText(secondDish);
      await expect(page.getByRole("button", { name: `${he.down}: ${firstDish}` })).toBeFocused();
      await open(he.toOtherType, firstDish);
      await press(he.toType(saladsName), firstDish);
      await saved(he.said.movedTo(firstDish, saladsName));
      await expect(dishesOf(saladsName).last()).toHaveText(firstDish);
      expect(await customersMenu(page)).toContainEqual([saladsName, firstDish]);
    });

    await test.step("a hidden dish is not on the customers' menu until it is shown again", async () => {
      await open(shell.more, firstDish);
      await press(he.hide, firstDish);
      await saved(he.said.hidden(firstDish));
      expect(await customersMenu(page)).not.toContainEqual([saladsName, firstDish]);
      await press(he.show, firstDish);
      await saved(he.said.shown(firstDish));
      expect(await customersMenu(page)).toContainEqual([saladsName, firstDish]);
    });

    await test.step("a removed dish comes back by Undo", async () => {
      await press(he.remove, firstDish);
      await saved(he.said.removed(firstDish));
      await expect(page.getByRole("heading", { name: firstDish, exact: true })).toHaveCount(0);
      expect(await customersMenu(page)).not.toContainEqual([saladsName, firstDish]);
      await undo();
      await saved(shell.undone(he.said.removed(firstDish)));
      await expect(dishesOf(saladsName).last()).toHaveText(firstDish);
      expect(await customersMenu(page)).toContainEqual([saladsName, firstDish]);
    });

    await test.step("a dish type is added with one language, and found in the other's list", async () => {
      await page.getByRole("button", { name: he.addType }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: shell.save }).click();
      await expect(dialog.getByText(catalogueFields.problems["text-missing"])).toBeVisible();
      await dialog.getByLabel(catalogueFields.inHebrew(he.typeName)).fill("מאפים לחג");
      await expectGood(page);
      await dialog.getByRole("button", { name: shell.save }).click();
      await saved(he.said.added("מאפים לחג"));
      await expect(type("מאפים לחג").getByText(he.marks.missingEn)).toBeVisible();
    });

    await test.step("a dish is found by the beginnings of its words", async () => {
      await page.getByRole("textbox", { name: he.search }).fill(secondDish.slice(0, 6));
      await expect(page.getByRole("heading", { name: secondDish, exact: true })).toBeVisible();
      await expectGood(page);
    });

    await test.step("a press whose answer was lost is sent again, and saved once", async () => {
      // The server does it, and the answer is lost.
      const { actionIds, answerAgain } = await loseAnswers(page, '"changeCatalogue"');
      await press(he.soldOut, secondDish);
      await expect(page.getByRole("alert").filter({ hasText: "אין תשובה מהשרת" })).toBeVisible();
      await page.getByRole("button", { name: shell.tryAgain }).click();
      answerAgain();
      await saved(he.said.soldOut(secondDish));
      expect(actionIds()).toEqual(Array.from({ length: 2 }, () => actionIds()[0]));
    });

    await test.step("a limit is set for what the oven holds, and wrong fields are named", async () => {
      await page.getByRole("link", { name: shell.menuLimits }).click();
      await page.getByRole("button", { name: limits.addLimit }).click();
      await page.getByRole("button", { name: shell.save }).click();
      await expect(page.getByText(limits.noName)).toBeVisible();
      await expect(page.getByLabel(limits.name)).toBeFocused();
      await page.getByLabel(limits.name).fill("התנור הגדול");
      const most = page.getByLabel(limits.most);
      // Each press selects what stands there.
      for (const typed of ["3", "20"]) {
        await most.click();
        await page.keyboard.type(typed);
        await expect(most).toHaveValue(typed);
      }
      await page.getByRole("textbox", { name: limits.search }).fill(secondDish.slice(0, 6));
      await page
        .getByRole("button", { name: new RegExp(`^${limits.add}: ${secondDish}`, "u") })
        .first()
        .click();
      await page.getByRole("textbox", { name: limits.search }).fill("");
      await expectGood(page);
      await page.getByRole("button", { name: shell.save }).click();
      await saved(limits.said.saved("התנור הגדול"));
      await expect(page.getByText(limits.inWeek(20))).toBeVisible();
      await expectGood(page);
      // Orders are limited on the same page.
      const { title, names, most: howMany, inWeek, unlimited } = limits.orders;
      const ofOrders = page.getByRole("region", { name: title });
      await press(limits.change, names.delivery);
      await page.getByRole("button", { name: shell.save }).click();
      await expect(page.getByText(limits.noNumber)).toBeVisible();
      await page.getByLabel(howMany).fill("30");
      await expectGood(page);
      await page.getByRole("button", { name: shell.save }).click();
      await saved(limits.said.saved(names.delivery));
      await expect(ofOrders).toContainText(inWeek(30));
      await expect(ofOrders.getByText(unlimited)).toHaveCount(2);
      await press(limits.remove, names.delivery);
      await saved(limits.said.removed(names.delivery));
      await expect(ofOrders.getByText(unlimited)).toHaveCount(3);
      await press(limits.remove, "התנור הגדול");
      await saved(limits.said.removed("התנור הגדול"));
      await page.getByRole("link", { name: shell.toMenu }).click();
    });

    await test.step("every change is in the history, and the first version is restored in two presses", async () => {
      await page.getByRole("link", { name: shell.menuHistory }).click();
      const versions = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading") });
      await expect(versions.nth(4)).toContainText(`${secondDish}: ${history.kinds["sold-out"]}`);
      await expect(versions.first()).toContainText(history.now);
      await expect(versions.last()).toContainText(history.first);
      await expectGood(page);
      await pressNext(versions.last().getByRole("button", { name: history.restore }));
      const dialog = page.getByRole("alertdialog");
      await expectGood(page);
      await dialog.getByRole("button", { name: history.restore }).click();
      await expect(page.getByRole("button", { name: shell.undo })).toBeVisible();
      await expect(versions.first()).toContainText(history.kinds.available);
      expect(await customersMenu(page)).toContainEqual([found(soups).name.he, firstDish]);
      await undo();
      await expect(versions.first()).toContainText(history.kinds["sold-out"]);
      expect(await customersMenu(page)).toContainEqual([saladsName, firstDish]);
    });
  });
});

/** What customers see now: the dishes of the page that the server renders, each with its dish type. */
async function customersMenu(page: Page): Promise<readonly (readonly [string, string])[]> {
  const html = await (await page.request.get("/")).text();
  return page.evaluate((text) => {
    const shown = new DOMParser().parseFromString(text, "text/html");
    let type = "";
    return [...shown.querySelectorAll("main h2, main h3")].flatMap(({ localName, textContent }) => {
      if (localName === "h3") return [[type, textContent] as const];
      type = textContent;
      return [];
    });
  }, html);
}

/** The page as it is now fits its screen and is accessible. */
async function expectGood(page: Page): Promise<void> {
  await expectToFit(page);
  expect(await axeViolations(page)).toEqual([]);
}
