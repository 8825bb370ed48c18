import { expect } from "@playwright/test";
import { test } from "./visit.ts";
import { found, inOrder, seedDish, shown } from "./words.ts";

const malabi = seedDish("Coconut malabi");
const [cup, sixCups] = [found(malabi.selections[0]), found(malabi.selections[1])];
const sweetened = found(cup.addOns[0]);
const topping = found(malabi.options[0]);
const syrup = found(malabi.extras[0]);

const chraime = seedDish("Chraime (fish in spicy tomato sauce)");
const cake = seedDish("Orange cake");
const liver = seedDish("Chopped chicken liver");

test("a dish shows what can be chosen, and says what is still missing", async ({
  customer,
  page,
}) => {
  await customer.visits("/");

  await test.step("the columns are amount, unit price, count, the add-ons of the first selection, and subtotal", async () => {
    const { dialog, row } = await customer.opens(cake);
    const { words } = customer;
    const [small, large] = [found(cake.selections[0]), found(cake.selections[1])];
    const addOns = small.addOns.map(({ name }) => customer.reads(name));
    await expect(dialog.getByRole("columnheader")).toHaveText([
      words.dish.amount,
      words.dish.unitPrice,
      words.dish.count,
      ...addOns,
      words.dish.subtotal,
    ]);
    const [smallRow, largeRow] = [row(customer.reads(small.name)), row(customer.reads(large.name))];
    await expect(smallRow.getByRole("cell").first()).toHaveText(inOrder(shown(small.price)));
    await expect(smallRow.getByRole("checkbox")).toHaveCount(2);
    await expect(smallRow.getByRole("cell").nth(2)).toHaveText(inOrder("+", shown(400)));
    // The large cake has no whole-wheat add-on, so the cell of that column is empty.
    await expect(largeRow.getByRole("checkbox")).toHaveCount(1);
    await expect(largeRow.getByRole("cell").nth(3)).toBeEmpty();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("an option is required, marked with an asterisk, and has no choice preselected", async () => {
    const { dialog, choice } = await customer.opens(malabi);
    const name = customer.reads(topping.name);
    await expect(dialog.getByRole("radiogroup", { name })).toContainText(`${name} *`);
    for (const each of topping.choices) {
      const radio = choice(name, customer.reads(each.name));
      await expect(radio).not.toBeChecked();
      await expect(radio).toHaveAttribute("required");
    }
    const [first, second] = topping.choices.map((each) => choice(name, customer.reads(each.name)));
    await first?.check();
    await second?.check();
    await expect(found(first)).not.toBeChecked();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("add-ons are enabled only while the count of their selection is above 0", async () => {
    const { addOn, count, less, total } = await customer.opens(malabi);
    const [cupName, sixName] = [customer.reads(cup.name), customer.reads(sixCups.name)];
    const [ofCup, ofSix] = [
      addOn(customer.reads(sweetened.name), cupName),
      addOn(customer.reads(sweetened.name), sixName),
    ];
    await expect(ofCup).toBeDisabled();
    await expect(ofSix).toBeDisabled();
    await count(cupName).fill("1");
    await expect(ofCup).toBeEnabled();
    await expect(ofSix).toBeDisabled();
    await ofCup.check();
    await expect(total).toHaveText(shown(cup.price + sweetened.addedPrice));
    await less(cupName).click();
    await expect(ofCup).toBeDisabled();
    await expect(ofCup).not.toBeChecked();
    await expect(total).toHaveText(shown(0));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("extras alone cannot be added", async () => {
    const { addToCart, count, choice, total } = await customer.opens(malabi);
    await choice(
      customer.reads(topping.name),
      customer.reads(found(topping.choices[0]).name),
    ).check();
    await count(customer.reads(syrup.name)).fill("2");
    await expect(total).toHaveText(shown(2 * syrup.price));
    await expect(addToCart).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("a dish can be added only with a count and a choice for every option", async () => {
    const { addToCart, count, choice } = await customer.opens(chraime);
    const portion = customer.reads(found(chraime.selections[1]).name);
    const [fish, spiciness] = [found(chraime.options[0]), found(chraime.options[1])];
    await expect(addToCart).toBeDisabled();
    await count(portion).fill("1");
    await expect(addToCart).toBeDisabled();
    await choice(customer.reads(fish.name), customer.reads(found(fish.choices[1]).name)).check();
    await expect(addToCart).toBeDisabled();
    await choice(
      customer.reads(spiciness.name),
      customer.reads(found(spiciness.choices[2]).name),
    ).check();
    await expect(addToCart).toBeEnabled();
    await count(portion).fill("0");
    await expect(addToCart).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("the disabled button says what is missing, and moves the focus there", async () => {
    const name = customer.reads.bind(customer);
    const { addToCart, count, choice, dialog } = await customer.opens(chraime);
    const { dish } = customer.words;
    const portion = count(name(found(chraime.selections[0]).name));
    const [fish, spiciness] = [found(chraime.options[0]), found(chraime.options[1])];
    const waitsFor = (...names: readonly string[]) => dish.stillToChoose(names.join(", "));
    await expect(addToCart).toHaveAccessibleDescription(
      waitsFor(dish.missingCount, name(fish.name), name(spiciness.name)),
    );
    await addToCart.focus();
    await page.keyboard.press("Enter");
    await expect(portion).toBeFocused();
    await portion.fill("2");
    await expect(addToCart).toHaveAccessibleDescription(
      waitsFor(name(fish.name), name(spiciness.name)),
    );
    await choice(name(fish.name), name(found(fish.choices[0]).name)).check();
    await expect(dialog.getByText(waitsFor(name(spiciness.name)))).toBeInViewport({ ratio: 1 });
    await addToCart.focus();
    await page.keyboard.press("Space");
    const mild = choice(name(spiciness.name), name(found(spiciness.choices[0]).name));
    await expect(mild).toBeFocused();
    await expect(mild).toBeInViewport({ ratio: 1 });
    await mild.check();
    await expect(addToCart).toHaveAccessibleDescription("");
    await expect(addToCart).toBeEnabled();
  });
});

test("Cancel and Escape leave the cart unchanged and return the focus to where the dish was opened", async ({
  customer,
  page,
}) => {
  await customer.visits("/");
  for (const way of ["Cancel", "Escape"] as const) {
    const { dialog, count, cancel } = await customer.opens(liver);
    await count(customer.reads(found(liver.selections[0]).name)).fill("7");
    await (way === "Cancel" ? cancel.click() : page.keyboard.press("Escape"));
    await expect(dialog).toBeHidden();
    await expect(customer.orderButton(liver)).toBeFocused();
    // A dish that is opened again starts empty.
    const again = await customer.opens(liver);
    await expect(again.total).toHaveText(shown(0));
    await again.cancel.click();
    await expect(again.dialog).toBeHidden();
  }
  await customer.goesToCart();
  await expect(page.getByText(customer.words.cart.empty)).toBeVisible();
  await customer.goesToMenu();

  await test.step("pressing Escape twice closes one dialog and the page keeps working", async () => {
    const { dialog } = await customer.opens(liver);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await customer.puts(2, liver);
  });

  await test.step("a dish in the cart is marked on the menu and has an update button", async () => {
    await expect(customer.dishRow(liver)).toContainText(customer.words.menu.inCart(2));
    const { addToCart, updateCart, count, total } = await customer.opens(liver);
    await expect(addToCart).toHaveCount(0);
    await expect(updateCart).toBeEnabled();
    await expect(count(customer.reads(found(liver.selections[0]).name))).toHaveValue("2");
    await expect(total).toHaveText(shown(6400));
    await page.keyboard.press("Escape");
  });

  await customer.goesToCart();
  await expect(customer.cartTotal).toHaveText(shown(6400));
});

test("the dish modal fits a phone, a phone with an open keyboard, and a wide screen", async ({
  customer,
  page,
}) => {
  await customer.visits("/");

  await test.step("on a phone the dish modal fills the screen, with the total and buttons always visible", async () => {
    const { dialog, addToCart, cancel, total } = await customer.opens(malabi);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    for (const part of [addToCart, cancel, total]) await expect(part).toBeInViewport({ ratio: 1 });
  });

  await test.step("an open keyboard leaves the total and the buttons of the dish modal visible", async () => {
    const { count, addToCart, cancel, total } = await customer.dishDialog(malabi);
    // Only with this setting does a browser shrink the page by the height of the keyboard.
    await expect(page.locator("meta[name=viewport]")).toHaveAttribute(
      "content",
      /interactive-widget=resizes-content/u,
    );
    for (const [width, height] of [
      [360, 340],
      [320, 300],
    ] as const) {
      await page.setViewportSize({ width, height });
      await count(customer.reads(sixCups.name)).focus();
      await expect(count(customer.reads(sixCups.name))).toBeInViewport({ ratio: 1 });
      for (const part of [addToCart, cancel, total])
        await expect(part).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("a click outside does not close the dish modal, which is 700 wide on a wide screen", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const { dialog, count } = await customer.opens(liver);
    expect((await dialog.boundingBox())?.width).toBe(700);
    await count(customer.reads(found(liver.selections[0]).name)).fill("3");
    await page.mouse.click(20, 450);
    await page.mouse.click(1260, 20);
    await expect(dialog).toBeVisible();
    await expect(count(customer.reads(found(liver.selections[0]).name))).toHaveValue("3");
  });
});
