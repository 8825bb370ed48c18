import { expect, type Locator } from "@playwright/test";
import { test } from "./visit.ts";
import { found, seedDish, seedPlace } from "./words.ts";

const malabi = seedDish("Coconut malabi");
const efrat = seedPlace("Efrat");
const mostPresses = 12;

// The number of presses does not depend on the language.
test(`from opening the shop to 'Order sent' it takes at most ${mostPresses} presses, and each does something`, async ({
  customer,
  customerName,
  page,
}, { annotations }) => {
  const { words } = customer;
  const presses: string[] = [];
  /** Presses once, as a finger does, and fails if nothing on the page changes. */
  const press = async (what: string, target: Locator) => {
    presses.push(what);
    const before = await page.content();
    const focused = await page.evaluateHandle(() => document.activeElement);
    await target.click();
    await expect
      .poll(
        async () =>
          (await page.content()) !== before ||
          (await focused.evaluate((element) => element !== document.activeElement)),
        `${what} is no dead press`,
      )
      .toBe(true);
  };
  /** Typing is not counted, but the press into the field is. */
  const types = async (what: string, field: Locator, text: string) => {
    await press(what, field);
    await page.keyboard.type(text);
  };

  await customer.visits("/");
  await press("order the dish", customer.orderButton(malabi));
  const dish = await customer.dishDialog(malabi);
  const [topping] = malabi.options;
  const [peanuts] = found(topping).choices;
  const cup = customer.reads(found(malabi.selections[0]).selectionName);
  await press("one more", dish.more(cup));
  await press(
    "the option",
    dish.choice(customer.reads(found(topping).name), customer.reads(found(peanuts).name)),
  );
  await press("add to cart", dish.addToCart);
  await press("to the cart", page.getByRole("main").getByRole("link", { name: "₪14" }));
  await press("place the order", customer.button(words.cart.placeOrder));
  const form = customer.orderForm;
  await types("the name", form.name, customerName);
  await types("the phone number", form.phoneNumber, "0521234567");
  await types("the email", form.email, "noa@mail.example");
  await press("pickup", form.pickup);
  // Choosing in the browser's own list is one press.
  presses.push("the city");
  await form.city.selectOption(customer.reads(efrat.name));
  await press("send", form.send);
  await expect(customer.orderSent).toBeVisible();

  const told = `${String(presses.length)} presses: ${presses.join(", ")}`;
  annotations.push({ type: "presses", description: told });
  process.stdout.write(`${told}\n`);
  expect(presses.length).toBeLessThanOrEqual(mostPresses);
});
