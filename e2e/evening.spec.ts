import { expect } from "@playwright/test";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";
import { type ClockShop, withClockShop } from "./clock-shop.ts";
import { countPresses } from "./count-presses.ts";
import type { Customer } from "./customer.ts";
import { test } from "./shop.ts";
import { found, type Language, languages, seedDish, seedPlace, shown } from "./words.ts";

const malabi = seedDish("Coconut malabi");
const cup = found(malabi.selections[0]);
const [topping] = malabi.options;
const efrat = seedPlace("Efrat");
const name = { he: "נועה לוי", en: "Noa Levi" };

const monday = Date.parse("2026-12-07T18:00:00Z");
const aWeekLater = monday + 7 * 24 * 60 * 60 * 1000;
const dearerBy = 100;

/** Orders a dish with an option, as somebody who has never been here, and reads what was sent. */
async function ordersFirst(customer: Customer, way: "pickup" | "delivery") {
  const { page, words, language } = customer;
  const count = countPresses(page);
  const { press, type } = count;
  await customer.settlesOn("/");
  await press("order the dish", customer.orderButton(malabi));
  const dish = await customer.dishDialog(malabi);
  const [peanuts] = found(topping).choices;
  await press("one more", dish.more(customer.reads(cup.name)));
  const choice = customer.reads(found(peanuts).name);
  await press("the option", dish.choice(customer.reads(found(topping).name), choice));
  await press("add to cart", dish.addToCart);
  await press("to the cart", page.getByRole("main").getByRole("link", { name: shown(cup.price) }));
  await press("place the order", customer.button(words.cart.placeOrder));
  const form = customer.orderForm;
  await expect(form.city).toBeVisible();
  await type("the name", form.name, name[language]);
  await type("the phone number", form.phoneNumber, "0521234567");
  await type("the email", form.email, "noa@mail.example");
  await press(way, form[way]);
  await count.choose("the city", form.city, customer.reads(efrat.name));
  if (way === "delivery") await type("the address", form.address, "HaGefen 1");
  await press("send", form.send);
  await expect(customer.orderSent).toBeVisible();
  return count;
}

/** Opens the link to the order in its confirmation. */
async function opensMail(shop: ClockShop, { page }: Customer, number: string): Promise<void> {
  const mails = await shop.mailsOf(number);
  await page.goto(found(/https?:\S+\/order\/\d+\/[\w-]+/u.exec(mails.join("\n")) ?? undefined)[0]);
}

async function makesDearer({ store }: ClockShop): Promise<void> {
  const { version, catalogue } = found(await store.currentCatalogue());
  const menu = catalogue.menu.map((type) => ({
    ...type,
    dishes: type.dishes.map((dish) =>
      dish.name.en === malabi.name.en
        ? {
            ...dish,
            selections: dish.selections.map((each) => ({
              ...each,
              price: agorot(each.price + dearerBy),
            })),
          }
        : dish,
    ),
  }));
  await store.saveCatalogue({ catalogue: { ...catalogue, menu }, after: version, savedAt: monday });
}

const ordersIn = async ({ store }: ClockShop, week: string) =>
  (await ordersOfWeek(store, week)).orders;
/** The cart totals of the orders of a week. */
const storedIn = async (shop: ClockShop, week: string) =>
  (await ordersIn(shop, week)).map(({ order }) => order.totalPrice);

function evening(language: Language): void {
  test(`a customer's evening and the same a week later, in ${language}, each with few presses`, async ({
    browser,
  }) => {
    await withClockShop(browser, monday, async (shop) => {
      let customer = await shop.newCustomer(monday, language);
      const { words } = customer;
      const { changing, sameAgain } = words.ofOrder;
      const total = (portions: number, price: number = cup.price) =>
        portions * price + efrat.pickupPrice;

      await test.step("the first order, which she fetches", async () => {
        (await ordersFirst(customer, "pickup")).expectAtMost(12, "first order, pickup");
        await expect(customer.orderSent).toContainText(shown(total(1)));
      });

      await test.step("she opens the mail and changes it", async () => {
        const { number } = found((await ordersIn(shop, "2026-12-09"))[0]);
        customer = await shop.comesBack(customer, monday);
        const { press, expectAtMost } = countPresses(customer.page);
        await opensMail(shop, customer, number);
        // What is to be paid comes first.
        const [first] = await customer.page.getByRole("heading", { level: 2 }).allTextContents();
        expect(first).toBe(words.ofOrder.payment);
        await expect(customer.page.getByText(shown(total(1))).first()).toBeInViewport({ ratio: 1 });
        await press("change", customer.button(words.ofOrder.change));
        await press(
          "one more",
          customer.dishRow(malabi).getByRole("button", { name: /^(?:עוד|More): / }),
        );
        await press("to the form", customer.button(changing.placeOrder));
        await press("send", customer.orderForm.dialog.getByRole("button", { name: changing.send }));
        await expect(customer.page.getByText(words.ofOrder.saidChangedMail)).toBeFocused();
        await expect(customer.page.getByRole("main")).toContainText(shown(total(2)));
        expectAtMost(5, "change");
      });

      await test.step("a week later she orders the same in a new tab, at the new price", async () => {
        await makesDearer(shop);
        shop.setTime(aWeekLater);
        const returning = await shop.comesBack(customer, aWeekLater);
        const { press, expectAtMost } = countPresses(returning.page);
        await returning.settlesOn("/");
        await press("the same", returning.button(`${sameAgain} · ${shown(total(2))}`));
        const [from, to] = [cup.price, cup.price + dearerBy].map((price) => agorot(2 * price));
        await expect(returning.page.getByRole("alert")).toContainText(
          words.changes["price-changed"](
            customer.reads(malabi.name),
            isolatedPriceText(found(from)),
            isolatedPriceText(found(to)),
          ),
        );
        await press("seen", returning.button(words.cart.understood));
        await press("place the order", returning.button(words.cart.placeOrder));
        const form = returning.orderForm;
        await expect(form.name).toHaveValue(name[language]);
        await expect(form.pickup).toBeChecked();
        await expect(form.city).toHaveValue(customer.reads(efrat.name));
        await press("send", form.send);
        await expect(returning.orderSent).toContainText(shown(total(2, cup.price + dearerBy)));
        expectAtMost(5, "the same again");
      });

      expect(await storedIn(shop, "2026-12-09")).toEqual([2 * cup.price]);
      expect(await storedIn(shop, "2026-12-16")).toEqual([2 * (cup.price + dearerBy)]);
    });
  });
}

for (const language of languages) evening(language);

test("a first order that is delivered takes at most 13 presses", async ({ browser }) => {
  await withClockShop(browser, monday, async (shop) => {
    const customer = await shop.newCustomer(monday);
    (await ordersFirst(customer, "delivery")).expectAtMost(13, "first order, delivery");
  });
});
