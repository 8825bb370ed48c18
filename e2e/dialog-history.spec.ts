import { expect, type Page } from "@playwright/test";
import { fillIn } from "./filled-form.ts";
import { test } from "./visit.ts";
import { found, seedDish, shown } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const portion = found(liver.selections[0]);

/** Presses Back or Forward of the browser, which a document does not have to be loaded for. */
const goes = (page: Page, way: "back" | "forward") =>
  page.evaluate((where) => history[where](), way);

/** Waits until the current entry is that of the page itself, or that of a dialog, which may be shown before it has one. */
const isAtEntry = (page: Page, dialogs: 0 | 1) =>
  expect
    .poll(() => page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs ?? 0))
    .toBe(dialogs);
const isAtPage = (page: Page) => isAtEntry(page, 0);

test("Back closes the dish dialog as Cancel does, and then leaves the page, whatever came between", async ({
  customer,
  page,
}) => {
  await customer.settlesOn("/about");
  const leavesThePage = async () => {
    await isAtPage(page);
    await goes(page, "back");
    await expect(customer.heading(customer.words.about.title)).toBeVisible();
  };

  await test.step("Back closes the dialog, and Escape closes the next one", async () => {
    await customer.goesToMenu();
    const dish = await customer.opens(liver);
    await dish.count(customer.reads(portion.name)).fill("7");
    await goes(page, "back");
    await expect(dish.dialog).toBeHidden();
    await expect(customer.orderButton(liver)).toBeFocused();
    const again = await customer.opens(liver);
    await expect(again.total).toHaveText(shown(0));
    await page.keyboard.press("Escape");
    await expect(again.dialog).toBeHidden();
    await leavesThePage();
  });

  await test.step("after a reload with an open dialog, the page is there without it", async () => {
    await customer.goesToMenu();
    await customer.opens(liver);
    await page.reload();
    await expect(customer.heading(customer.words.menu.title)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await leavesThePage();
  });

  await test.step("the link of a dish opens it over the menu, again after a reload, and Back leads to the menu", async () => {
    const link = `/?dish=${found(liver.id)}`;
    await page.goto(link);
    const dialog = page.getByRole("dialog", { name: customer.reads(liver.name), exact: true });
    await expect(dialog).toBeVisible();
    await isAtEntry(page, 1);
    await page.reload();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(link);
    await goes(page, "back");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/");
    await page.reload();
    await expect(customer.orderButton(liver)).toBeEnabled();
    await expect(dialog).toBeHidden();
  });

  await test.step("a link of a dish that is not on the menu opens the menu, in its language", async () => {
    await page.goto("/?lang=en&dish=nothing");
    await expect(page).toHaveURL("/?lang=en");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await customer.settlesOn("/about");
  });

  await test.step("Forward does not open a closed dialog, and no press on Back is lost", async () => {
    await customer.goesToMenu();
    const dish = await customer.opens(liver);
    await goes(page, "back");
    await expect(dish.dialog).toBeHidden();
    await goes(page, "forward");
    await isAtPage(page);
    await customer.switchesLanguage();
    await leavesThePage();
  });

  await test.step("the link opens its dish after a reload whose entry was left before the menu was hydrated", async () => {
    const link = `/?dish=${found(liver.id)}`;
    await page.goto(link);
    const dialog = page.getByRole("dialog", { name: customer.reads(liver.name), exact: true });
    await expect(dialog).toBeVisible();
    await isAtEntry(page, 1);
    // As the code of dialogs does, which may run first. React begins to hydrate by listening to its root. The entry is left once.
    await page.addInitScript(() => {
      const go = history.go.bind(history);
      let isLeft = false;
      history.go = (by) => {
        if (!isLeft) go(by);
        isLeft = true;
      };
      const listen = Reflect.get(EventTarget.prototype, "addEventListener") as () => void;
      EventTarget.prototype.addEventListener = function (...listener) {
        if (this instanceof Element && this.id === "root") {
          EventTarget.prototype.addEventListener = listen;
          history.go(-1);
        }
        Reflect.apply(listen, this, listener);
      };
    });
    await page.reload();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(link);
  });
});

test("Back answers a question with Cancel, and the next dialog has an entry again", async ({
  customer,
  page,
}) => {
  await customer.returnsTo("/cart", [liver, 2]);
  await customer.button(customer.words.cart.clear).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await goes(page, "back");
  await expect(question).toBeHidden();
  await expect(customer.cartTotal).toHaveText(shown(2 * portion.price));
  await customer.button(customer.words.cart.placeOrder).click();
  const form = customer.orderForm;
  await form.name.fill("Noa");
  await goes(page, "back");
  await expect(form.dialog).toBeHidden();
  await expect(customer.heading(customer.words.cart.title)).toBeVisible();
  await customer.button(customer.words.cart.placeOrder).click();
  await expect(form.name).toHaveValue("Noa");
});

test("Back leaves the form while the order is being sent, and the answer is shown when it arrives", async ({
  customer,
  customerName,
  page,
}) => {
  const form = await fillIn(customer, customerName);
  const line = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (!(route.request().postData() ?? "").includes("InsertCustomerOrder"))
      return route.fallback();
    await line.promise;
    return route.fallback();
  });
  await form.send.click();
  await expect(form.dialog.getByRole("status")).toHaveText(customer.words.checkout.sending);
  await goes(page, "back");
  await expect(form.dialog).toBeHidden();
  await expect(page.getByText(customer.words.inDoubt)).toBeVisible();
  line.resolve();
  await expect(customer.orderSent).toBeVisible();
  await goes(page, "back");
  await expect(customer.orderSent).toBeHidden();
  await expect(customer.lastOrder).toBeVisible();
});
