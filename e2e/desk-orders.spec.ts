import { expect, type Locator, type Page } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { addAgorot, agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText, priceText } from "#domain/money/price-text.ts";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { axeViolations } from "./axe-violations.ts";
import { seedOrderOf, withDesk } from "./desk-shop.ts";
import { holdBack } from "./hold-back.ts";
import { lookOften } from "./look-often.ts";
import { test } from "./shop.ts";

const { orders, order, money, shell } = messagesIn("he");

const ruths = seedOrderOf({
  language: "he",
  name: "רות כהן",
  phoneNumber: "0521234567",
  email: "rut@example.com",
  count: 3,
});
const sams = seedOrderOf({
  language: "en",
  name: "Sam Katz",
  phoneNumber: "0549876543",
  email: "sam@example.com",
  count: 2,
});
const yaels = seedOrderOf({
  language: "he",
  name: "יעל ברק",
  phoneNumber: "0501112223",
  email: "yael@example.com",
  count: 1,
});
const total = addAgorot(ruths.totalPrice, ruths.customerData.pickupOrDeliveryPrice);
const part = agorot(5_000);
const rest = agorot(total - part);

test("the seller finds, settles and changes orders on her phone with the keyboard alone", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    const { week } = shop;
    const number = await shop.place(ruths);
    await shop.place(sams);
    await shop.place(yaels);
    const options = { baseURL: shop.address, viewport: { width: 360, height: 780 } };
    const context = await browser.newContext(options);
    await shop.letSellerIn(context);
    const page = await context.newPage();
    await page.goto("/desk/orders");
    const search = page.getByRole("textbox", { name: orders.search });
    const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    const rows = page.getByRole("list", { name: orders.list }).getByRole("listitem");
    const status = page.getByRole("status");

    await test.step("the newest order is on top, and the week is added up", async () => {
      await expect(rows).toHaveText([/יעל ברק/u, /Sam Katz/u, /רות כהן/u]);
      await expect(page.getByText(orders.count(3), { exact: true })).toBeVisible();
      await expect(page.getByText(orders.unpaid(3))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step("she searches by a name, by a phone number and by an amount", async () => {
      await tabTo(page, search);
      for (const [typed, name] of [
        ["רו", "רות כהן"],
        ["9876", "Sam Katz"],
        // All its digits: fewer may be part of the random number of another order.
        [(total / 100).toFixed(2), "רות כהן"],
      ] as const) {
        await page.keyboard.type(typed);
        await expect(status.filter({ hasText: orders.found(1) })).toBeVisible();
        await expect(rows).toHaveText([new RegExp(name, "u")]);
        await page.keyboard.press("Escape");
        await expect(rows).toHaveCount(3);
        await expect(search).toBeFocused();
      }
    });

    await test.step("one press takes the whole balance, and one takes it back", async () => {
      await pressByKeyboard(
        page,
        row("רות כהן").getByRole("button", { name: money.received("app") }),
      );
      await expect(row("רות כהן").getByText(money.paid, { exact: true })).toBeVisible();
      await expect(row("רות כהן").getByRole("link")).toBeFocused();
      const said = money.saidReceived("רות כהן", isolatedPriceText(total), "app");
      await expect(status.filter({ hasText: said })).toBeVisible();
      await pressByKeyboard(page, page.getByRole("button", { name: shell.undo }));
      await expect(row("רות כהן").getByText(money.notPaid)).toBeVisible();
    });

    await test.step("the list is as it was when she comes back from an order", async () => {
      await page.keyboard.press("Shift+Tab");
      await tabTo(page, search);
      await page.keyboard.type("רו");
      await expect(rows).toHaveCount(1);
      await pressByKeyboard(page, row("רות כהן").getByRole("link"));
      await expect(page.getByRole("heading", { level: 1, name: "רות כהן" })).toBeFocused();
      await pressByKeyboard(page, page.getByRole("link", { name: order.back }));
      await expect(search).toHaveValue("רו");
      await expect(row("רות כהן").getByRole("link")).toBeFocused();
    });

    const history = page.getByRole("region", { name: order.history });
    const payment = page.getByRole("region", { name: order.money });

    await test.step("she takes a part in cash", async () => {
      await page.keyboard.press("Enter");
      await expect(history).toContainText(order.events.received(isolatedPriceText(total), "app"));
      await tabTo(page, page.getByRole("textbox", { name: order.amount }));
      await page.keyboard.type(String(part / 100));
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowDown");
      await expect(payment.getByRole("combobox", { name: money.way })).toHaveValue("cash");
      await pressByKeyboard(page, payment.getByRole("button", { name: order.receive }));
      await expect(payment).toContainText(
        money.toPayRest(isolatedPriceText(rest), isolatedPriceText(part)),
      );
      await expect(history).toContainText(order.events.received(isolatedPriceText(part), "cash"));
    });

    await test.step("she writes a note, cancels the order and restores it", async () => {
      await tabTo(page, page.getByRole("textbox", { name: order.newNote }));
      await page.keyboard.type("1904");
      await pressByKeyboard(page, page.getByRole("button", { name: order.addNote }));
      await expect(history).toContainText(order.events.note("1904"));
      await page.keyboard.press("Escape");
      await pressByKeyboard(page, page.getByRole("button", { name: order.cancel }));
      await expect(payment).toContainText(money.toGiveBack(isolatedPriceText(part)));
      // For two seconds the control does not take back what it was just pressed for.
      await expect(async () => {
        await pressByKeyboard(page, page.getByRole("button", { name: order.restore }));
        await expect(payment).toContainText(toPayRest(rest, part), { timeout: 3000 });
      }).toPass();
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step("on another device she takes the part payment back", async () => {
      const other = await browser.newContext(options);
      await shop.letSellerIn(other);
      const tablet = await other.newPage();
      await tablet.goto(`/desk/orders/${number}`);
      const received = order.events.received(isolatedPriceText(part), "cash");
      await tablet.getByRole("button", { name: `${shell.undo} ${received}` }).click();
      await expect(tablet.getByRole("region", { name: order.money })).toContainText(toPay(total));
      await other.close();
      await lookOften(page);
      await expect(payment).toContainText(toPay(total));
      await expect(history).toContainText(order.events.undone(order.kinds.money));
    });

    await test.step("the confirmation is sent again, to a corrected address", async () => {
      const mail = page
        .getByRole("region", { name: order.mails })
        .getByRole("listitem")
        .filter({ hasText: order.mailKinds.customer });
      await expect(mail).toContainText("rut@example.com");
      await pressByKeyboard(page, mail.getByRole("button", { name: order.sendElsewhere }));
      const address = mail.getByRole("textbox", { name: order.newAddress });
      await tabTo(page, address);
      await page.keyboard.press("Control+A");
      await page.keyboard.type("ruth@");
      await page.keyboard.press("Enter");
      await expect(mail.getByText(order.invalidAddress)).toBeVisible();
      await page.keyboard.type("example.com");
      await page.keyboard.press("Enter");
      await expect(mail).toContainText(order.sentAgain("ruth@example.com"));
      await expect
        .poll(async () => (await shop.sentMails()).some((sent) => /^To: .*ruth@/mu.test(sent)))
        .toBe(true);
    });

    await test.step("an amount finds who paid it, over all weeks", async () => {
      await page.goto(`/desk/money?week=${week}`);
      const who = page.getByRole("textbox", { name: money.search });
      await tabTo(page, who);
      await page.keyboard.type(priceText(total));
      await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
      await pressByKeyboard(
        page,
        row("רות כהן").getByRole("button", { name: money.received("app") }),
      );
      await expect(row("רות כהן").getByText(money.paid, { exact: true })).toBeVisible();
      await expect(page.getByText(`${money.ways.app.name}${priceText(total)}`)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      const file = page.waitForEvent("download");
      await pressByKeyboard(page, page.getByRole("button", { name: money.csv }));
      expect((await file).suggestedFilename()).toMatch(/^הזמנות-\d{4}-\d\d-\d\d\.csv$/u);
    });

    await test.step("late data of an order moves no control", async () => {
      const orderComes = await holdBack(page, "**/desk/calls", '"order":');
      await page.goto(`/desk/orders/${number}`);
      await expect(page.getByRole("link", { name: order.change })).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const totals = page.getByRole("region", { name: order.dishes }).getByRole("term").last();
      const place = await totals.boundingBox();
      orderComes();
      await expect(history).toContainText(order.events.note("1904"));
      expect(await totals.boundingBox()).toEqual(place);
    });

    await test.step("in English nothing is left in Hebrew", async () => {
      await page.getByRole("button", { name: shell.more }).click();
      await page.getByRole("button", { name: shell.otherLanguage }).click();
      for (const path of ["/desk/money", `/desk/orders?week=${week}`, `/desk/orders/${number}`]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByText(shell.loading)).toHaveCount(0);
        await expect(page.getByText(/Sam Katz|Note: 1904/u).first()).toBeVisible();
        expect(foreignWords(await page.locator("main").innerHTML(), "en")).toEqual([]);
      }
    });
  });
});

function toPay(amount: typeof total): string {
  return money.toPay(isolatedPriceText(amount));
}

function toPayRest(amount: typeof total, received: typeof total): string {
  return money.toPayRest(isolatedPriceText(amount), isolatedPriceText(received));
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}
