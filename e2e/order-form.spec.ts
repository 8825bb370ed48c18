import { expect, type Locator } from "@playwright/test";
import { inBothLanguages, test } from "./visit.ts";
import { seedDish, seedPlace } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const efrat = seedPlace("Efrat");

test.beforeEach(async ({ customer }) => {
  await customer.visits("/");
  await customer.puts(1, liver);
  await customer.goesToCart();
});

inBothLanguages(() => {
  test("an empty form lists everything that is missing, and each line leads to its field", async ({
    customer,
    customerName,
    shop,
  }) => {
    const { problems } = customer.words.checkout;
    const form = await customer.goesToCheckout();
    await form.send.click();
    await saysOf(form.name, problems.NAME_REQUIRED);
    await saysOf(form.phoneNumber, problems.PHONE_REQUIRED);
    await saysOf(form.email, problems.EMAIL_INVALID);
    await saysOf(form.orderType, problems.ORDER_TYPE_REQUIRED);
    await saysOf(form.city, problems.CITY_REQUIRED);
    await expect(form.address).toHaveCount(0);
    await expect(form.problems).toBeFocused();
    await expect(form.problems).toBeInViewport();
    for (const [problem, field] of [
      [problems.NAME_REQUIRED, form.name],
      [problems.PHONE_REQUIRED, form.phoneNumber],
      [problems.EMAIL_INVALID, form.email],
      [problems.ORDER_TYPE_REQUIRED, form.pickup],
      [problems.CITY_REQUIRED, form.city],
    ] as const) {
      await form.problems.getByRole("link", { name: problem }).click();
      await expect(field).toBeFocused();
    }
    // A corrected field disappears from the list.
    await form.name.fill("Noa");
    await expect(form.problems.getByRole("link")).toHaveCount(4);
    expect(shop.ordersOf(customerName)).toEqual([]);
  });
});

test("a delivery needs an address that is not blank", async ({ customer }) => {
  const { problems } = customer.words.checkout;
  const form = await customer.goesToCheckout();
  await form.fill({ name: "Noa", phoneNumber: "0521234567", email: "noa@mail.example" });
  await form.delivery.check();
  await form.city.selectOption(customer.reads(efrat.name));
  await form.send.click();
  await saysOf(form.address, problems.ADDRESS_REQUIRED);
  // If only one field is wrong, that field gets the focus.
  await expect(form.address).toBeFocused();
  await form.address.fill("   ");
  await form.send.click();
  await saysOf(form.address, problems.ADDRESS_REQUIRED);
  await form.address.fill("HaGefen 1");
  await expect(form.address).toHaveAccessibleDescription("");
  await expect(form.address).not.toHaveAttribute("aria-invalid");
});

test("a pickup needs a city as well, and no address", async ({ customer, customerName, shop }) => {
  const { problems } = customer.words.checkout;
  const form = await customer.goesToCheckout();
  await form.fill({ name: customerName, phoneNumber: "0521234567", email: "noa@mail.example" });
  await form.pickup.check();
  await form.send.click();
  await saysOf(form.city, problems.CITY_REQUIRED);
  await expect(form.city).toBeFocused();
  await expect(form.address).toHaveCount(0);
  await form.city.selectOption(customer.reads(efrat.name));
  await form.send.click();
  await expect(customer.orderSent).toBeVisible();
  expect(shop.ordersOf(customerName)).toMatchObject([
    { address: "", city: customer.reads(efrat.name) },
  ]);
});

test("a phone number has exactly ten digits, however it is written", async ({ customer }) => {
  const { problems } = customer.words.checkout;
  const form = await customer.goesToCheckout();
  await form.send.click();
  for (const wrong of ["052123456", "05212345678", "+97252123456", "052-1234-56a", "abc"]) {
    await form.phoneNumber.fill(wrong);
    await form.send.click();
    await saysOf(form.phoneNumber, problems.PHONE_NOT_TEN_DIGITS);
  }
  await form.phoneNumber.fill("  ");
  await saysOf(form.phoneNumber, problems.PHONE_REQUIRED);
  for (const right of [
    "0521234567",
    "052-123-4567",
    "(052) 123 4567",
    "+972521234567",
    "+972 52-123-4567",
  ]) {
    await form.phoneNumber.fill("1");
    await form.send.click();
    await saysOf(form.phoneNumber, problems.PHONE_NOT_TEN_DIGITS);
    await form.phoneNumber.fill(right);
    await expect(form.phoneNumber).not.toHaveAttribute("aria-invalid");
  }
});

test("an invalid e-mail address is rejected", async ({ customer }) => {
  const { problems } = customer.words.checkout;
  const form = await customer.goesToCheckout();
  for (const wrong of ["noa", "noa@", "@mail.example", "noa@mail", "noa mail@mail.example", ""]) {
    await form.email.fill(wrong);
    await form.send.click();
    await saysOf(form.email, problems.EMAIL_INVALID);
  }
  await form.email.fill("noa@mail.example");
  await expect(form.email).not.toHaveAttribute("aria-invalid");
});

test("input survives errors, and closing the form leaves the cart unchanged", async ({
  customer,
}) => {
  const form = await customer.goesToCheckout();
  await form.fill({ name: "Noa Levi", phoneNumber: "123", email: "noa" });
  await form.delivery.check();
  await form.address.fill("HaGefen 1");
  await form.send.click();
  await expect(form.phoneNumber).toHaveAttribute("aria-invalid", "true");
  await expect(form.name).toHaveValue("Noa Levi");
  await expect(form.phoneNumber).toHaveValue("123");
  await expect(form.email).toHaveValue("noa");
  await expect(form.delivery).toBeChecked();
  await expect(form.address).toHaveValue("HaGefen 1");

  await form.dialog.getByRole("button", { name: customer.words.cancel }).click();
  await expect(form.dialog).toBeHidden();
  await expect(customer.button(customer.words.cart.placeOrder)).toBeFocused();
  await expect(customer.dishRow(liver)).toBeVisible();
});

test("no field is invalid before anything is wrong", async ({ customer }) => {
  const form = await customer.goesToCheckout();
  await expect(form.name).toHaveAttribute("aria-required", "true");
  await expect(form.dialog.locator(":invalid")).toHaveCount(0);
  await expect(form.dialog.locator("[aria-invalid]")).toHaveCount(0);
});

test("what was typed survives a reload, and the city a switch of language", async ({
  customer,
  page,
}) => {
  const form = await customer.goesToCheckout();
  await form.fill({ name: "Noa Levi", phoneNumber: "0521234567", email: "noa@mail.example" });
  await form.delivery.check();
  await form.city.selectOption(customer.reads(efrat.name));
  await form.address.fill("HaGefen 1");
  await page.reload();
  await customer.switchesLanguage();
  const again = await customer.goesToCheckout();
  await expect(again.name).toHaveValue("Noa Levi");
  await expect(again.phoneNumber).toHaveValue("0521234567");
  await expect(again.delivery).toBeChecked();
  await expect(again.city).toHaveValue(customer.reads(efrat.name));
  await expect(again.address).toHaveValue("HaGefen 1");
});

test("Escape closes the form, and a click beside it does not", async ({ customer }) => {
  await customer.page.setViewportSize({ width: 1280, height: 900 });
  const form = await customer.goesToCheckout();
  await form.name.fill("Noa");
  await customer.page.mouse.click(10, 450);
  await expect(form.name).toHaveValue("Noa");
  await customer.page.keyboard.press("Escape");
  await expect(form.dialog).toBeHidden();
});

test("the details of the last order are filled in for the next one", async ({
  customer,
  customerName,
}) => {
  const first = await customer.goesToCheckout();
  await first.fill({ name: customerName, phoneNumber: "0521234567", email: "noa@mail.example" });
  await first.delivery.check();
  await first.city.selectOption(customer.reads(efrat.name));
  await first.address.fill("HaGefen 1");
  await first.send.click();
  await customer.orderSent.getByRole("button", { name: customer.words.orderSent.close }).click();
  await customer.goesToMenu();
  await customer.puts(2, liver);
  await customer.goesToCart();
  const second = await customer.goesToCheckout();
  await expect(second.name).toHaveValue(customerName);
  await expect(second.phoneNumber).toHaveValue("0521234567");
  await expect(second.delivery).toBeChecked();
  await expect(second.city).toHaveValue(customer.reads(efrat.name));
  await expect(second.address).toHaveValue("HaGefen 1");
});

async function saysOf(field: Locator, problem: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(problem);
  await expect(field).toHaveAttribute("aria-invalid", "true");
}
