import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { customers } from "#desk/language/he/customers.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { languages } from "#domain/language/language.ts";
import { orderPageHe } from "#site/language/order-page-he.ts";
import { axeViolations } from "./axe-violations.ts";
import { seedOrderOf, withDesk } from "./desk-shop.ts";
import { expectToFit } from "./expect-to-fit.ts";

const { order, shell } = messagesIn("he");
const name = "נועה לוי";
const noas = seedOrderOf({
  language: "he",
  name,
  phoneNumber: "0527654321",
  email: "noa@example.com",
  count: 2,
});

test("a customer gets her data, and is erased; what is still to be handed over stays until then", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    const number = await shop.place(noas);
    const context = await browser.newContext({
      baseURL: shop.address,
      serviceWorkers: "block",
      viewport: { width: 360, height: 740 },
    });
    await shop.letSellerIn(context);
    const page = await context.newPage();
    const button = (text: string) => page.getByRole("button", { name: text, exact: true });
    const open = async () => {
      await page.goto("/desk/shop");
      await page.getByRole("link", { name: new RegExp(`^${shell.customers}`, "u") }).click();
      await page.getByRole("textbox", { name: customers.search }).fill("נועה");
      await button(customers.find).click();
      await page.getByRole("button", { name }).click();
    };

    await test.step("everything that is stored, on the screen and as a file", async () => {
      await open();
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await expect(page.getByText(customers.nothingGoes)).toBeVisible();
      await expect(page.getByText(customers.stays.open(number))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      const saving = page.waitForEvent("download");
      await button(customers.download).click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe("customer-0527654321.json");
      const saved = JSON.parse(await readFile(await file.path(), "utf8")) as {
        orders: { order: { number: string; email: string } }[];
      };
      expect(saved.orders.map((each) => each.order)).toMatchObject([
        { number, email: "noa@example.com" },
      ]);
    });

    await test.step("these pages and those of the years read well in both languages, light and dark, on little room", async () => {
      for (const language of languages) {
        const texts = customersTexts[language];
        await page.evaluate((each) => localStorage.setItem("desk-language", each), language);
        for (const path of ["weeks/all", "year", "safety", "customers"]) {
          await page.goto(`/desk/${path}`);
          await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.getByText(messagesIn(language).shell.loading)).toHaveCount(0);
          await expectToRead(page, `${path} ${language}`);
        }
        await page.getByRole("textbox", { name: texts.search }).fill("נועה");
        await button(texts.find).click();
        await page.getByRole("button", { name }).click();
        await expect(page.getByText(texts.stays.open(number))).toBeVisible();
        await expectToRead(page, `customer ${language}`);
      }
      await page.evaluate(() => localStorage.setItem("desk-language", "he"));
    });

    await test.step("after it is handed over it is erased, and its pages say so", async () => {
      await page.goto(`/desk/orders/${number}`);
      await button(order.handedOver).click();
      await expect(page.getByText(order.events.handedOver).first()).toBeVisible();
      await open();
      await button(customers.erase).click();
      await button(customers.confirmErase).click();
      await expect(page.getByText(customers.erased(1))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.goto(`/desk/orders/${number}`);
      await expect(page.getByText(order.erased)).toBeVisible();
      await expect(page.getByText(name)).toHaveCount(0);
      await page.goto(await shop.pageOf(number));
      await expect(page.getByText(orderPageHe.erased)).toBeVisible();
    });
    await context.close();
  });
});

/** Axe finds nothing, light and dark, and nothing is cut off on 320 px and with text of twice the size. */
async function expectToRead(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await axeViolations(page, ["color-contrast"]), screen).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  expect.soft(await axeViolations(page), screen).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page, screen);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expectToFit(page, screen);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}
