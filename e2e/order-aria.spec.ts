import { expect } from "@playwright/test";
import { fillIn } from "./filled-form.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { found, seedDish } from "./words.ts";

const malabi = seedDish("Coconut malabi");
const topping = found(malabi.options[0]);

// What screen readers get, as text: a name, role or state that changes shows in the diff of the files.
visitInBothLanguages((language) => {
  test("form, cart and dish have the expected accessibility tree", async ({ customer, page }) => {
    const name = customer.reads.bind(customer);
    const form = await fillIn(customer, "Noa");
    await expect(form.dialog).toMatchAriaSnapshot({ name: `order-form-${language}.aria.yml` });
    await page.keyboard.press("Escape");
    await expect(form.dialog).toBeHidden();
    await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: `cart-${language}.aria.yml` });

    // As it was read aloud and approved, with one cup counted and a topping chosen.
    await customer.goesToMenu();
    const { dialog, more, choice } = await customer.opens(malabi);
    await more(name(found(malabi.selections[0]).name)).click();
    await choice(name(topping.name), name(found(topping.choices[0]).name)).check();
    await expect(dialog).toMatchAriaSnapshot({ name: `dish-${language}.aria.yml` });
  });
});
