import { expect } from "@playwright/test";
import { test } from "./visit.ts";
import { seedDish } from "./words.ts";

const malabi = seedDish("Coconut malabi");

test("the menu keeps its place on the way to the cart and back, in the other language and over a reload", async ({
  customer,
  page,
}) => {
  const staysAtDessert = async () => {
    const heading = customer.heading(customer.reads(malabi.name));
    await expect(heading).toBeInViewport({ ratio: 1 });
    // It is at the top of the area and not only somewhere in it.
    const { title } = customer.words.menu;
    const area = page.getByRole("region", { name: title, exact: true });
    await expect
      .poll(async () => {
        const [areaBox, headingBox] = [await area.boundingBox(), await heading.boundingBox()];
        return Math.abs((headingBox?.y ?? Number.NaN) - (areaBox?.y ?? Number.NaN));
      })
      .toBeLessThan(60);
  };
  await customer.settlesOn("/");
  await customer.dishRow(malabi).evaluate((row) => row.scrollIntoView({ block: "start" }));
  await staysAtDessert();

  await customer.goesToCart();
  await page.goBack();
  await staysAtDessert();
  await customer.goesToCart();
  await customer.goesToMenu();
  await staysAtDessert();
  await customer.switchesLanguage();
  await staysAtDessert();
  await page.reload();
  await staysAtDessert();
});
