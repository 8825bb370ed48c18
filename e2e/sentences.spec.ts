import { expect, type Locator, type Page } from "@playwright/test";
import { sentences } from "./sentences.ts";
import { test, visitInBothLanguages } from "./visit.ts";

// Nothing here is looked up in the dictionaries of the site: every text is found by its literal sentence.
visitInBothLanguages((language) => {
  const said = sentences[language];

  test("from the menu to the sent order, everything is said in the right words", async ({
    customer,
    customerName,
    page,
  }) => {
    await customer.visits("/");
    await test.step("the menu", () => readsMenu(page));
    await test.step("a dish", () => readsDish(page));
    await test.step("the cart", () => readsCart(page));
    await test.step("the order form", () => readsForm(page, customerName));
    await test.step("the sent order", () => readsSentOrder(page));
  });

  test("what goes wrong is said in the right words", async ({
    customer,
    customerName,
    page,
    expectOnConsole,
  }) => {
    expectOnConsole(/ failed|Failed to load resource|no answer to the order|was not placed/u);
    const { menu, form, cart } = said;
    await page.clock.install();
    await page.goto("/FaQ");
    await expect(page.getByRole("heading", { name: said.unknownAddress })).toBeVisible();

    await customer.settlesOn("/about");
    await answers(page, "FullMenu", 500);
    await page.getByRole("navigation").getByRole("link", { name: menu.title, exact: true }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(menu.failed);
    await page.unrouteAll();
    await button(page, menu.tryAgain).click();

    await putsDishIn(page);
    await answers(page, "DeliveryPlaces", 500);
    await page.getByRole("link", { name: cart.link }).click();
    await button(page, cart.placeOrder).click();
    const dialog = page.getByRole("dialog", { name: form.title, exact: true });
    await expect(dialog.getByRole("alert")).toContainText(form.placesFailed);
    await page.unrouteAll();
    await button(dialog, menu.tryAgain).click();

    await fillsForm(dialog, customerName);
    await answers(page, "InsertCustomerOrder", 429);
    await button(dialog, form.send).click();
    await expect(dialog.getByRole("alert")).toContainText(form.tooMany);
    await page.unrouteAll();
    await page.route("**/graphql", (route) => route.abort());
    await button(dialog, form.send).click();
    // The site tries again for a while before it says that no answer came.
    await expect
      .poll(async () => {
        await page.clock.fastForward(10_000);
        return dialog.getByRole("alert").getByText(form.serverFailed).isVisible();
      })
      .toBe(true);
  });

  async function readsMenu(page: Page): Promise<void> {
    const { menu, dish } = said;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(menu.title);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(said.dishTypes);
    await expect(button(page, said.otherLanguage)).toBeVisible();
    for (const [at, name] of said.bottomBar.entries()) {
      await expect(page.getByRole("navigation").last().getByRole("link").nth(at)).toHaveText(name);
    }
    const row = rowOf(page);
    await expect(row).toContainText(dish.line);
    await expect(row).toContainText(menu.from);
    await button(page, menu.enlarge).click();
    await button(page.getByRole("dialog"), menu.close).click();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(page.getByText(menu.pricingHint, { exact: true })).toBeVisible();
    await expect(page.getByText(menu.deadlineHint, { exact: true })).toBeVisible();
  }

  async function readsDish(page: Page): Promise<void> {
    const { dish, menu } = said;
    await button(page, `${menu.orderThis}: ${dish.name}`).click();
    const dialog = page.getByRole("dialog", { name: dish.name, exact: true });
    await expect(dialog.getByRole("columnheader")).toHaveText(dish.columns);
    await expect(dialog.getByText(dish.extras, { exact: true })).toBeVisible();
    await expect(button(dialog, dish.cancel)).toBeVisible();
    await expect(button(dialog, dish.addToCart)).toHaveAccessibleDescription(dish.stillToChoose);
    // The last status; the running total before it is not announced itself.
    const heard = dialog.getByRole("status").last();
    await expect(heard).toBeEmpty();
    await button(dialog, dish.more).click();
    await expect(heard).toHaveText(dish.heardAfterMore);
    await dialog.getByRole("spinbutton", { name: dish.countOf, exact: true }).fill("2");
    await expect(heard).toHaveText(dish.heardAfterTyping);
    await expect(dialog.locator("output")).toHaveAttribute("aria-live", "off");
    await dialog.getByRole("checkbox", { name: dish.addOn, exact: true }).check();
    await choice(dialog).check();
    await dialog.getByRole("spinbutton", { name: dish.extraCountOf, exact: true }).fill("1");
    await button(dialog, dish.addToCart).click();
    await expect(rowOf(page)).toContainText(menu.inCart);
  }

  async function readsCart(page: Page): Promise<void> {
    const { cart, dish } = said;
    await page.getByRole("link", { name: cart.link }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(cart.title);
    await button(page, cart.edit).click();
    const dialog = page.getByRole("dialog", { name: dish.name, exact: true });
    await dialog.getByRole("spinbutton", { name: dish.countOf, exact: true }).fill("0");
    await expect(dialog.getByText(dish.removedBySaving)).toBeVisible();
    await expect(button(dialog, dish.updateCart)).toBeEnabled();
    await button(dialog, dish.cancel).click();
    for (const [press, question] of [
      [cart.remove, cart.confirmRemove],
      [cart.clear, cart.confirmClear],
    ] as const) {
      await button(page, press).click();
      const asked = page.getByRole("alertdialog", { name: question, exact: true });
      await expect(button(asked, cart.confirm)).toBeVisible();
      await button(asked, dish.cancel).click();
    }
    await button(page, cart.placeOrder).click();
  }

  async function readsForm(page: Page, customerName: string): Promise<void> {
    const { form, problems } = said;
    const dialog = page.getByRole("dialog", { name: form.title, exact: true });
    await expect(dialog.getByText(form.required)).toBeVisible();
    await expect(dialog.getByRole("radiogroup", { name: form.orderType })).toBeVisible();
    await button(dialog, form.send).click();
    const list = dialog.getByRole("group", { name: problems.heading });
    await expect(list.getByRole("link")).toHaveText([
      problems.name,
      problems.phone,
      problems.email,
      problems.orderType,
      problems.city,
    ]);
    await textbox(dialog, form.phone).fill("12345");
    await dialog.getByRole("radio", { name: form.delivery, exact: true }).check();
    await button(dialog, form.send).click();
    await expect(textbox(dialog, form.phone)).toHaveAccessibleDescription(problems.tenDigits);
    await expect(textbox(dialog, form.address)).toHaveAccessibleDescription(problems.address);
    const city = dialog.getByRole("combobox", { name: form.city, exact: true });
    await expect(city.getByRole("option").first()).toHaveText(form.chooseCity);
    await city.selectOption(form.alonShvut);
    await expect(dialog.getByText(form.noPickup)).toBeVisible();
    await city.selectOption(form.efrat);
    await fillsForm(dialog, customerName);
    await expect(dialog.getByText(form.free, { exact: true })).toBeVisible();
    await expect(dialog.getByRole("term").last()).toHaveText(form.total);
    await button(dialog, form.send).click();
  }

  async function readsSentOrder(page: Page): Promise<void> {
    const { sent, cart } = said;
    const dialog = page.getByRole("dialog", { name: sent.title, exact: true });
    await expect(dialog.getByText(sent.thanks, { exact: true })).toBeVisible();
    await expect(dialog.getByRole("term").first()).toHaveText(sent.number);
    await expect(dialog.getByRole("term").nth(1)).toHaveText(sent.total);
    await expect(dialog).toContainText(sent.pickupAt);
    await expect(button(dialog, sent.save)).toBeVisible();
    await button(dialog, sent.close).click();
    const last = page.getByRole("region", { name: cart.lastOrder, exact: true });
    await expect(button(last, cart.showPayment)).toBeVisible();
  }

  async function putsDishIn(page: Page): Promise<void> {
    const { dish, menu } = said;
    await button(page, `${menu.orderThis}: ${dish.name}`).click();
    const dialog = page.getByRole("dialog", { name: dish.name, exact: true });
    await dialog.getByRole("spinbutton", { name: dish.countOf, exact: true }).fill("1");
    await choice(dialog).check();
    await button(dialog, dish.addToCart).click();
  }

  async function fillsForm(dialog: Locator, customerName: string): Promise<void> {
    const { form } = said;
    await textbox(dialog, form.name).fill(customerName);
    await textbox(dialog, form.phone).fill("0521234567");
    await textbox(dialog, form.email).fill("noa@mail.example");
    await dialog.getByRole("radio", { name: form.pickup, exact: true }).check();
    await dialog.getByRole("combobox", { name: form.city, exact: true }).selectOption(form.efrat);
  }

  function rowOf(page: Page): Locator {
    const heading = page.getByRole("heading", { name: said.dish.name, exact: true });
    return page.getByRole("listitem").filter({ has: heading });
  }

  function choice(dialog: Locator): Locator {
    const { option, choice: name } = said.dish;
    return dialog.getByRole("radiogroup", { name: option }).getByRole("radio", { name });
  }
});

function button(within: Page | Locator, name: string): Locator {
  return within.getByRole("button", { name, exact: true });
}

function textbox(dialog: Locator, name: string): Locator {
  return dialog.getByRole("textbox", { name, exact: true });
}

/** Answers operations whose name starts with `name` in place of the server. */
async function answers(page: Page, name: string, status: number): Promise<void> {
  await page.route("**/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (!operationName.startsWith(name)) return route.fallback();
    return route.fulfill({ status, json: {} });
  });
}
