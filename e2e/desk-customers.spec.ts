import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { customersTexts } from "#desk/language/customers-texts.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { type Language, languages } from "#domain/language/language.ts";
import { orderPageTexts } from "#site/language/order-page-texts.ts";
import { axeViolations } from "./axe-violations.ts";
import { seedOrderOf, withDesk } from "./desk-shop.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { goWithin } from "./go-within.ts";
import { holdBack } from "./hold-back.ts";
import { pressNext } from "./press-next.ts";
import { test } from "./shop.ts";

const customers = customersTexts.he;

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
      await page
        .getByRole("main")
        .getByRole("link", { name: new RegExp(`^${shell.customers}`, "u") })
        .click();
      await page.getByRole("textbox", { name: customers.search }).fill("נועה");
      await page.getByRole("link", { name }).click();
      await button(customers.record).click();
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
        await page.goto("/desk");
        for (const path of ["weeks/all", "year", "safety", "customers"]) {
          await goWithin(page, `/desk/${path}`);
          await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.getByText(messagesIn(language).shell.loading)).toHaveCount(0);
          await expectToRead(page, language, path);
        }
        await page.getByRole("textbox", { name: texts.search }).fill("נועה");
        await page.getByRole("link", { name }).click();
        await expect(page.getByRole("heading", { name: texts.lasting })).toBeVisible();
        await expectToRead(page, language, "person");
        await button(texts.record).click();
        await expect(page.getByText(texts.stays.open(number))).toBeVisible();
        await expectToRead(page, language, "customer");
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
      await expect(page.getByText(orderPageTexts.he.erased)).toBeVisible();
    });
    await context.close();
  });
});

test("two people with one phone number are parted and joined again, and a note for the kitchen stays with whom it is about", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    const other = "דנה ברק";
    const note = "בלי אגוזים";
    const number = await shop.place(noas);
    await shop.place(noas);
    await shop.place(
      seedOrderOf({
        language: "he",
        name: other,
        phoneNumber: "0527654321",
        email: "dana@example.com",
        count: 1,
      }),
    );
    const context = await browser.newContext({
      baseURL: shop.address,
      serviceWorkers: "block",
      viewport: { width: 360, height: 740 },
    });
    await shop.letSellerIn(context);
    const page = await context.newPage();
    const orders = page
      .getByRole("list", { name: messagesIn("he").orders.title })
      .getByRole("listitem");
    const field = page.getByRole("textbox", { name: customers.noteFor.kitchen });
    const part = page.getByRole("button", { name: `${customers.part}: ${name}` });

    await test.step("from an order one press leads to its customer, who has the orders of both", async () => {
      await page.goto(`/desk/orders/${number}`);
      await page.getByRole("link", { name: order.toPerson }).click();
      await expect(page.getByRole("heading", { level: 1, name: other })).toBeVisible();
      await expect(orders).toHaveCount(3);
    });

    await test.step("parted by name, each has orders and notes of their own, until that is undone", async () => {
      await part.click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByRole("heading", { name: customers.who })).toBeFocused();
      await expect(orders).toHaveCount(2);
      await page.getByRole("button", { name: shell.undo, exact: true }).click();
      await expect(orders).toHaveCount(3);
      await part.click();
      await expect(orders).toHaveCount(2);
      await page.goto("/desk/customers");
      const search = page.getByRole("textbox", { name: customers.search });
      await search.fill("4321");
      await expect(page.getByText(customers.found(2))).toBeVisible();
      // What is typed runs from left to right, and the button that clears it does not cover it.
      const textFrom = await search.evaluate((input) =>
        parseFloat(getComputedStyle(input).paddingLeft),
      );
      expect(textFrom).toBeGreaterThanOrEqual(44);
      // By the keyboard alone: past the button that clears the search.
      await search.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: other })).toBeVisible();
      await page.getByRole("link", { name: customers.all }).click();
      await page.getByRole("link", { name }).click();
      await expect(orders).toHaveCount(2);
      const letGo = await holdBack(page, "**/desk/calls", '"press":');
      await field.fill(note);
      await field.press("Enter");
      await expect(page.getByText(customers.saidNote(name))).toBeVisible();
      // What is typed meanwhile stays, as the focus does, when the answer has come and the page has been read again.
      await page.keyboard.type(" ושומשום");
      const readAgain = page.waitForResponse(
        (answer) => answer.request().postData()?.includes('"person"') === true,
      );
      letGo();
      await readAgain;
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(`${note} ושומשום`);
      await field.fill(note);
      await expect(page.getByRole("button", { name: shell.save })).toHaveCount(0);
      expect(await axeViolations(page)).toEqual([]);
      await page.goto("/desk/packing");
      await expect(page.getByText(note)).toHaveCount(2);
      await page.goto("/desk/kitchen");
      await page
        .getByRole("main")
        .getByRole("listitem")
        .getByRole("button", { expanded: false })
        .first()
        .click();
      await expect(page.getByText(note).first()).toBeVisible();
      await page.goto("/desk/route");
      await expect(page.getByText(name).first()).toBeVisible();
      await expect(page.getByText(note)).toHaveCount(0);
    });

    await test.step("joined by hand, they are one again, until they are parted", async () => {
      await page.goto("/desk/customers");
      await page.getByRole("link", { name: other }).click();
      await page.getByRole("textbox", { name: customers.join }).fill("נועה");
      await page.getByRole("button", { name, exact: true }).click();
      await expect(orders).toHaveCount(3);
      await expect(field).toHaveValue(note);
      await expect(page.getByText(customers.decided.joined)).toBeVisible();
      await expect(page.getByRole("textbox", { name: customers.join })).toHaveValue("");
      await pressNext(part);
      await expect(orders).toHaveCount(1);
      await expect(page.getByText(customers.decided.joined)).toHaveCount(0);
    });
    await context.close();
  });
});

/** Axe finds nothing, light and dark, and nothing is cut off on 320 px and with text of twice the size. */
async function expectToRead(page: Page, language: Language, path: string): Promise<void> {
  const screen = `${path} ${language}`;
  // Colors are the same in both languages.
  if (language === "he") {
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await axeViolations(page, { rules: ["color-contrast"] }), screen).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  }
  expect.soft(await axeViolations(page), screen).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page, screen);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expectToFit(page, screen);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}
