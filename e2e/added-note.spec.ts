import { expect } from "@playwright/test";
import { test } from "./visit.ts";
import { found, type SeedDish, seedDish, shown } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const kubbeh = seedDish("Beet kubbeh soup");
const cake = seedDish("Orange cake");

test("after a dish was added, a note above the bottom bar says so and leads to the cart", async ({
  customer,
  page,
  expectOnConsole,
}) => {
  // Timers of the page ask this while the clock runs ahead: the foot of the menu has been seen by then.
  expectOnConsole(/^TellsOfOpening failed TimeoutError: signal timed out$/u);
  await customer.visits("/");
  await page.clock.install();
  const noteOn = (dish: SeedDish) =>
    page.getByRole("status").filter({ hasText: customer.reads(dish.name) });
  const toCart = (total: number) =>
    page.getByRole("main").getByRole("link", { name: shown(total) });

  await test.step("the note lies above the bottom bar", async () => {
    // While the clock runs ahead, a question that waits for its answer would time out.
    const answers = ["DishFacts", "FullMenuWithIds"].map((name) =>
      page.waitForEvent("requestfinished", (request) => (request.postData() ?? "").includes(name)),
    );
    await customer.puts(1, cake);
    await Promise.all(answers);
    await expect(noteOn(cake)).toBeInViewport({ ratio: 1 });
    await expect(toCart(4600)).toBeInViewport({ ratio: 1 });
    const bar = found((await customer.bottomBar.boundingBox()) ?? undefined);
    const link = found((await toCart(4600).boundingBox()) ?? undefined);
    const end = link.y + link.height;
    expect(end).toBeLessThanOrEqual(bar.y);
    // The links at the end of the page may stand between.
    expect(end).toBeGreaterThan(bar.y - 100);
    await expect(customer.dishRow(cake)).toContainText(customer.words.menu.inCart(1));
  });

  await test.step("it goes after a while, but not while the focus or the pointer is on it", async () => {
    await toCart(4600).focus();
    await page.clock.runFor(60_000);
    await expect(toCart(4600)).toBeFocused();
    await toCart(4600).hover();
    // Of an element that is in sight: scrolling would move the note away from the pointer.
    await customer.bottomBar.getByRole("link").first().focus();
    await page.clock.runFor(60_000);
    await expect(toCart(4600)).toBeVisible();
    await page.mouse.move(0, 0);
    // Until the note has noticed that the pointer has left, its time does not run.
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(toCart(4600)).toHaveCount(0, { timeout: 100 });
    }).toPass();
  });

  await test.step("an update of a dish in the cart is not said to have added it", async () => {
    await customer.puts(3, liver);
    await expect(noteOn(liver)).toBeVisible();
    const dish = await customer.opens(liver);
    await dish.count(customer.reads(found(liver.selections[0]).name)).fill("2");
    await dish.updateCart.click();
    await expect(dish.dialog).toBeHidden();
    await expect(customer.dishRow(liver)).toContainText(customer.words.menu.inCart(2));
    // Nor the earlier note, which would disappear after a while.
    expect(await noteOn(liver).count()).toBe(0);
  });

  await test.step("the note leads to the cart", async () => {
    await customer.puts(1, kubbeh);
    await toCart(4600 + 6400 + 3900).click();
    await expect(customer.heading(customer.words.cart.title)).toBeVisible();
  });
});
