import { expect, type Page } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { seedOrderOf, withDesk } from "./desk-shop.ts";
import { pressUndo } from "./press-undo.ts";
import { readTexts, translatePages } from "./translate-page.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { found, seedDish, seedPlace, shown } from "./words.ts";

const soup = seedDish("Vegetable and barley soup");
const [half, litre] = soup.selections;
const jerusalem = seedPlace("Jerusalem");
const { orders, money, today } = messagesIn("he");

/** What a browser translated before React took the page over is rendered again, which React reports. */
const renderedAgain = /React error #418/u;

/** The page is translated, and each of its words is what React has rendered last. */
async function expectCurrent(page: Page): Promise<void> {
  await expect(async () => {
    const { seen, rendered } = await readTexts(page);
    expect(seen).toBe(rendered);
    expect(await page.locator("#root font").count()).toBeGreaterThan(10);
  }).toPass();
}

/** The soup is no longer made in the larger size. */
function withoutLitre(content: string): string {
  const catalogue = JSON.parse(content) as {
    readonly menu: { dishes: { dishName: { en: string }; selections: unknown[] }[] }[];
  };
  for (const dish of catalogue.menu.flatMap(({ dishes }) => dishes))
    if (dish.dishName.en === soup.name.en) dish.selections.splice(1);
  return JSON.stringify(catalogue);
}

visitInBothLanguages(() => {
  test("a browser translates the page, and an order is sent with current words and prices, through a lost size, a failed form and a switch of language", async ({
    customer,
    customerName,
    page,
    shop,
    expectOnConsole,
  }) => {
    expectOnConsole(renderedAgain);
    await translatePages(page);
    await customer.settlesOn("/");
    await expectCurrent(page);

    await test.step("a count changes in a dish, and in the cart", async () => {
      const dialog = await customer.opens(soup);
      await dialog.count(customer.reads(found(half).name)).fill("3");
      await expect(dialog.total).toHaveText(shown(3 * found(half).price));
      await dialog.less(customer.reads(found(half).name)).click();
      await expect(dialog.total).toHaveText(shown(2 * found(half).price));
      await expectCurrent(page);
      await dialog.addToCart.click();
      await expect(dialog.dialog).toBeHidden();
      await customer.goesToCart();
      await expectCurrent(page);
      const again = await customer.edits(soup);
      await again.count(customer.reads(found(litre).name)).fill("1");
      await again.updateCart.click();
      await expect(again.dialog).toBeHidden();
      await expect(customer.cartTotal).toHaveText(
        shown(2 * found(half).price + found(litre).price),
      );
      await expectCurrent(page);
    });

    await test.step("the language is switched and back", async () => {
      for (let times = 0; times < 2; times += 1) {
        await customer.switchesLanguage();
        await expect(customer.heading(customer.words.cart.title)).toBeVisible();
        await expect(customer.dishRow(soup)).toContainText(customer.reads(found(litre).name));
        await expectCurrent(page);
      }
    });

    const takeBack = shop.changeCatalogue(withoutLitre);
    try {
      await test.step("the dish loses a size", async () => {
        // The site loads the menu again once it has lost the connection.
        await page.evaluate(() => dispatchEvent(new Event("offline")));
        await expect(page.getByRole("alert")).toContainText(customer.reads(found(litre).name));
        await expect(customer.cartTotal).toHaveText(shown(2 * found(half).price));
        await expectCurrent(page);
        await customer.button(customer.words.cart.understood).click();
        await expect(page.getByRole("alert")).toHaveCount(0);
        await expectCurrent(page);
      });

      await test.step("a form with nothing in it fails, and is sent when it is filled in", async () => {
        const form = await customer.goesToCheckout();
        await form.send.click();
        await expect(form.problems.getByRole("link")).toHaveCount(5);
        await expectCurrent(page);
        await form.fill({
          name: customerName,
          phoneNumber: "0521234567",
          email: "noa@mail.example",
        });
        await form.delivery.check();
        await form.city.selectOption(customer.reads(jerusalem.name));
        await form.address.fill("Even Gvirol 3");
        await expect(form.problems).toHaveCount(0);
        const total = 2 * found(half).price + jerusalem.deliveryPrice;
        await expect(form.amount("orderTotal")).toHaveText(shown(total));
        await expectCurrent(page);
        await form.send.click();
        await expect(customer.orderSent).toBeVisible();
        await expect(customer.orderSent.getByRole("definition").locator("bdi")).toHaveText([
          /^\d{9}$/u,
          shown(total),
        ]);
        await expectCurrent(page);
        expect(shop.ordersOf(customerName)).toMatchObject([{ order_total: total }]);
      });
    } finally {
      takeBack();
    }
  });
});

test("a browser translates the desk, and today, an order that is paid, and undo are current", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    const name = "רות כהן";
    await shop.place(
      seedOrderOf({
        language: "he",
        name,
        phoneNumber: "0521234567",
        email: "rut@example.com",
        count: 3,
      }),
    );
    const context = await browser.newContext({
      baseURL: shop.address,
      viewport: { width: 390, height: 780 },
    });
    const faults: string[] = [];
    context.on("weberror", (fault) => void faults.push(String(fault.error())));
    await translatePages(context);
    await shop.letSellerIn(context);
    const page = await context.newPage();
    await page.goto("/desk");
    await expect(page.getByRole("heading", { name: today.title })).toBeVisible();
    await expectCurrent(page);
    await page.goto("/desk/orders");
    await expect(page.getByText(orders.unpaid(1))).toBeVisible();
    await expectCurrent(page);
    await page.goto("/desk/money");
    const row = page.getByRole("listitem").filter({ hasText: name });
    for (let times = 0; times < 2; times += 1) {
      await row.getByRole("button", { name: money.received("app") }).click();
      await expect(row.getByText(money.paid, { exact: true })).toBeVisible();
      await expectCurrent(page);
      await pressUndo(page);
      await expect(row.getByText(money.paid, { exact: true })).toHaveCount(0);
      await expectCurrent(page);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
