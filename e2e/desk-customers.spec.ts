import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { customers } from "#desk/language/he/customers.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { orderPageHe } from "#site/language/order-page-he.ts";
import { axeViolations } from "./axe-violations.ts";
import { seedOrderOf, withDesk } from "./desk-shop.ts";

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
