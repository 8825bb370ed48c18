import { expect } from "@playwright/test";
import type { Customer } from "./customer.ts";
import type { OrderForm } from "./order-form.ts";
import { storeCart } from "./stored-cart.ts";
import { seedDish, seedPlace } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const jerusalem = seedPlace("Jerusalem");

/** Total of the order of `fillIn` with delivery, in agorot. */
export const filledOrderTotal = 3 * 3200 + jerusalem.deliveryPrice;

/**
 * Opens the cart with three portions of liver, and its form as the customer filled it in before a reload: a delivery to
 * Jerusalem that only has to be sent. `order-journey` and `order-form` prove that the form is filled in by hand.
 */
export async function fillIn(customer: Customer, customerName: string): Promise<OrderForm> {
  const { page, language } = customer;
  await storeCart(page, language, [[liver, 3]], {
    name: customerName,
    phoneNumber: "0521234567",
    email: "noa@mail.example",
    orderType: "delivery",
    city: customer.reads(jerusalem.name),
    cityLanguage: language,
    cityId: jerusalem.id ?? "",
    address: "HaGefen 1",
  });
  await customer.visits("/cart");
  const form = await customer.goesToCheckout();
  // The cities are loaded after the form is shown.
  await expect(form.city).toHaveValue(customer.reads(jerusalem.name));
  return form;
}

/** A form that is filled in as `fillIn` does, in either language. */
export async function expectFilledIn(form: OrderForm, customerName: string): Promise<void> {
  await expect(form.name).toHaveValue(customerName);
  await expect(form.phoneNumber).toHaveValue("0521234567");
  await expect(form.email).toHaveValue("noa@mail.example");
  await expect(form.delivery).toBeChecked();
  await expect(form.city).not.toHaveValue("");
  await expect(form.address).toHaveValue("HaGefen 1");
}
