import { join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { axeViolations } from "./axe-violations.ts";
import { Customer } from "./customer.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { fillIn } from "./filled-form.ts";
import { holdBack } from "./hold-back.ts";
import { changeCatalogueOfShop, test, withServer } from "./shop.ts";
import { found, type Language, seedDish, shown } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const soup = seedDish("Vegetable and barley soup");
const [portion] = liver.selections;

interface SavedCatalogue {
  limits?: { id: string; name: string; most: number }[];
  readonly menu: {
    dishes: {
      dishName: { en: string };
      isSoldOut?: true;
      selections: { limits?: { limit: string; portions: number }[] }[];
    }[];
  }[];
}

/** The soup is sold out, and of the liver so many can be ordered in the week. */
const withLimit = (most: number) => (content: string) => {
  const catalogue = JSON.parse(content) as SavedCatalogue;
  catalogue.limits = [{ id: "oven-tray", name: "מגש", most }];
  for (const dish of catalogue.menu.flatMap(({ dishes }) => dishes)) {
    if (dish.dishName.en === soup.name.en) dish.isSoldOut = true;
    if (dish.dishName.en !== liver.name.en) continue;
    for (const selection of dish.selections)
      selection.limits = [{ limit: "oven-tray", portions: 1 }];
  }
  return JSON.stringify(catalogue);
};

/** Of the week so many orders are taken, and so many deliveries. */
const takingOrders =
  ({ all, delivery }: { readonly all: number; readonly delivery: number }) =>
  (content: string) => {
    const catalogue = JSON.parse(content) as SavedCatalogue;
    catalogue.limits = [
      { id: "orders-of-week", name: "הזמנות", most: all },
      { id: "deliveries-of-week", name: "משלוחים", most: delivery },
    ];
    return JSON.stringify(catalogue);
  };

/** What was asked: the names of the operations. */
function watchAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql"))
      asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return asked;
}

test("customers see what is sold out and how much is left, and order what there is", async ({
  browser,
}) => {
  await withServer({}, async (server, folder) => {
    const change = (to: (content: string) => string) =>
      changeCatalogueOfShop(join(folder, "shop.sqlite"), to);
    const enter = async (language: Language, width: number) => {
      const context: BrowserContext = await browser.newContext({
        baseURL: server.address,
        viewport: { width, height: 780 },
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      await context.addCookies([{ name: "language", value: language, url: server.address }]);
      return new Customer(await context.newPage(), language);
    };

    const customer = await enter("he", 360);
    const { page } = customer;
    const { menu, cart, checkout, dish, refusals, tooMuch, lowerToLeft } = customer.words;
    const name = customer.reads(liver.name);
    const ofLiver = customer.reads(found(portion).name);
    const asked = watchAsked(page);

    await test.step("a shop in which nothing is sold out is not asked for it", async () => {
      await customer.settlesOn("/");
      const dialog = await customer.opens(liver);
      await expect(dialog.count(ofLiver)).toBeEnabled();
      await expect.poll(() => asked).toContain("DishFacts");
      expect(asked).not.toContain("Availability");
    });

    let takeBack = change(withLimit(3));

    await test.step("the menu says it in words", async () => {
      await customer.visits("/");
      await expect(customer.dishRow(soup)).toContainText("אזל");
      await expect(customer.orderButton(soup)).toHaveCount(0);
      await expect(customer.dishRow(liver)).toContainText("נשארו 3");
      await expectGood(page);
    });

    await test.step("a dish that is sold out can be read, and not added", async () => {
      await customer.button(menu.detailsOfDish(customer.reads(soup.name))).click();
      const dialog = await customer.dishDialog(soup);
      for (const { name: selectionName } of soup.selections) {
        const label = `${dish.countOf(customer.reads(selectionName))}, ${menu.left(0)}`;
        await expect(dialog.dialog.getByRole("spinbutton", { name: label })).toBeDisabled();
      }
      await expect(dialog.addToCart).toHaveCount(0);
      await expectGood(page);
      await dialog.cancel.click();
    });

    await test.step("no more can be chosen than is left", async () => {
      const dialog = await customer.opens(liver);
      const count = dialog.dialog.getByRole("spinbutton").first();
      await expect(count).toHaveAccessibleName(`${dish.countOf(ofLiver)}, ${menu.left(3)}`);
      await count.fill("9");
      await expect(count).toHaveValue("3");
      await expect(dialog.more(ofLiver)).toBeDisabled();
      await count.press("ArrowUp");
      await expect(count).toHaveValue("3");
      await expectGood(page);
      await dialog.cancel.click();
    });

    await test.step("when another customer was faster, the cart says it, and holds the order until it is lowered", async () => {
      const form = await fillIn(customer, "Noa");
      takeBack();
      takeBack = change(withLimit(2));
      await form.send.click();
      const sentence = refusals.ONLY_LEFT(name, ofLiver, 2);
      await expect(form.dialog.getByRole("alert")).toContainText(sentence);
      await form.dialog.getByRole("button", { name: checkout.lookOverCart }).click();
      await expect(customer.dishRow(liver)).toContainText(sentence);
      await expect(customer.button(dish.more(`${name}, ${ofLiver}`))).toBeDisabled();
      await customer.button(cart.placeOrder).click();
      await expect(page.getByText(tooMuch)).toBeFocused();
      await expect(form.dialog).toBeHidden();
      await expectGood(page);
      await customer.button(lowerToLeft).click();
      await expect(page.getByText(tooMuch)).toHaveCount(0);
      await expect(customer.heading(cart.title)).toBeFocused();
    });

    await test.step("when there is less again, one press in the form leaves in the order what there is", async () => {
      const again = await customer.goesToCheckout();
      takeBack();
      takeBack = change(withLimit(1));
      await again.send.click();
      const alert = again.dialog.getByRole("alert");
      await expect(alert).toContainText(refusals.ONLY_LEFT(name, ofLiver, 1));
      await expect(alert).toContainText(checkout.refusedNext);
      await alert.getByRole("button", { name: lowerToLeft }).click();
      await expect(again.send).toBeFocused();
      await expect(again.dialog).toContainText(shown(found(portion).price));
      await again.send.click();
      await expect(customer.orderSent).toBeVisible();
    });

    await test.step("while an order is changed, dishes that it does not have are sold out, in both languages, and its own can be kept", async () => {
      await customer.orderSent.getByRole("link", { name: "לעמוד ההזמנה", exact: true }).click();
      // A customer who leaves before the change has begun stays where they went.
      await expect(customer.button("שינוי ההזמנה")).toBeVisible();
      const begin = await holdBack(page, "**/graphql");
      await customer.button("שינוי ההזמנה").click();
      await customer.goesToMenu();
      begin();
      await expect(customer.orderButton(liver)).toBeVisible();
      await expect(customer.dishRow(liver)).not.toContainText(menu.left(0));
      await expect(customer.orderButton(soup)).toHaveCount(0);
      await expect(customer.dishRow(soup)).toContainText(menu.left(0));
      await customer.switchesLanguage();
      await expect(customer.orderButton(liver)).toBeVisible();
      await expect(customer.orderButton(soup)).toHaveCount(0);
      await customer.button(customer.words.menu.detailsOfDish(soup.name.en)).click();
      const dialog = await customer.dishDialog(soup);
      await expect(dialog.dialog.getByRole("spinbutton").first()).toBeDisabled();
      await dialog.cancel.click();
    });

    await test.step("a customer who reads English finds it sold out, and cannot order the earlier cart", async () => {
      const other = await enter("en", 1280);
      const sold = other.words.refusals.SOLD_OUT(
        other.reads(liver.name),
        other.reads(found(portion).name),
      );
      // The server reads the orders of the week again only after a few seconds.
      await expect(async () => {
        await other.returnsTo("/cart", [liver, 1]);
        await expect(other.dishRow(liver)).toContainText(sold, { timeout: 5_000 });
      }).toPass();
      await expectGood(other.page);
      await other.goesToMenu();
      await expect(other.dishRow(liver)).toContainText("Sold out");
      await expect(other.dishRow(soup)).toContainText("Sold out");
      await expectGood(other.page);
      await other.page.context().close();
    });
    takeBack();
    await page.context().close();
  });
});

test("customers read that a week or its deliveries are full before they fill in the form, and keep their cart", async ({
  browser,
}) => {
  await withServer({}, async (server, folder) => {
    const change = (to: (content: string) => string) =>
      changeCatalogueOfShop(join(folder, "shop.sqlite"), to);
    const context = await browser.newContext({
      baseURL: server.address,
      viewport: { width: 360, height: 780 },
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    const customer = new Customer(await context.newPage(), "he");
    const { page } = customer;
    const { cart, checkout } = customer.words;
    const deliveriesFull = "המשלוחים בשבוע הזה כבר מלאים.";
    const full = "השבוע הזה כבר מלא. ההזמנות ייפתחו שוב ביום";
    let takeBack = change(takingOrders({ all: 2, delivery: 1 }));

    await test.step("the cart says how few are left, and the form takes an order", async () => {
      const form = await fillIn(customer, "Noa");
      await expect(form.dialog).toContainText("בשבוע הזה נשאר מקום למשלוח אחד.");
      await form.send.click();
      await expect(customer.orderSent).toBeVisible();
      await page.keyboard.press("Escape");
    });

    await test.step("when the deliveries are full, the form offers pickup and says why", async () => {
      await expect(async () => {
        const form = await fillIn(customer, "Noa");
        await expect(form.delivery).toBeDisabled({ timeout: 2_000 });
      }).toPass();
      const form = page.getByRole("dialog", { name: checkout.title });
      await expect(form.getByText(deliveriesFull)).not.toHaveCount(0);
      await expectGood(page);
      await form.getByRole("radio", { name: checkout.pickup }).check();
    });

    await test.step("when another customer was faster the form says that the week is full, when orders open again, and the cart stays", async () => {
      takeBack();
      takeBack = change(takingOrders({ all: 1, delivery: 1 }));
      const form = page.getByRole("dialog", { name: checkout.title });
      await form.getByRole("button", { name: checkout.send }).click();
      await expect(form.getByRole("alert")).toContainText("השבוע הזה כבר מלא.");
      await expect(form.getByRole("alert")).toContainText("ההזמנות ייפתחו שוב ביום");
      await expectGood(page);
      await form.getByRole("button", { name: customer.words.cancel }).click();
      await expect(customer.dishRow(liver)).toBeVisible();
      await customer.button(cart.placeOrder).click();
      await expect(page.getByText(full)).toBeFocused();
      await expect(form).toBeHidden();
      await expectGood(page);
    });

    await test.step("the menu says it in a line below", async () => {
      await customer.visits("/");
      await expect(customer.connectionLine).toContainText(full);
      await expectGood(page);
    });
    takeBack();
    await context.close();
  });
});

/** The page as it is now is accessible, and fits a phone of 320 px too. */
async function expectGood(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  const size = found(page.viewportSize() ?? undefined);
  await expectToFit(page);
  await page.setViewportSize({ ...size, width: 320 });
  await expectToFit(page);
  await page.setViewportSize(size);
}
