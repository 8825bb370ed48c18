import { expect, type Locator } from "@playwright/test";
import { typedAddressTexts } from "#site/language/typed-address-texts.ts";
import { axeViolations } from "./axe-violations.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { seedDish, seedPlace } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const efrat = seedPlace("Efrat");

test.beforeEach(async ({ customer }) => {
  await customer.returnsTo("/cart", [liver, 1]);
});

visitInBothLanguages(() => {
  test("an empty form lists everything that is missing, and each line leads to its field", async ({
    customer,
    customerName,
    shop,
  }) => {
    const { problems } = customer.words.checkout;
    const form = await customer.goesToCheckout();
    // No field is invalid before anything is wrong.
    await expect(form.name).toHaveAttribute("aria-required", "true");
    await expect(form.dialog.locator(":invalid")).toHaveCount(0);
    await expect(form.dialog.locator("[aria-invalid]")).toHaveCount(0);
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
      const link = form.problems.getByRole("link", { name: problem });
      const target = (await link.getAttribute("href"))?.slice(1) ?? "";
      await expect(form.dialog.locator(`[id="${target}"]`)).toHaveCount(1);
      await link.click();
      await expect(field).toBeFocused();
    }
    // A corrected field disappears from the list.
    await form.name.fill("Noa");
    await expect(form.problems.getByRole("link")).toHaveCount(4);
    expect(shop.ordersOf(customerName)).toEqual([]);
  });
});

visitInBothLanguages((language) => {
  test("a mail address that looks like a slip is asked about, and never in the way", async ({
    customer,
    customerName,
    page,
    shop,
  }) => {
    const { orderSent } = customer.words;
    const form = await customer.goesToCheckout();
    const mailSlip = typedAddressTexts[language];
    const question = form.dialog.getByText(mailSlip.question);
    await form.fill({ name: customerName, phoneNumber: "0521234567", email: "" });

    await test.step("once the field is left, by a press that does what it is for", async () => {
      await form.email.pressSequentially("noa@gmial.com");
      await expect(question).toHaveCount(0);
      await form.pickup.click();
      await expect(form.pickup).toBeChecked();
      await expect(question).toHaveText(`${mailSlip.question} noa@gmail.com?`);
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step("one press takes what is proposed", async () => {
      await form.dialog.getByRole("button", { name: mailSlip.take }).click();
      await expect(form.email).toHaveValue("noa@gmail.com");
      await expect(form.email).toBeFocused();
      await expect(question).toHaveCount(0);
    });

    await test.step("an address that the customer has confirmed is not questioned again", async () => {
      await form.email.fill("noa@gmail.co");
      await form.email.press("Tab");
      await form.dialog.getByRole("button", { name: mailSlip.keep }).click();
      await expect(question).toHaveCount(0);
      await form.email.press("Tab");
      await form.city.selectOption(customer.reads(efrat.name));
      await expect(question).toHaveCount(0);
      await form.send.click();
      await expect(customer.orderSent).toContainText(`${orderSent.confirmationTo} noa@gmail.co`);
      await customer.returnsTo("/cart", [liver, 1]);
      await customer.goesToCheckout();
      await expect(form.email).toHaveValue("noa@gmail.co");
      await expect(question).toHaveCount(0);
    });

    await test.step("one without an answer is sent as it is", async () => {
      await form.email.fill("noa@walla.co.i");
      await form.email.press("Enter");
      await expect(customer.orderSent).toContainText(`${orderSent.confirmationTo} noa@walla.co.i`);
      expect(shop.ordersOf(customerName).map(({ email }) => email)).toEqual([
        "noa@gmail.co",
        "noa@walla.co.i",
      ]);
    });
  });
});

test("a form that is filled in wrongly says what is wrong until it is right, and is then sent", async ({
  customer,
  customerName,
  shop,
}) => {
  const { problems } = customer.words.checkout;
  const form = await customer.goesToCheckout();
  await form.send.click();

  await test.step("a phone number has exactly ten digits, however it is written", async () => {
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

  await test.step("an invalid email address is rejected", async () => {
    for (const wrong of ["noa", "noa@", "@mail.example", "noa@mail", "noa mail@mail.example", ""]) {
      await form.email.fill(wrong);
      await form.send.click();
      await saysOf(form.email, problems.EMAIL_INVALID);
    }
    await form.email.fill("noa@mail.example");
    await expect(form.email).not.toHaveAttribute("aria-invalid");
  });

  await test.step("a delivery needs an address that is not blank", async () => {
    await form.name.fill(customerName);
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

  await test.step("a pickup needs a city as well, and no address", async () => {
    await form.city.selectOption("");
    await form.pickup.check();
    await form.send.click();
    await saysOf(form.city, problems.CITY_REQUIRED);
    await expect(form.city).toBeFocused();
    await expect(form.address).toHaveCount(0);
    expect(shop.ordersOf(customerName)).toEqual([]);
    await form.city.selectOption(customer.reads(efrat.name));
    await form.send.click();
    await expect(customer.orderSent).toBeVisible();
    expect(shop.ordersOf(customerName)).toMatchObject([
      { address: "", city: customer.reads(efrat.name) },
    ]);
  });
});

test("what was typed survives errors, closing the form, a reload, and the city a switch of language", async ({
  customer,
  page,
}) => {
  const form = await customer.goesToCheckout();
  await test.step("errors leave what was typed", async () => {
    await form.fill({ name: "Noa Levi", phoneNumber: "123", email: "noa" });
    await form.delivery.check();
    await form.city.selectOption(customer.reads(efrat.name));
    await form.address.fill("HaGefen 1");
    await form.send.click();
    await expect(form.phoneNumber).toHaveAttribute("aria-invalid", "true");
    await expect(form.name).toHaveValue("Noa Levi");
    await expect(form.phoneNumber).toHaveValue("123");
    await expect(form.email).toHaveValue("noa");
    await expect(form.delivery).toBeChecked();
    await expect(form.address).toHaveValue("HaGefen 1");
  });

  await test.step("closing the form leaves the cart unchanged", async () => {
    await form.dialog.getByRole("button", { name: customer.words.cancel }).click();
    await expect(form.dialog).toBeHidden();
    await expect(customer.button(customer.words.cart.placeOrder)).toBeFocused();
    await expect(customer.dishRow(liver)).toBeVisible();
  });

  await test.step("Escape closes the form, and a click beside it does not", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await customer.goesToCheckout();
    await form.name.fill("Noa");
    await page.mouse.click(10, 450);
    await expect(form.name).toHaveValue("Noa");
    await page.keyboard.press("Escape");
    await expect(form.dialog).toBeHidden();
  });

  await test.step("a reload and a switch of language", async () => {
    await page.reload();
    await customer.switchesLanguage();
    const again = await customer.goesToCheckout();
    await expect(again.name).toHaveValue("Noa");
    await expect(again.phoneNumber).toHaveValue("123");
    await expect(again.delivery).toBeChecked();
    await expect(again.city).toHaveValue(customer.reads(efrat.name));
    await expect(again.address).toHaveValue("HaGefen 1");
  });
});

async function saysOf(field: Locator, problem: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(problem);
  await expect(field).toHaveAttribute("aria-invalid", "true");
}
