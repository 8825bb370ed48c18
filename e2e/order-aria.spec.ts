import { expect } from "@playwright/test";
import { fillIn } from "./filled-form.ts";
import { inBothLanguages, test } from "./visit.ts";

// What screen readers get of the cart and the form, as text: a name, role or state that changes shows in the diff of the files.
inBothLanguages((language) => {
  test("cart and form have the expected accessibility tree", async ({ customer, page }) => {
    const form = await fillIn(customer, "Noa");
    await expect(form.dialog).toMatchAriaSnapshot({ name: `order-form-${language}.aria.yml` });
    await page.keyboard.press("Escape");
    await expect(form.dialog).toBeHidden();
    await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: `cart-${language}.aria.yml` });
  });
});
