import { expect } from "@playwright/test";
import { test } from "./visit.ts";
import { found, seedDish, shown } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const portion = found(liver.selections[0]);

/** Keys pressed in an input that shows 4, and the value after them. */
const typed: readonly (readonly [what: string, keys: readonly string[], count: string])[] = [
  ["25 becomes 20", ["2", "5"], "20"],
  ["7 is 7", ["7"], "7"],
  ["a minus sign does nothing, so -3 is 3", ["-", "3"], "3"],
  ["1.5 is 1", ["1", ".", "5"], "1"],
  ["1,5 is 1", ["1", ",", "5"], "1"],
  ["1.55 is 1", ["1", ".", "5", "5"], "1"],
  ["letters do nothing", ["a", "ב", "e"], "4"],
  ["letters before a digit do nothing", ["x", "3"], "3"],
  ["a letter among digits does nothing", ["1", "x", "2"], "12"],
  ["what is cleared is 0", ["Backspace"], "0"],
  ["after clearing it counts from zero", ["Backspace", "8"], "8"],
  ["a 0 before a digit is dropped", ["0", "9"], "9"],
  ["the arrow up adds one", ["ArrowUp"], "5"],
  ["the arrow down takes one away", ["ArrowDown", "ArrowDown"], "2"],
  ["the arrow down stops at 0", ["1", "ArrowDown", "ArrowDown"], "0"],
  ["the arrow up stops at 20", ["1", "9", "ArrowUp", "ArrowUp"], "20"],
];

const pasted: readonly (readonly [text: string, count: string])[] = [
  ["99", "20"],
  ["-3", "3"],
  ["2.75", "2"],
  [" 12 ", "12"],
  ["abc", "4"],
];

test("a count is a whole number from 0 to 20, whatever is typed", async ({ customer }) => {
  await customer.visits("/");
  const dish = await customer.opens(liver);
  const count = dish.count(customer.reads(portion.name));
  for (const [what, keys, expected] of typed) {
    await count.fill("4");
    await count.blur();
    await count.focus();
    for (const key of keys) {
      await (key.length === 1 ? count.pressSequentially(key) : count.press(key));
      // After every single key the value must be valid.
      await expect(count, what).toHaveValue(/^(?:1?\d|20)$/u);
    }
    await expect(count, what).toHaveValue(expected);
    await expect(count, what).toHaveAttribute("aria-valuenow", expected);
    await expect(dish.total, what).toHaveText(shown(Number(expected) * portion.price));
  }
});

test("a count is a whole number from 0 to 20, whatever is pasted", async ({
  customer,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await customer.visits("/");
  const dish = await customer.opens(liver);
  const count = dish.count(customer.reads(portion.name));
  for (const [text, expected] of pasted) {
    await count.fill("4");
    await count.blur();
    await count.focus();
    await customer.page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await count.press("ControlOrMeta+v");
    await expect(count, text).toHaveValue(expected);
    await expect(dish.total, text).toHaveText(shown(Number(expected) * portion.price));
  }
});

test("the buttons, the digits and the bounds of a count", async ({ customer, page }) => {
  await customer.visits("/");
  const dish = await customer.opens(liver);
  const name = customer.reads(portion.name);
  const [count, more, less] = [dish.count(name), dish.more(name), dish.less(name)];

  await test.step("plus and minus stop at the bounds", async () => {
    await expect(count).toHaveValue("0");
    await expect(less).toBeDisabled();
    await more.click();
    await expect(count).toHaveValue("1");
    await less.click();
    await expect(count).toHaveValue("0");
    await count.fill("19");
    await more.click();
    await expect(count).toHaveValue("20");
    await expect(more).toBeDisabled();
    await expect(less).toBeEnabled();
    await expect(count).toHaveAttribute("aria-valuemin", "0");
    await expect(count).toHaveAttribute("aria-valuemax", "20");
  });

  await test.step("a digit typed after a click into the input replaces the count", async () => {
    for (const [before, key] of [
      ["2", "1"],
      ["1", "5"],
    ] as const) {
      await count.fill(before);
      await count.blur();
      await count.click();
      await page.keyboard.press(key);
      await expect(count).toHaveValue(key);
    }
  });

  await test.step("so it does where the focus is there already, as the steps of an iPhone leave it, by a press and by a key", async () => {
    await count.fill("2");
    await count.click();
    await page.keyboard.press("1");
    await expect(count).toHaveValue("1");
    await count.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1));
    await count.click({ position: { x: 5, y: 20 } });
    await page.keyboard.press("7");
    await expect(count).toHaveValue("7");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("4");
    await expect(count).toHaveValue("4");
  });

  await test.step("a button pressed down to the bound keeps the focus, and pressing on changes nothing", async () => {
    for (const [from, button, bound] of [
      ["1", less, "0"],
      ["19", more, "20"],
    ] as const) {
      await count.fill(from);
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(count).toHaveValue(bound);
      await page.keyboard.press("Enter");
      await expect(count).toHaveValue(bound);
      await expect(button).toBeFocused();
      await expect(button).toBeDisabled();
    }
  });

  await test.step("the count of an extra has the same bounds", async () => {
    await page.keyboard.press("Escape");
    const malabi = seedDish("Coconut malabi");
    const syrup = found(malabi.extras[0]);
    const dessert = await customer.opens(malabi);
    const extras = dessert.count(customer.reads(syrup.name));
    await expect(dessert.less(customer.reads(syrup.name))).toBeDisabled();
    await extras.pressSequentially("99");
    await expect(extras).toHaveValue("20");
    await expect(dessert.more(customer.reads(syrup.name))).toBeDisabled();
    await expect(dessert.total).toHaveText(shown(20 * syrup.price));
  });
});
