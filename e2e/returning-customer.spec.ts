import { expect } from "@playwright/test";
import { axeViolations } from "./axe-violations.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { expectFilledIn, filledOrderTotal, fillIn } from "./filled-form.ts";
import { ordersAndOpens } from "./order-page.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { seedDish, seedPlace, shown } from "./words.ts";

const liver = seedDish("Chopped chicken liver");

visitInBothLanguages(() => {
  test("a returning customer finds her details and the same as last time, and one press forgets the details", async ({
    customer,
    customerName,
    page,
    expectOnConsole,
  }) => {
    // Without a connection, also of code that is prefetched at that moment.
    expectOnConsole(/Failed to load resource|failed|no answer|could not be prefetched/u);
    const { myDetails, sameAgain: again } = customer.words.ofOrder;
    const sameAgain = page.getByRole("button", { name: `${again} · ${shown(filledOrderTotal)}` });
    const details = () => page.evaluate(() => localStorage.getItem("myDetails"));

    await test.step("the first form says that they will be kept, and keeps nothing before it is sent", async () => {
      const form = await fillIn(customer, customerName);
      await expect(form.dialog).toContainText(myDetails.willBeKept);
      await expect(form.dialog).not.toContainText(myDetails.kept);
      expect(await details()).toBeNull();
      await form.send.click();
      await expect(customer.orderSent).toBeVisible();
    });

    await test.step("in a new tab the form is filled in, and only has to be sent", async () => {
      await customer.returnsTo("/cart", [liver, 1]);
      const form = await customer.goesToCheckout();
      await expectFilledIn(form, customerName);
      await expect(form.dialog).toContainText(myDetails.kept);
      await expect(form.dialog).not.toContainText(myDetails.willBeKept);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectToFit(page, "a form that is filled in");
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step("one press forgets them, and nothing brings them back", async () => {
      await customer.button(myDetails.forget).click();
      const form = customer.orderForm;
      await expect(form.name).toHaveValue("");
      await expect(form.name).toBeFocused();
      await expect(form.address).toHaveCount(0);
      await expect(form.dialog).toContainText(myDetails.willBeKept);
      expect(await details()).toBeNull();
      expect(
        await page.evaluate((name) => JSON.stringify(sessionStorage).includes(name), customerName),
      ).toBe(false);
      await page.reload();
      await customer.goesToCheckout();
      await expect(form.name).toHaveValue("");
    });

    await test.step("the same as last time comes from the empty cart, without her details", async () => {
      await page.evaluate(() => sessionStorage.clear());
      await customer.settlesOn("/cart");
      await sameAgain.click();
      await expect(customer.dishRow(liver)).toContainText(shown(3 * 3200));
      await expect(sameAgain).toHaveCount(0);
      const form = await customer.goesToCheckout();
      await expect(form.name).toHaveValue("");
    });

    await test.step("and from the menu; without a connection the cart stays empty and she is told", async () => {
      await page.evaluate(() => sessionStorage.clear());
      await customer.settlesOn("/");
      // Its code is loaded after hydration.
      await expect(sameAgain).toBeVisible();
      await page.context().setOffline(true);
      await sameAgain.click();
      await expect(page.getByRole("alert")).toHaveText(customer.words.ofOrder.sameAgainFailed);
      await page.context().setOffline(false);
      await sameAgain.click();
      await expect(customer.heading(customer.words.cart.title)).toBeFocused();
      await expect(customer.dishRow(liver)).toContainText(shown(3 * 3200));
    });
  });

  test("what her browser forgot comes back by the link of the order: the order at once, her details when she presses", async ({
    customer,
    customerName,
    page,
  }) => {
    const { myDetails, myOrders, keepDetails, order, toOrder } = customer.words.ofOrder;
    const stored = (name: string) => page.evaluate((key) => localStorage.getItem(key), name);
    const { number, path } = await ordersAndOpens(customer, customerName, toOrder);
    // As Safari does after a week without a visit; the page of an order would put it back at once.
    await customer.settlesOn("/about");
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await customer.settlesOn("/my-orders");
    await expect(page.getByText(myOrders.emptyHint)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectToFit(page, "no orders");

    await customer.settlesOn(path);
    const keep = customer.button(keepDetails);
    await expect(keep).toBeVisible();
    expect(await stored("myOrders")).toContain(number);
    expect(await stored("myDetails")).toBeNull();
    await expectToFit(page, "details to be kept");
    expect(await axeViolations(page)).toEqual([]);
    await keep.click();
    await expect(keep).toHaveCount(0);
    await expect(page.getByText(myDetails.kept)).toBeVisible();
    await expect(page.locator("div:focus")).toContainText(myDetails.kept);
    await customer.button(myDetails.forget).click();
    expect(await stored("myDetails")).toBeNull();
    await keep.click();
    // By its id the city is found in the other language.
    const { id } = seedPlace("Jerusalem");
    await expect.poll(() => stored("myDetails")).toContain(`"cityId":"${id ?? ""}"`);

    await customer.settlesOn("/my-orders");
    await expect(page.getByRole("link", { name: order(number) })).toHaveAttribute("href", path);
    await customer.returnsTo("/cart", [liver, 1]);
    const form = await customer.goesToCheckout();
    await expectFilledIn(form, customerName);
  });
});
