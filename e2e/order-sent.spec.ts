import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { agorot } from "#domain/money/agorot.ts";
import { shortAmountText } from "#domain/money/price-text.ts";
import type { Customer } from "./customer.ts";
import { filledOrderTotal, fillIn } from "./filled-form.ts";
import type { RunningShop } from "./shop.ts";
import { test } from "./visit.ts";
import { found, seedDish, seedPlace, shown } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const jerusalem = seedPlace("Jerusalem");
const phone = "052-123-4567";
const link = "https://pay.example/aris/{sum}?for={number}";

/** The text on the clipboard, in a browser that allows reading it. */
const copiedOn = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const copyButton = (customer: Customer, name: string) =>
  customer.orderSent.getByRole("button", {
    name: customer.words.copying.copyThis(name),
    exact: true,
  });

async function sendOrder(customer: Customer, customerName: string): Promise<void> {
  await (await fillIn(customer, customerName)).send.click();
  await expect(customer.orderSent).toBeVisible();
}

/** Sets a payment link and a WhatsApp number. Returns a function that undoes this. */
function nameLinks(shop: RunningShop): () => void {
  return shop.changeCatalogue((content) => {
    const { shop: settings, ...rest } = JSON.parse(content) as {
      readonly shop: { readonly payment: object };
    };
    const app = { he: "ביט", en: "Bit" };
    const payee = { he: `רחל כהן, ${phone}`, en: `Rachel Cohen, ${phone}` };
    const payment = { ...settings.payment, app, payee, link };
    return JSON.stringify({ ...rest, shop: { ...settings, payment, whatsapp: "052-123-4567" } });
  });
}

test("a delivery shows its address, its payment details can be copied, and it can be kept", async ({
  customer,
  customerName,
  page,
  context,
  shop,
  expectOnConsole,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await sendOrder(customer, customerName);
  const { orderSent, copying, showPayment } = customer.words;
  const { number } = found(shop.ordersOf(customerName)[0]);

  await test.step("the payment details can be copied", async () => {
    await expect(customer.orderSent).toContainText(
      `${orderSent.deliverTo} HaGefen 1, ${jerusalem.name.he}`,
    );
    await expect(customer.orderSent).toContainText(/מועד המשלוח יום שישי, .*, בין 10:00 ל־13:00/u);
    await copyButton(customer, orderSent.number).click();
    await expect(customer.orderSent.getByText(copying.copied)).toBeVisible();
    expect(await copiedOn(page)).toBe(number);
    await copyButton(customer, orderSent.total).click();
    await expect.poll(() => copiedOn(page)).toBe((filledOrderTotal / 100).toFixed(2));
    // The seller has not said where to pay yet.
    await expect(customer.orderSent).toContainText(orderSent.payLater);
    await expect(copyButton(customer, orderSent.payee)).toHaveCount(0);
    // Without a payment link there is neither a QR code nor a link to pay.
    await expect(customer.orderSent.getByRole("img")).toHaveCount(0);
    // To the calendar file and Google's calendar, the contact address, the order's page, and the orders of this device.
    const links = customer.orderSent.getByRole("link");
    await expect(links).toHaveCount(5);
    await expect(links.first()).toHaveAttribute("href", /^\/order\/.*\/calendar\.ics$/u);
    await expect(links.nth(1)).toHaveAttribute("href", /^\/order\/.*\/google-calendar$/u);
    await expect(links.nth(3)).toHaveAttribute("href", new RegExp(`^/order/${number}/`, "u"));
  });

  await test.step("the order can be saved as a text file with its dishes", async () => {
    const saving = page.waitForEvent("download");
    await customer.orderSent.getByRole("button", { name: orderSent.save }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`order-${number}.txt`);
    const text = await readFile(await file.path(), "utf8");
    for (const said of [number, shown(filledOrderTotal), customer.reads(liver.name)]) {
      expect(text).toContain(said);
    }
  });

  await test.step("the order can be shared if the browser supports it", async () => {
    await expect(customer.orderSent.getByRole("button", { name: orderSent.share })).toHaveCount(0);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      Object.defineProperty(navigator, "share", {
        value: ({ text }: { text: string }) => {
          const isFirst = document.body.dataset["shared"] === undefined;
          document.body.dataset["shared"] = text;
          return isFirst
            ? Promise.resolve()
            : Promise.reject(new DOMException("refused", "NotAllowedError"));
        },
      });
    });
    await page.reload();
    await customer.orderSent.getByRole("button", { name: orderSent.share }).click();
    await expect(page.locator("body")).toHaveAttribute(
      "data-shared",
      new RegExp(customer.reads(liver.name), "u"),
    );
  });

  await test.step("where the browser then refuses to share, the order can be copied", async () => {
    expectOnConsole(/did not share/u);
    await customer.orderSent.getByRole("button", { name: orderSent.share }).click();
    await expect(customer.orderSent.getByRole("button", { name: orderSent.copy })).toBeVisible();
    await expect(customer.orderSent.getByRole("button", { name: orderSent.share })).toHaveCount(0);
  });

  await test.step("without a clipboard the text is selected for copying by hand", async () => {
    await copyButton(customer, orderSent.number).click();
    await expect(customer.orderSent.getByText(copying.refused)).toBeVisible();
    const field = customer.orderSent.getByRole("textbox", { name: orderSent.number });
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(number);
  });

  await test.step("after closing, the cart leads back to the payment details", async () => {
    const close = customer.orderSent.getByRole("button", { name: orderSent.close, exact: true });
    await close.click();
    await expect(customer.lastOrder).toContainText(number);
    await expect(customer.lastOrder).toContainText(shown(filledOrderTotal));
    await page.reload();
    await customer.lastOrder.getByRole("button", { name: showPayment, exact: true }).click();
    await expect(customer.orderSent).toContainText(number);
    await expect(customer.orderSent).toContainText("HaGefen 1");
    await close.click();
    await expect(customer.lastOrder).toBeVisible();
  });

  await test.step("once the order is canceled in another tab they say so, and the cart says nothing of it anymore", async () => {
    const path = await customer.lastOrder.getByRole("link").getAttribute("href");
    const other = await context.newPage();
    await other.goto(path ?? "");
    const { cancel, saidCancelled } = customer.words.ofOrder;
    await other.getByRole("button", { name: cancel, exact: true }).click();
    const question = other.getByRole("alertdialog");
    await question.getByRole("button", { name: cancel, exact: true }).click();
    await expect(other.getByText(saidCancelled)).toBeVisible();
    await other.close();
    await customer.lastOrder.getByRole("button", { name: showPayment, exact: true }).click();
    const told = page.getByRole("dialog", { name: customer.words.ofOrder.myOrders.cancelled });
    await expect(told.getByRole("alert")).toHaveText(orderSent.cancelled);
    await expect(told).not.toContainText(shown(filledOrderTotal));
    await told.getByRole("button", { name: orderSent.close, exact: true }).click();
    await expect(customer.lastOrder).toHaveCount(0);
  });
});

test("a pickup shows its address, also after a reload, and a shop with a payment link shows it, on a wide screen with a QR code", async ({
  customer,
  customerName,
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const undo = nameLinks(shop);
  try {
    const form = await fillIn(customer, customerName);
    await form.pickup.check();
    await form.send.click();
    const { orderSent, inNewTab, whatsapp } = customer.words;
    const place = `${customer.reads(jerusalem.pickupAddress)}, ${customer.reads(jerusalem.name)}`;
    await expect(customer.orderSent).toContainText(`${orderSent.pickupAt} ${place}`);
    await page.reload();
    await expect(customer.orderSent).toContainText(`${orderSent.pickupAt} ${place}`);

    const pay = customer.orderSent.getByRole("link", { name: /^לתשלום/u });
    const { number } = found(shop.ordersOf(customerName)[0]);
    const sum = filledOrderTotal - jerusalem.deliveryPrice + jerusalem.pickupPrice;
    const ofOrder = `https://pay.example/aris/${shortAmountText(agorot(sum))}?for=${number}`;
    await expect(pay).toHaveAttribute("href", ofOrder);
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    await page.route("/graphql", async (route) => {
      if (route.request().postData()?.includes("PlacedOrder") === true) await isAnswered;
      await route.continue();
    });
    await page.reload();
    // Until the server says what is owed, the link opens the app without a sum.
    await expect(pay).toHaveAttribute("href", "https://pay.example/aris");
    answer();
    await expect(pay).toHaveAttribute("href", ofOrder);
    await copyButton(customer, orderSent.payee).click();
    // The app asks for the number alone.
    await expect.poll(() => copiedOn(page)).toBe(phone);
    await expect(
      customer.orderSent.getByRole("link", { name: inNewTab(whatsapp), exact: true }),
    ).toHaveAttribute("href", "https://wa.me/972521234567");
    const code = customer.orderSent.getByRole("img", { name: orderSent.qrCode, exact: true });
    await expect(code).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(code).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);

    // As if it was paid meanwhile.
    await page.unroute("/graphql");
    await page.route("/graphql", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"balance":[\d.]+/u, '"balance":0');
      await route.fulfill({ response, body });
    });
    await page.reload();
    await expect(pay).toHaveCount(0);
    await expect(customer.orderSent).toContainText(shown(0));
    await expect(customer.orderSent).not.toContainText(phone);
  } finally {
    undo();
  }
});
