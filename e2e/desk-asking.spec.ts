import { expect } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText, priceText } from "#domain/money/price-text.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { axeViolations } from "./axe-violations.ts";
import { withClockShop } from "./clock-shop.ts";
import { countPresses } from "./count-presses.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { pressUndo } from "./press-undo.ts";
import { test } from "./shop.ts";
import { found } from "./words.ts";

const { money, order, orders, shell } = messagesIn("he");
const texts = money.asking;
const minute = 60_000;

test("all who owe are asked by mail in two presses, once a day, and one by WhatsApp", async ({
  browser,
}) => {
  const start = Date.now();
  await withClockShop(browser, start, async (shop) => {
    const { store } = shop;
    const numbers = [(await shop.placeOrder(3))._id, (await shop.placeOrder(1))._id];
    const [first = "", second = ""] = numbers;
    const { week } = found(await store.findWorkingOrder(first)).state;
    const dueOf = async (number: string) => found(await store.findWorkingOrder(number)).state.due;
    const [due, total] = [await dueOf(first), (await dueOf(first)) + (await dueOf(second))];
    const { headers } = await letIn(store, "owner", start);
    const [name = "", value = ""] = (headers["cookie"] ?? "").split("=");
    await using context = await browser.newContext({
      baseURL: shop.address,
      serviceWorkers: "block",
      viewport: { width: 360, height: 740 },
    });
    await context.addCookies([{ name, value, url: shop.address }]);
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    const page = await context.newPage();
    const { presses, press, expectAtMost } = countPresses(page);
    const button = (text: string) => page.getByRole("button", { name: text, exact: true });
    const row = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: priceText(due) });
    const said = (text: string) =>
      expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
    const requestsOf = async (number: string, minutes: number) => {
      shop.setTime(start + minutes * minute);
      return (await shop.mailsOf(number)).filter((text) => text.startsWith("תשלום על ההזמנה"));
    };
    const askAll = button(texts.askAll);
    /** The sums above the button have arrived: what moves under a press takes it. */
    const settles = () => expect(button(money.csv)).toBeVisible();

    await test.step("two presses, which undo withdraws", async () => {
      await page.goto("/desk/money");
      await press("ask", askAll);
      await expect(page.getByRole("alertdialog")).toContainText(
        texts.toAsk(orders.count(2), isolatedPriceText(agorot(total))),
      );
      await expectToFit(page);
      expect(await axeViolations(page)).toEqual([]);
      await press("send", button(texts.send(2)));
      expectAtMost(2, "asking all who owe");
      expect(presses).toHaveLength(2);
      await said(texts.said(orders.count(2)));
      await expect(row).toContainText(/התבקש/u);
      await pressUndo(page);
      await said(shell.undone(texts.said(orders.count(2))));
      await expect(row).not.toContainText(/התבקש/u);
      const states = () => Promise.all(numbers.map((each) => store.findWorkingOrder(each)));
      const askedAt = async () => (await states()).map((each) => found(each).state.askedAt);
      await expect.poll(askedAt).toEqual([null, null]);
      expect(await requestsOf(first, 3)).toEqual([]);
    });

    await test.step("the mail says what is open when it is sent, and who has paid by then gets none", async () => {
      await askAll.click();
      await button(texts.send(2)).click();
      await said(texts.said(orders.count(2)));
      const paid = page.getByRole("listitem").filter({ hasText: priceText(await dueOf(second)) });
      await paid.getByRole("button", { name: money.received("app") }).click();
      await expect
        .poll(async () => (await store.findWorkingOrder(second))?.state.received)
        .toBe(await dueOf(second));
      const [mail = "", ...others] = await requestsOf(first, 6);
      expect(others).toEqual([]);
      expect(mail).toContain(`נשאר לשלם: ${priceText(due)}\n`);
      expect(await requestsOf(second, 6)).toEqual([]);
    });

    await test.step("a second time on the same day only if she says so", async () => {
      await page.goto(`/desk/money?week=${week}`);
      const again = button(texts.askWeek);
      await settles();
      await again.click();
      const dialog = page.getByRole("alertdialog");
      await expect(dialog).toContainText(texts.nobody);
      await expect(dialog.getByRole("button")).toHaveText([shell.cancel]);
      await dialog.getByRole("checkbox").check();
      await button(texts.send(1)).click();
      await said(texts.said(orders.count(1)));
      const newest = async () => (await store.eventsOfOrder(first)).at(-1)?.content;
      await expect.poll(newest).toEqual({ kind: "asked", by: "again" });
      expect(await requestsOf(first, 9)).toHaveLength(2);
    });

    await test.step("who has no email address is named, and leads to the order", async () => {
      const { order: ruths } = newOrder();
      const customerData = { ...ruths.customerData, name: "טליה", email: "" };
      await store.saveOrders([newOrder({ week, order: { ...ruths, customerData } })]);
      await page.reload();
      await settles();
      await button(texts.askWeek).click();
      await page.getByRole("alertdialog").getByRole("link", { name: "טליה" }).click();
      await expect(page.getByRole("heading", { name: "טליה" })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(row).toBeVisible();
    });

    await test.step("one by WhatsApp with the same text, once by a double press, and the order says so", async () => {
      await row.getByRole("link").press("Enter");
      const ask = page.getByRole("link", { name: order.inNewTab(money.byWhatsapp) });
      await expectToFit(page);
      expect(decodeURIComponent((await ask.getAttribute("href")) ?? "")).toContain(
        `https://wa.me/972521234567?text=תשלום על ההזמנה שלכם\n\nשלום נועה,\n`,
      );
      const [whatsapp] = await Promise.all([context.waitForEvent("page"), ask.dblclick()]);
      await whatsapp.close();
      await said(money.saidAsked(""));
      const history = page.getByRole("region", { name: order.history });
      const asked = history.getByText(order.events.asked.whatsapp, { exact: true });
      await expect(asked).toBeVisible();
      await pressUndo(page);
      await expect(history.getByRole("listitem").first()).toContainText(
        order.events.undone(order.kinds.asked),
      );
      await expect(asked).toHaveCount(1);
      expect(await axeViolations(page)).toEqual([]);
      await expect(history.getByRole("button", { name: order.redo })).toHaveCount(0);
    });
  });
});
