import { expect, type Page } from "@playwright/test";
import { stopClock } from "./page-clock.ts";
import { test } from "./visit.ts";
import { found, seedDish } from "./words.ts";

const liver = seedDish("Chopped chicken liver");

/** Presses a place of the screen twice, whatever is there at the second time. The moment after a closed dialog lasts until `pass`. */
async function pressesTwice(page: Page, at: { x: number; y: number }): Promise<void> {
  await page.mouse.dblclick(at.x, at.y);
}

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = found(
    (await page.getByRole("button", { name, exact: true }).boundingBox()) ?? undefined,
  );
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("a second press on 'Add to cart' does not hit what lies below the dialog, and a second Enter does not open it again", async ({
  customer,
  page,
}) => {
  await customer.visits("/");
  // Reports what the presses hit. Links do not open, so that the test can go on.
  const hit = await page.evaluateHandle(() => {
    const names: string[] = [];
    addEventListener("click", (event) => {
      names.push((event.target as Element).closest("a, button")?.tagName ?? "nothing");
      if ((event.target as Element).closest("a") !== null) event.preventDefault();
    });
    return names;
  });
  const dish = await customer.opens(liver);
  await dish.more(customer.reads(found(liver.selections[0]).name)).click();
  // Lifts the dialog's buttons over the bottom bar of a phone.
  const at = await middleOf(page, customer.words.dish.addToCart);
  await stopClock(page);
  await pressesTwice(page, at);
  await expect(dish.dialog).toBeHidden();
  const below = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, at);
  expect(below).toBe("HTML");
  // The press on 'Order this', on + and the first one on 'Add to cart'.
  expect((await hit.jsonValue()).filter((name) => name !== "nothing")).toHaveLength(3);
  await expect(customer.orderButton(liver)).toBeFocused();
  await page.clock.runFor(1_000);

  await page.keyboard.press("Enter");
  const again = await customer.dishDialog(liver);
  await again.more(customer.reads(found(liver.selections[0]).name)).press("Enter");
  await again.updateCart.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(again.dialog).toBeHidden();
  await expect(customer.orderButton(liver)).toBeFocused();
  await page.clock.runFor(1_000);
  await expect(again.dialog).toBeHidden();
  await customer.goesToCart();
});

test("a double click on Confirm does not press the cart below", async ({ customer, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const others = [seedDish("Date maamoul"), seedDish("Orange cake")] as const;
  await customer.returnsTo("/cart", [liver, 1], [others[0], 1], [others[1], 1]);
  await customer.button(customer.words.cart.removeDish(customer.reads(liver.name))).click();
  const at = await middleOf(page, customer.words.confirm);
  await stopClock(page);
  await pressesTwice(page, at);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const below = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, at);
  expect(below).toBe("HTML");
  await page.clock.runFor(1_000);
  await customer.edits(others[1]);
});
