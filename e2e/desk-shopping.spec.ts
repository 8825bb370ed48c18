import { expect, type Page } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { axeViolations } from "./axe-violations.ts";
import { countPresses } from "./count-presses.ts";
import { type DemoDesk, withDemoDesk } from "./demo-desk.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { lookOften } from "./look-often.ts";
import { pressNext } from "./press-next.ts";
import { pressUndo } from "./press-undo.ts";
import { printedPaper } from "./printed-paper.ts";
import { test } from "./shop.ts";
import { found } from "./words.ts";

const { today, paper, shell } = messagesIn("he");
const { he: recipe } = recipeTexts;
const { shopping: texts } = recipe;
const { shopping: english } = recipeTexts.en;
/** In Jerusalem: Thursday 15:00, a day after orders closed. */
const thursday = Date.UTC(2026, 0, 8, 13);
const phone = { viewport: { width: 360, height: 740 } };

const tick = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name} \\d`, "u") });
const ticks = async (page: Page, name: string) => {
  await pressNext(tick(page, name));
  await expect(tick(page, name)).toHaveAttribute("aria-pressed", "true");
};
const home = (page: Page, name: string) =>
  page.getByRole("button", { name: `${texts.atHome}: ${name}`, exact: true });
const status = (page: Page) => page.getByRole("main").getByRole("status").first();

test("the demo's week is bought at 360 px: on paper in two presses, ticked by two phones, one of them without a connection", async ({
  browser,
}) => {
  await withDemoDesk(browser, thursday, async ({ enter, store }) => {
    const page = await enter("owner", "iPhone", {
      ...phone,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const other = await enter("owner", "Tablet", phone);
    // Without a window Chromium opens no print window, and says nothing of it.
    await page.addInitScript(() => {
      globalThis.print = () => {
        for (const name of ["beforeprint", "afterprint"]) dispatchEvent(new Event(name));
      };
    });
    const printing = page.getByRole("button", { name: shell.print, exact: true });
    let items = 0;

    await test.step("from closing to the list on paper are two presses, and it is on one page", async () => {
      await page.goto("/desk");
      const count = countPresses(page);
      const link = page.getByRole("link", { name: paper.notPrinted.shopping });
      await count.press("the list of Today", link);
      await expect(page.locator("[data-whole]").first()).toBeVisible();
      // The clock stands still, and the button lies where the link was.
      await page.mouse.wheel(0, 1);
      await count.press("print", printing);
      count.expectAtMost(2, "from closing to the shopping list on paper");
      await expect(page.getByText(paper.saidPrinted(paper.papers.shopping))).toBeVisible();
      for (const language of ["he", "en"]) {
        const path = `shopping?language=${language}`;
        const { pages, places } = await printedPaper(page, path, "[data-whole]");
        expect([language, pages.length]).toEqual([language, 1]);
        items = places.length;
      }
      expect(items).toBeGreaterThan(100);
      await page.goto("/desk");
      await expect(page.getByText(today.bought(0, items))).toBeVisible();
      await expect(link).toHaveCount(0);
    });

    await test.step("what one phone ticks without a connection and what the other ticks meanwhile are both bought", async () => {
      await page.getByRole("link", { name: today.bought(0, items) }).click();
      await other.goto("/desk/shopping");
      await Promise.all([page, other].map(lookOften));
      await page.context().setOffline(true);
      for (const name of ["גזר", "בצל"]) await ticks(page, name);
      await expect(page.getByText(shell.waiting(2))).toBeVisible();
      await expect(status(page)).toHaveText(texts.there(2, items));
      for (const name of ["בצל", "דלעת"]) await ticks(other, name);
      await page.context().setOffline(false);
      for (const each of [page, other])
        await expect(status(each)).toHaveText(texts.there(3, items), { timeout: 20_000 });
      await expect(page.getByText(new RegExp(`^${texts.saidHad("בצל", "")}`, "u"))).toBeVisible();
      await expect(page.getByRole("alert").filter({ hasText: /./u })).toHaveCount(0);
    });

    await test.step("what is at home is typed as people write it, by keyboard, and taken back", async () => {
      const row = page.getByRole("listitem").filter({ has: home(page, "תפוחי אדמה") });
      const before = await row.innerText();
      await home(page, "תפוחי אדמה").press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.type("2 ליטר");
      await page.keyboard.press("Enter");
      const typed = page.getByRole("dialog").getByRole("textbox");
      await expect(typed).toBeFocused();
      await expect(typed).toHaveAccessibleDescription(new RegExp(recipe.otherUnit.gram, "u"));
      await typed.fill("2 ק״ג");
      await expect(page.getByText("= 2 ק״ג")).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(home(page, "תפוחי אדמה")).toBeFocused();
      await expect(row.getByText(texts.had("2 ק״ג"))).toBeVisible();
      expect(await row.innerText()).not.toContain(before.split("\n")[1]);
      await pressUndo(page);
      await expect(row).toHaveText(before, { useInnerText: true });
      await home(page, "תפוחי אדמה").click();
      await typed.fill("90 קילו");
      await page.keyboard.press("Enter");
      await expect(tick(page, "תפוחי אדמה")).toHaveAttribute("aria-pressed", "true");
      await expect(status(page)).toHaveText(texts.there(4, items));
    });

    await test.step("a recipe that changes after printing is said as more of this and less of that", async () => {
      await doubleCarrots(store);
      const note = page.getByText(/^מה השתנה מאז שהרשימה הודפסה/u).locator("..");
      await expect(note).toContainText("גזר: עוד ", { timeout: 20_000 });
      // The bought amount is no longer enough.
      await expect(tick(page, "גזר")).toHaveAttribute("aria-pressed", "false");
      await page.goto("/desk/paper/shopping");
      await expect(printing).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await printing.click();
      await expect(page.getByText(paper.saidPrinted(paper.papers.shopping))).toBeVisible();
      await page.goto("/desk/shopping");
      await expect(tick(page, "גזר")).toBeVisible();
      await expect(page.getByText("גזר: עוד ")).toHaveCount(0);
    });

    await test.step("what is left is copied for a chat", async () => {
      await page.goto("/desk/shopping");
      await page.getByRole("button", { name: shell.copy }).click();
      await expect(page.getByText(shell.copied)).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^רשימת קניות, סבב של .*\n\n\*ירקות ופירות\*\n/u);
      expect(copied).toMatch(/\nגזר: [\d.]+ ק״ג\n/u);
      expect(copied).not.toContain("בצל:");
    });

    await test.step("axe finds nothing in either language, and nothing is cut off at 320 px and 1280 px", async () => {
      await page.reload();
      await expect(status(page)).toHaveText(texts.there(3, items));
      await expectGood(page);
      await page.evaluate(() => localStorage.setItem("desk-language", "en"));
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await page.reload();
        await expect(status(page)).toHaveText(english.there(3, items));
        await page
          .getByRole("button", { name: /^At home: /u })
          .first()
          .click();
        await page.getByRole("button", { name: messagesIn("en").shell.save, exact: true }).click();
        await expect(page.getByText(recipeTexts.en.noAmount)).toBeVisible();
        await expectGood(page);
      }
    });
  });
});

/** Nothing is cut off, and axe finds nothing. */
async function expectGood(page: Page): Promise<void> {
  await expectToFit(page);
  expect(await axeViolations(page)).toEqual([]);
}

/** Saves a version of the catalogue in which every recipe takes twice as many carrots. */
async function doubleCarrots(store: DemoDesk["store"]): Promise<void> {
  const { version, catalogue } = found(await store.currentCatalogue());
  const carrots = found(catalogue.ingredients?.find(({ name }) => name.he === "גזר")).id;
  const changed: Catalogue = {
    ...catalogue,
    menu: catalogue.menu.map((type) => ({
      ...type,
      dishes: type.dishes.map((dish) => {
        const lines = dish.recipe?.lines.map((line) =>
          line.ingredient === carrots ? { ...line, amount: 2 * line.amount } : line,
        );
        return dish.recipe === undefined
          ? dish
          : { ...dish, recipe: { ...dish.recipe, lines: found(lines) } };
      }),
    })),
  };
  const at = thursday;
  const saved = { undoes: null, contentHash: "" };
  const event = { actionId: "carrots", deviceId: null, pressedAt: at, saved, notices: [] };
  await store.saveVersion({ catalogue: changed, after: version, savedAt: at, ...event });
}
