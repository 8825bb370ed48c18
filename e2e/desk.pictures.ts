import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { messagesIn } from "#desk/language/messages.ts";
import { recipeTexts } from "#desk/language/recipe-texts.ts";
import { languages } from "#domain/language/language.ts";
import { withDemoDesk } from "./demo-desk.ts";
import { besideEachOther, firstPage } from "./picture-files.ts";
import { takeChanges } from "./take-changes.ts";
import { takeSafety } from "./take-safety.ts";

// `npm run screens`: the seller's week in the shop of the demo, in pictures for a person to look at. They are compared with nothing.

const phone = { width: 360, height: 740 };
const tablet = { width: 1024, height: 768 };
const wide = { width: 1280, height: 800 };
/** Monday before Pesach, 30 March 2026, 10:00 in Jerusalem. */
const beforePesach = Date.UTC(2026, 2, 30, 7);
/** In Jerusalem: Monday 10:00, Thursday 15:00 and 17:10, Friday 11:20. */
const monday = Date.UTC(2026, 0, 5, 8);
const thursday = { printing: Date.UTC(2026, 0, 8, 13), evening: Date.UTC(2026, 0, 8, 15, 10) };
const friday = Date.UTC(2026, 0, 9, 9, 20);
/** Wednesday, 25 November 2026, 11:20 in Jerusalem, with more than a year of weeks before it. */
const autumn = Date.UTC(2026, 10, 25, 9, 20);
const weeksOfAYear = 62;

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) Safari/604.1";

const docs = fileURLToPath(new URL("../docs/desk/", import.meta.url));

for (const language of languages) {
  const texts = messagesIn(language);
  const device = { viewport: phone, deviceScaleFactor: 2 };

  test(`pictures of the desk, ${language}`, async ({ browser }, { project, config }) => {
    test.setTimeout(900_000);
    const folder = join(project.outputDir, "screens");
    const isForDocs = config.updateSnapshots === "all";
    await Promise.all([folder, docs].map((each) => mkdir(each, { recursive: true })));

    /** Writes the picture into `docs/desk`, too, if it is `inDocs` and `--update-snapshots` asks for it. */
    const keep = async (name: string, picture: Buffer, inDocs: boolean) => {
      await writeFile(join(folder, `desk-${name}.png`), picture);
      if (!inDocs || !isForDocs) return;
      const { width } = await sharp(picture).metadata();
      const small = sharp(picture).resize({ width: Math.min(Math.round(width * 0.75), 960) });
      await small.webp({ quality: 50, effort: 6 }).toFile(join(docs, `${name}.webp`));
    };
    /** Takes the page on a phone and on a wide screen, light and dark. `inDocs` is the size that the documentation shows. */
    const take = async (page: Page, name: string, inDocs?: typeof phone) => {
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const size of new Set([phone, wide, inDocs ?? phone])) {
        await page.setViewportSize(size);
        for (const colorScheme of ["dark", "light"] as const) {
          await page.emulateMedia({ colorScheme });
          const picture = await page.screenshot({ animations: "disabled" });
          const look = `${language}-${String(size.width)}-${colorScheme}`;
          await writeFile(join(folder, `desk-${name}-${look}.png`), picture);
          if (size === inDocs && colorScheme === "light")
            await keep(`${name}-${language}`, picture, true);
        }
      }
      await page.setViewportSize(phone);
    };
    const open = async (page: Page, path: string) => {
      await page.goto(`/desk${path}`);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(texts.shell.loading)).toHaveCount(0);
    };
    const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
    const chooseLanguage = (page: Page) =>
      page.addInitScript((each) => localStorage.setItem("desk-language", each), language);

    await withDemoDesk(browser, monday, async ({ enter }) => {
      const guest = await enter(null, "", { ...device, userAgent: iPhone });
      await chooseLanguage(guest);
      await guest.reload();
      await expect(button(guest, texts.signIn.openHere)).toBeVisible();
      await take(guest, "sign-in", phone);
      const owner = await enter("owner", "iPhone", device);
      await chooseLanguage(owner);
      await open(owner, "");
      await expect(owner.getByText(/\d+ (?:פרטים|details)/u)).toBeVisible();
      await take(owner, "monday");
      await open(owner, "/week-message");
      await take(owner, "week-message", phone);
      await open(owner, "/orders");
      await take(owner, "orders", phone);
      await open(owner, "/menu");
      await take(owner, "menu", phone);
      await owner.getByRole("main").getByRole("listitem").getByRole("link").first().click();
      await expect(owner).toHaveURL(/\/menu\/dish\//u);
      await expect(owner.getByRole("main").getByRole("textbox").first()).toBeVisible();
      await take(owner, "dish", phone);
      const recipe = owner.getByRole("heading", { name: recipeTexts[language].title });
      await recipe.evaluate((heading) => heading.scrollIntoView());
      await take(owner, "recipe", phone);
      await takeChanges(owner, language, (name) => take(owner, name, phone));
    });

    await withDemoDesk(browser, thursday.printing, async ({ enter, setTime }) => {
      const owner = await enter("owner", "iPhone", device);
      await chooseLanguage(owner);
      await test.step("paper", async () => {
        for (const sheet of Object.keys(texts.paper.papers)) {
          await open(owner, `/paper/${sheet}`);
          const paper = owner
            .locator("[data-paper]")
            .locator("article, ol > li, [data-whole]")
            .first();
          await expect(paper).toBeVisible();
          await owner.evaluate(() => document.fonts.ready.then(() => undefined));
          const file = join(folder, `desk-paper-${sheet}-${language}.pdf`);
          await writeFile(file, await owner.pdf({ preferCSSPageSize: true }));
          await keep(`paper-${sheet}-${language}`, await firstPage(file), true);
        }
      });

      await open(owner, "/shopping");
      const ticks = owner.getByRole("main").locator("[aria-pressed]");
      for (const row of [1, 3]) await ticks.nth(row).click();
      await take(owner, "shopping", phone);

      await setTime(thursday.evening);
      await open(owner, "/orders");
      const first = owner.getByRole("main").getByRole("listitem").getByRole("link").first();
      await first.click();
      await button(owner, texts.order.cancel).click();
      await expect(button(owner, texts.order.restore)).toBeVisible();
      await open(owner, "");
      await expect(owner.getByRole("heading", { name: texts.today.mails })).toBeVisible();
      await expect(owner.locator("a[href*='only=changed']").first()).toBeVisible();
      await take(owner, "thursday", phone);
      await open(owner, "/paper/slips");
      await take(owner, "print", wide);

      const helper = await enter("helper", "iPad", device);
      await chooseLanguage(helper);
      await open(helper, "/kitchen");
      await take(helper, "kitchen", tablet);
      await open(helper, "/packing");
      await button(helper, new RegExp(`^${texts.packing.packed}: `, "u"))
        .first()
        .click();
      await expect(button(helper, texts.shell.undo)).toBeVisible();
      await take(helper, "packing", phone);
      await open(owner, "/packing");
      await take(owner, "packing-owner");

      await test.step("without a connection", async () => {
        await owner.context().setOffline(true);
        for (let presses = 0; presses < 2; presses += 1)
          await button(owner, new RegExp(`^${texts.packing.packed}: `, "u"))
            .first()
            .click();
        await expect(owner.getByText(texts.shell.waiting(2))).toBeVisible();
        await take(owner, "offline", phone);
        await owner.context().setOffline(false);
      });

      await setTime(friday);
      const laptop = await enter("owner", "MacBook", device);
      await chooseLanguage(laptop);
      await test.step("everything is packed by Friday", async () => {
        await open(laptop, "/packing");
        const rest = /כל ה־|שתיהן|Mark (?:all|both)/u;
        const notPacked = button(laptop, new RegExp(`^${texts.packing.packed}: `, "u"));
        while ((await button(laptop, rest).count()) > 0) await button(laptop, rest).first().click();
        while ((await notPacked.count()) > 0) await notPacked.first().click();
        await expect(notPacked).toHaveCount(0);
      });
      await open(laptop, "/handing-over");
      const handsOver = button(laptop, new RegExp(`^${texts.handingOver.handedOver}: `, "u"));
      for (let orders = 0; orders < 3; orders += 1) await handsOver.first().click();
      await take(laptop, "handed-over");
      await laptop.getByRole("textbox").fill(language === "he" ? "רו" : "ro");
      await laptop.locator("#page").evaluate((page) => page.scrollTo(0, 0));
      await take(laptop, "handing-over", phone);

      const driver = await enter("driver", "Galaxy", device);
      await chooseLanguage(driver);
      await open(driver, "/route");
      await take(driver, "route", phone);
      await open(laptop, "/route");
      await button(laptop, texts.route.change).click();
      await take(laptop, "route-change");

      await open(laptop, "/money");
      await take(laptop, "money", phone);
      await open(laptop, "/orders");
      await laptop.getByRole("main").getByRole("listitem").getByRole("link").nth(4).click();
      await expect(laptop.getByText(texts.order.history)).toBeVisible();
      await take(laptop, "order", phone);
      await laptop.getByRole("heading", { name: texts.order.history }).scrollIntoViewIfNeeded();
      await take(laptop, "order-history");

      await open(laptop, "/devices");
      await laptop.getByRole("heading", { name: texts.devices.add }).scrollIntoViewIfNeeded();
      await take(laptop, "devices", phone);
      await button(laptop, texts.devices.showCode).click();
      const code = laptop.getByRole("img", { name: texts.devices.codeTitle });
      await code.scrollIntoViewIfNeeded();
      await take(laptop, "device-code");
      await open(laptop, "");
      await button(laptop, texts.today.close).click();
      await expect(laptop.getByText(texts.today.closeTitle)).toBeVisible();
      await take(laptop, "close", phone);
    });

    await withDemoDesk(browser, beforePesach, async ({ enter }) => {
      const owner = await enter("owner", "iPhone", device);
      await chooseLanguage(owner);
      await open(owner, "/weeks");
      await button(owner, new RegExp(`^${texts.weeks.skip}: `, "u"))
        .first()
        .click();
      const dialog = owner.getByRole("dialog");
      await dialog.getByRole("radio").first().check();
      await take(owner, "skip", phone);
      await dialog.getByRole("button", { name: texts.weeks.skip }).click();
      await expect(button(owner, texts.shell.undo)).toBeVisible();
      await owner.locator("#page").evaluate((page) => page.scrollTo(0, 0));
      await take(owner, "weeks", phone);
      await open(owner, "");
      await take(owner, "pesach");
    });

    await withDemoDesk(
      browser,
      autumn,
      async ({ enter }) => {
        const owner = await enter("owner", "iPhone", device);
        await chooseLanguage(owner);
        await open(owner, "/year");
        await take(owner, "year", phone);
        await open(owner, "/weeks/all");
        await take(owner, "all-weeks", phone);
        await takeSafety(owner, language, autumn, (name) => take(owner, name, phone));
      },
      { weeksBefore: weeksOfAYear },
    );

    if (language === "he") await keep("desk", await besideEachOther(folder), true);
  });
}
