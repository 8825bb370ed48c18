import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { catalogueFieldTexts } from "#desk/language/catalogue-field-texts.ts";
import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { shop as shopTexts } from "#desk/language/he/shop.ts";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { pictureTexts } from "#desk/language/picture-texts.ts";
import { photograph } from "#server/testing/photographs.ts";
import { axeViolations } from "./axe-violations.ts";
import { Customer } from "./customer.ts";
import { withDesk } from "./desk-shop.ts";
import { dishDialog } from "./dish-dialog.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { fillShop } from "./fill-shop.ts";
import { changeCatalogueOfShop, test } from "./shop.ts";
import { smallTargets } from "./small-targets.ts";
import { expectIngredient, expectRecipe, writeRecipe } from "./write-recipe.ts";

const picture = pictureTexts.he;
const menu = menuTexts.he;
const dishEditor = dishEditorTexts.he;
const catalogueFields = catalogueFieldTexts.he;

const { inHebrew, inEnglish } = catalogueFields;
const { shell } = messagesIn("he");

test("an empty shop is opened by desk alone the day after a closing time, and a customer orders its first dish in English", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    changeCatalogueOfShop(join(shop.folder, "shop.sqlite"), (content) =>
      JSON.stringify({ ...(JSON.parse(content) as object), menu: [], deliveryPlaces: [] }),
    );
    const context = await browser.newContext({
      baseURL: shop.address,
      viewport: { width: 360, height: 780 },
      reducedMotion: "reduce",
    });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await shop.letSellerIn(context);
    const page = await context.newPage();
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    const type = async (scope: Page | Locator, label: string, he: string, en: string) => {
      await scope.getByLabel(inHebrew(label), { exact: true }).last().fill(he);
      await scope.getByLabel(inEnglish(label), { exact: true }).last().fill(en);
    };
    const button = (name: string, scope: Page | Locator = page) =>
      scope.getByRole("button", { name, exact: true }).last();
    const group = (name: string) => page.getByRole("group", { name, exact: true });

    await test.step("what a new shop lacks folds out within the page, and how to add a device is large enough", async () => {
      await page.goto("/desk");
      await page.locator("summary").click();
      await expectToFit(page);
      await page.goto("/desk/devices");
      await expect(page.getByRole("radio").first()).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
    });

    await test.step("everything that customers must be told", async () => {
      await fillShop(page, press);
    });

    await test.step("a dish type", async () => {
      await page.goto("/desk/menu");
      await press(button(menu.addType));
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(catalogueFields.inHebrew(menu.typeName)).fill("מרקים");
      await dialog.getByLabel(catalogueFields.inEnglish(menu.typeName)).fill("Soups");
      await press(button(shell.save, dialog));
      await expect(page.getByRole("heading", { name: "מרקים" })).toBeVisible();
    });

    await test.step("wrong fields of a new dish are told where they are", async () => {
      await press(page.getByRole("link", { name: menu.newDish }));
      await press(button(dishEditor.save));
      await expect(page.getByLabel(inHebrew(dishEditor.name), { exact: true })).toBeFocused();
      await expect(page.getByText(dishEditor.problems(3))).toBeVisible();
      await expectGood(page);
    });

    await test.step("names, a description and a picture", async () => {
      await type(page, dishEditor.name, "מרק עדשים של סבתא", "Grandmother's lentil soup");
      await type(page, dishEditor.description, "עם כמון ולימון", "With cumin and lemon");
      await press(page.getByRole("radio", { name: dishEditor.kinds.parve }));
      await choosePhotograph(page);
      presses += 1;
      await expectGood(page, page.getByRole("dialog"));
      await press(button(picture.use));
      await expect(page.getByRole("img", { name: picture.current })).toBeVisible({
        timeout: 60_000,
      });
    });

    await test.step("two selections, one with an add-on", async () => {
      await type(page, dishEditor.selectionName, "חצי ליטר", "Half a litre");
      const first = group(dishEditor.selection("חצי ליטר"));
      await first.getByLabel(dishEditor.price, { exact: true }).fill("28,4");
      await expect(first.getByText(catalogueFields.shownAs)).toContainText("₪28.40");
      await first.getByLabel(dishEditor.quantity).fill("0.5");
      await press(button(dishEditor.addAddOn, first));
      await type(first, dishEditor.addOnName, "קרוטונים", "Croutons");
      await first.getByLabel(dishEditor.price, { exact: true }).last().fill("3");
      await press(button(dishEditor.addSelection));
      await type(page, dishEditor.selectionName, "ליטר", "A litre");
      const second = group(dishEditor.selection("ליטר"));
      await second.getByLabel(dishEditor.price, { exact: true }).fill("50");
      await second.getByLabel(dishEditor.quantity).fill("1");
    });

    await test.step("an option with a price for each selection, and an extra", async () => {
      await press(button(dishEditor.addOption));
      await type(page, dishEditor.optionName, "תיבול", "Seasoning");
      const option = group(dishEditor.option("תיבול"));
      await option.getByLabel(inHebrew(dishEditor.choiceName)).first().fill("עדין");
      await option.getByLabel(inEnglish(dishEditor.choiceName)).first().fill("Mild");
      await type(option, dishEditor.choiceName, "חריף", "Spicy");
      await press(option.getByRole("radio", { name: dishEditor.priceEach }).last());
      await option.getByLabel(dishEditor.priceFor("חצי ליטר")).fill("1");
      await option.getByLabel(dishEditor.priceFor("ליטר")).fill("1.5");
      await expect(option.getByText(dishEditor.example("2 × חצי ליטר + 1 × ליטר"))).toContainText(
        "₪3.50",
      );
      await press(button(dishEditor.addExtra));
      await type(page, dishEditor.extraName, "לחם", "Bread");
      await page.getByLabel(dishEditor.price, { exact: true }).last().fill("12");
      await expectGood(page);
    });

    await test.step("before it is saved she sees it as customers will, in both languages", async () => {
      const before = presses;
      await press(button(dishEditor.preview));
      const dialog = page.getByRole("dialog", { name: dishEditor.previewTitle });
      for (const [language, dish, seasoning] of [
        ["he", "מרק עדשים של סבתא", "חריף"],
        ["en", "Grandmother's lentil soup", "Spicy"],
      ] as const) {
        await dialog.getByRole("radio", { name: dishEditor.previewIn[language] }).check();
        const shown = dialog.frameLocator("iframe");
        await expect(shown.getByRole("heading", { name: dish, level: 2 })).toBeVisible();
        await expect(shown.getByRole("listitem").filter({ hasText: "₪28.40" })).toHaveCount(1);
        await expect(shown.getByRole("dialog").getByText(seasoning)).toBeVisible();
        await expect(shown.locator("img").first()).toBeVisible();
        // Axe cannot look into a frame without scripts.
        await expectToFit(page);
      }
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(button(dishEditor.save)).toBeVisible();
      // Looking is no part of the work that is counted.
      presses = before;
    });

    await test.step("a recipe, which no shop needs, is not counted", () => writeRecipe(page));

    await test.step("a draft outlives a reload, and is saved in one press", async () => {
      await page.reload();
      await expect(page.getByLabel(inEnglish(dishEditor.extraName))).toHaveValue("Bread");
      await expectRecipe(page);
      await press(button(dishEditor.save));
      await expect(
        page.getByRole("status").filter({ hasText: dishEditor.saved("מרק עדשים של סבתא") }),
      ).toBeVisible();
      await expect(page.getByRole("heading", { name: shell.menu, level: 1 })).toBeVisible();
      await page.goto("/desk/shop");
      await expect(page.getByText(shopTexts.missing.finished)).toBeVisible();
      const description = `${String(presses)} presses from an empty shop to an open one`;
      test.info().annotations.push({ type: "presses", description });
      expect(presses).toBeLessThanOrEqual(36);
    });

    await test.step("she says who cooks, with a photograph of her", async () => {
      await expectIngredient(page);
      const { parts, fields, cookPicture, saved } = shopTexts;
      await page.goto("/desk/shop");
      await page.getByRole("link", { name: parts.cook.title }).click();
      await type(page, fields["cook.name"], "אריאלה", "Ariela");
      await type(page, fields["cook.sentence"], "אני מבשלת כמו בבית.", "I cook as at home.");
      await choosePhotograph(page);
      await press(button(picture.use));
      await expect(page.getByRole("img", { name: cookPicture })).toBeVisible({ timeout: 60_000 });
      await press(button(shopTexts.save));
      await expect(
        page.getByRole("status").filter({ hasText: saved(parts.cook.title) }),
      ).toBeVisible();
      await expectGood(page);
    });

    const link = await test.step("she copies the link of the dish", async () => {
      await page.goto("/desk/menu");
      await page.getByRole("link", { name: "מרק עדשים של סבתא" }).click();
      await press(button(dishEditor.copyLink.copy));
      await expect(page.getByText(dishEditor.copyLink.copied, { exact: true })).toBeVisible();
      await expectGood(page);
      return page.evaluate(() => navigator.clipboard.readText());
    });

    await test.step("a customer opens the link, and orders the dish in English at once", async () => {
      const visit = await browser.newContext({ baseURL: shop.address, reducedMotion: "reduce" });
      const customer = new Customer(await visit.newPage(), "en");
      await customer.settlesOn(`${link}&lang=en`);
      const { words } = customer;
      const name = "Grandmother's lentil soup";
      const dish = dishDialog(customer.page.getByRole("dialog", { name, exact: true }), words);
      await dish.count("Half a litre").fill("2");
      await dish.addOn("Croutons", "Half a litre").check();
      await dish.count("A litre").fill("1");
      await dish.choice("Seasoning", "Spicy").check();
      await dish.count("Bread").fill("1");
      // 2 × (28.40 + 3) + 50, spicy 2 × 1 + 1.50, and the bread.
      await expect(dish.total).toContainText("₪128.30");
      await dish.addToCart.click();
      await expect(customer.page.getByRole("img", { name: "Ariela" })).toBeInViewport();
      await expect(customer.page.getByText("I cook as at home.")).toBeInViewport();
      await customer.goesToCart();
      const form = await customer.goesToCheckout();
      await form.fill({ name: "Ruth Cohen", phoneNumber: "0501234567", email: "ruth@example.com" });
      await form.pickup.check();
      await form.city.selectOption("Kfar Saba");
      await form.send.click();
      await expect(customer.orderSent).toBeVisible();
      await expect(customer.orderSent).toContainText("052-123-4567");
      await visit.close();
      await page.goto("/desk/orders");
      await expect(page.getByRole("listitem").filter({ hasText: "Ruth Cohen" })).toContainText(
        "128.30",
      );
    });
    await context.close();
  }, -1);
});

async function choosePhotograph(page: Page): Promise<void> {
  const buffer = await photograph().jpeg().toBuffer();
  const file = { name: "photograph.jpg", mimeType: "image/jpeg", buffer };
  await page.locator("input[type=file]").setInputFiles(file);
}

/** No finding of axe, and nothing wider than the screen, also at 320 px. */
async function expectGood(page: Page, content: Locator = page.getByRole("main")): Promise<void> {
  await expect(content).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 780 });
  await expectToFit(page);
  await page.setViewportSize({ width: 360, height: 780 });
}
