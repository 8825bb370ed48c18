import { expect } from "@playwright/test";
import { holdBack } from "./hold-back.ts";
import { test } from "./visit.ts";
import { found, seedDish, shown } from "./words.ts";

const soup = seedDish("Pumpkin and coconut soup");

test("a dish whose button is pressed before the code has loaded opens with what its row has, and can be filled in when it has", async ({
  customer,
}) => {
  const { page } = customer;
  const letCodeIn = await holdBack(page, "**/assets/*.js");
  const name = customer.reads(soup.name);
  const early = page.getByRole("dialog", { name, exact: true });
  const [description] = found(soup.descriptions);
  /** Where the parts are that the dialog has before and after the code. */
  const places = async () => ({
    heading: await early.getByRole("heading", { name, exact: true }).evaluate(placeOfLine),
    picture: await early.locator("img").boundingBox(),
    description: await early.getByText(customer.reads(found(description))).boundingBox(),
  });

  await page.goto("/about", { waitUntil: "commit" });
  await page.goto("/", { waitUntil: "commit" });
  await test.step("its button, Escape and Back close it", async () => {
    await customer.pressesOrder(soup);
    await early.getByRole("button", { name: customer.words.close }).click();
    await expect(early).toBeHidden();
    await customer.pressesOrder(soup);
    await page.keyboard.press("Escape");
    await expect(early).toBeHidden();
    await expect(customer.orderButton(soup)).toBeFocused();
    await customer.pressesOrder(soup);
    await page.evaluate(() => history.back());
    await expect(early).toBeHidden();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  await customer.orderButton(soup).dblclick();
  await expect(early).toContainText(shown(found(soup.selections[0]).price));
  const before = await places();
  letCodeIn();
  const dish = await customer.dishDialog(soup);
  const portions = dish.count(customer.reads(found(soup.selections[0]).name));
  await portions.fill("1");
  expect(await places()).toEqual(before);
  // The dialog opens only once: after closing it stays closed.
  await dish.cancel.click();
  await expect(dish.dialog).toBeHidden();
  await expect(customer.orderButton(soup)).toBeFocused();
  await customer.puts(1, soup);
  await page.goBack();
  await expect(customer.heading(customer.words.about.title)).toBeVisible();
});

test("a dish that is pressed before the code of its dialog has loaded opens at once too, and does not come back once it is closed", async ({
  customer,
}) => {
  const { page } = customer;
  const files = "**/assets/dish-dialog-*.js";
  const letCodeIn = await holdBack(page, files);
  const code = page.waitForRequest(files);
  await customer.settlesOn("/");
  await customer.pressesOrder(soup);
  const early = page.getByRole("dialog", { name: customer.reads(soup.name), exact: true });
  await early.getByRole("button", { name: customer.words.close }).click();
  await expect(early).toBeHidden();
  letCodeIn();
  // What waits for the code is told before another import of it is.
  await page.evaluate(async (address) => {
    await import(address);
    await new Promise(requestAnimationFrame);
  }, (await code).url());
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await customer.pressesOrder(soup);
  const dish = await customer.dishDialog(soup);
  await dish.count(customer.reads(found(soup.selections[0]).name)).fill("1");
  await dish.addToCart.click();
  await expect(dish.dialog).toBeHidden();
});

test("the language toggle works before the code has loaded", async ({ customer }) => {
  const { page } = customer;
  const letCodeIn = await holdBack(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await customer.button(customer.words.otherLanguageName).click();
  letCodeIn();
  await expect(page.locator("html")).toHaveAttribute(
    "lang",
    customer.language === "he" ? "en" : "he",
  );
});

/** Where a line of text begins in Hebrew, and its middle: the font of the page may arrive meanwhile. */
function placeOfLine(element: Element): object {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { right, top, bottom } = range.getBoundingClientRect();
  return { right, middle: (top + bottom) / 2 };
}
