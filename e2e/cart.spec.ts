import { expect } from "@playwright/test";
import { cartInStorage } from "./stored-cart.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { found, inOrder, seedDish, seedType, shown } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const portion = found(liver.selections[0]);
const kubbeh = seedDish("Beet kubbeh soup");

const pitaGrill = seedDish("Jerusalem mixed grill");
const [small, large] = [found(pitaGrill.selections[0]), found(pitaGrill.selections[1])];
const spicy = found(small.addOns[0]);
const pitas = found(pitaGrill.extras[0]);

const asado = seedDish("Slow-roasted asado short ribs");
const sauce = found(asado.options[0]);
const redWineAt = 2;
const redWine = found(sauce.choices[redWineAt]);

visitInBothLanguages(() => {
  test("a total in the bottom bar moves nothing, at any width", async ({ customer, page }) => {
    const links = customer.bottomBar.getByRole("link");
    const places = () => Promise.all([0, 1, 2, 3].map((at) => links.nth(at).boundingBox()));
    const placesAtWidths = async () => {
      const measured = [];
      for (const width of [320, 360, 430, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        measured.push({ width, places: await places() });
      }
      return measured;
    };
    await customer.settlesOn("/");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await placesAtWidths();
    await customer.puts(20, kubbeh);
    await expect(links.nth(2)).toContainText("₪");
    expect(await placesAtWidths()).toEqual(before);
  });
});

test("editing opens a dish as it was chosen and changes it in the cart", async ({ customer }) => {
  const name = customer.reads.bind(customer);
  await customer.visits("/");
  const grill = await customer.opens(pitaGrill);
  await grill.count(name(large.name)).fill("2");
  await grill.addOn(name(spicy.name), name(large.name)).check();
  await grill.count(name(pitas.name)).fill("3");
  await grill.addToCart.click();
  await customer.goesToCart();

  const again = await customer.edits(pitaGrill);
  await expect(again.addToCart).toHaveCount(0);
  await expect(again.updateCart).toBeEnabled();
  await expect(again.count(name(small.name))).toHaveValue("0");
  await expect(again.count(name(large.name))).toHaveValue("2");
  await expect(again.addOn(name(spicy.name), name(large.name))).toBeChecked();
  await expect(again.count(name(pitas.name))).toHaveValue("3");
  const before = 2 * large.price + 3 * pitas.price;
  await expect(again.total).toHaveText(shown(before));

  await again.addOn(name(spicy.name), name(large.name)).uncheck();
  await again.count(name(small.name)).fill("1");
  await again.count(name(pitas.name)).fill("0");
  await again.updateCart.click();
  await expect(again.dialog).toBeHidden();
  await expect(customer.dishRow(pitaGrill).getByRole("listitem")).toHaveText([
    inOrder("1", `× ${name(small.name)}`, shown(small.price)),
    inOrder("2", `× ${name(large.name)}`, shown(2 * large.price)),
  ]);
  await expect(customer.dishRow(pitaGrill)).not.toContainText(name(spicy.name));
  await expect(customer.cartTotal).toHaveText(shown(small.price + 2 * large.price));
  await expect(customer.button(customer.words.cart.editDish(name(pitaGrill.name)))).toBeFocused();
});

test("a filled cart: editing, canceling, plus and minus, removing and clearing", async ({
  customer,
  page,
}) => {
  const name = customer.reads.bind(customer);
  const { words } = customer;
  await customer.returnsTo(
    "/cart",
    [liver, 2],
    [kubbeh, 1],
    [asado, { counts: [2], choices: [redWineAt] }],
  );
  const asadoTotal = 2 * (24_800 + 850);
  const rest = asadoTotal + 3900;

  await test.step("a chosen option comes back when the dish is edited", async () => {
    const ribs = await customer.edits(asado);
    await expect(ribs.choice(name(sauce.name), name(redWine.name))).toBeChecked();
    await expect(ribs.total).toHaveText(shown(asadoTotal));
    await ribs.cancel.click();
  });

  await test.step("canceling an edit changes nothing", async () => {
    const dish = await customer.edits(liver);
    await dish.count(name(portion.name)).fill("9");
    await dish.cancel.click();
    await expect(customer.cartTotal).toHaveText(shown(2 * portion.price + rest));
  });

  await test.step("the cart is not cleared without confirmation", async () => {
    const clear = customer.button(words.cart.clear);
    await clear.click();
    const question = page.getByRole("alertdialog", { name: words.cart.confirmClear });
    await question.getByRole("button", { name: words.cancel }).click();
    await expect(question).toBeHidden();
    await expect(clear).toBeFocused();
    await expect(customer.cartTotal).toHaveText(shown(2 * portion.price + rest));
  });

  await test.step("plus and minus change the amount of a line, and 0 asks before the dish is removed", async () => {
    const line = `${name(liver.name)}, ${name(portion.name)}`;
    const { more, less } = words.dish;
    await customer.button(more(line)).click();
    await expect(customer.cartTotal).toHaveText(shown(3 * portion.price + rest));
    await customer.button(less(line)).click();
    await customer.button(less(line)).click();
    await expect(customer.cartTotal).toHaveText(shown(portion.price + rest));
    await customer.button(less(line)).click();
    const question = page.getByRole("alertdialog", {
      name: words.cart.confirmRemove(name(liver.name)),
    });
    await question.getByRole("button", { name: words.cancel }).click();
    await expect(customer.cartTotal).toHaveText(shown(portion.price + rest));
    await customer.button(less(line)).click();
    await question.getByRole("button", { name: words.confirm }).click();
    await expect(question).toBeHidden();
    await expect(customer.dishRow(liver)).toHaveCount(0);
    await expect(customer.heading(name(seedType("Chicken")))).toHaveCount(0);
    await expect(customer.cartTotal).toHaveText(shown(rest));
  });

  await test.step("a dish is removed after confirmation", async () => {
    const remove = customer.button(words.cart.removeDish(name(asado.name)));
    const question = page.getByRole("alertdialog", {
      name: words.cart.confirmRemove(name(asado.name)),
    });
    await remove.click();
    await question.getByRole("button", { name: words.cancel }).click();
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await remove.click();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(customer.dishRow(asado)).toBeVisible();

    await remove.click();
    await question.getByRole("button", { name: words.confirm }).click();
    await expect(question).toBeHidden();
    await expect(customer.dishRow(asado)).toHaveCount(0);
    await expect(customer.dishRow(kubbeh)).toBeVisible();
    await expect(customer.cartTotal).toHaveText(shown(3900));
  });

  await test.step("the cart is cleared after confirmation", async () => {
    const clear = customer.button(words.cart.clear);
    await clear.click();
    const question = page.getByRole("alertdialog", { name: words.cart.confirmClear });
    await question.getByRole("button", { name: words.confirm }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText(words.cart.empty)).toBeVisible();
    await expect(customer.cartTotal).toHaveText(shown(0));
    await expect(clear).toBeDisabled();
    await expect(customer.button(words.cart.placeOrder)).toBeDisabled();
    await expect(
      customer.bottomBar.getByRole("link", { name: words.shell.cart, exact: true }),
    ).toBeVisible();
  });
});

test("saving a dish with all counts at 0 removes it, and the last dish of a type removes the heading", async ({
  customer,
}) => {
  await customer.returnsTo("/cart", [liver, 2], [pitaGrill, 1], [kubbeh, 1]);
  const chicken = customer.heading(customer.reads(seedType("Chicken")));

  for (const [dish, isLast] of [
    [liver, false],
    [pitaGrill, true],
  ] as const) {
    const edited = await customer.edits(dish);
    await edited.count(customer.reads(found(dish.selections[0]).name)).fill("0");
    await expect(edited.dialog).toContainText(customer.words.dish.removedBySaving);
    await edited.updateCart.click();
    await expect(customer.dishRow(dish)).toHaveCount(0);
    await expect(chicken).toHaveCount(isLast ? 0 : 1);
  }
  await expect(customer.dishRow(kubbeh)).toHaveCount(1);
  await expect(customer.cartTotal).toHaveText(shown(3900));
});

test("adding a dish again replaces what was chosen before", async ({ customer }) => {
  await customer.returnsTo("/", [liver, 2]);
  const dish = await customer.opens(liver);
  await dish.count(customer.reads(portion.name)).fill("5");
  await dish.updateCart.click();
  await customer.goesToCart();
  await expect(customer.page.getByRole("heading", { level: 3 })).toHaveCount(1);
  await expect(customer.cartTotal).toHaveText(shown(5 * portion.price));
});

test("an empty cart can be neither cleared nor ordered, and links to the menu", async ({
  customer,
}) => {
  await customer.visits("/cart");
  const { page, words } = customer;
  await expect(page.getByText(words.cart.empty)).toBeVisible();
  await expect(customer.button(words.cart.clear)).toBeDisabled();
  await expect(customer.button(words.cart.placeOrder)).toBeDisabled();
  await page.getByRole("main").getByRole("link", { name: words.cart.toMenu }).click();
  await expect(customer.heading(words.menu.title)).toBeFocused();
});

test("the bottom bar shows the number of dishes and the total, and announces changes", async ({
  customer,
  page,
}) => {
  await customer.visits("/");
  const { bottomBar } = customer;
  const { shell } = customer.words;
  const cartLink = (dishes: number, total: number) =>
    bottomBar.getByRole("link", { name: `${shell.cartWith(dishes)} ${shown(total)}` });
  await customer.puts(5, liver);
  await expect(cartLink(1, 5 * portion.price)).toContainText(shown(5 * portion.price));
  await expect(bottomBar.locator("[aria-live=polite]")).toContainText(shown(5 * portion.price));
  const before = await bottomBar.boundingBox();
  await customer.puts(5, kubbeh);
  const total = 5 * portion.price + 5 * found(kubbeh.selections[0]).price;
  await expect(cartLink(2, total)).toBeVisible();

  await page.reload();
  await expect(cartLink(2, total)).toBeVisible();
  expect(await bottomBar.boundingBox()).toEqual(before);
});

test("a page that the browser had kept in memory shows the cart that another page of the tab has stored", async ({
  customer,
  page,
}) => {
  await customer.visits("/");
  const { cartWith } = customer.words.shell;
  const stored = cartInStorage("he", [[liver, 2]]);
  // Playwright turns the back/forward cache off: what it tells the page, the test says.
  await expect(async () => {
    await page.evaluate((order) => {
      sessionStorage.setItem("order", order);
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }, stored);
    await expect(customer.bottomBar.getByRole("link", { name: cartWith(1) })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  await customer.puts(5, kubbeh);
  await expect(customer.bottomBar.getByRole("link", { name: cartWith(2) })).toBeVisible();
});
