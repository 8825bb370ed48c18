import { expect } from "@playwright/test";
import { seedCatalogue } from "#seed/catalogue.ts";
import { EngineCustomer, engineOrderTotal } from "./engine-order.ts";
import { type EnginePage, phone, wide } from "./engine-page.ts";
import { test } from "./engine-test.ts";

/** How far a heading may be from the top of the menu, in CSS pixels. */
const nearby = 60;

const sections = seedCatalogue.menu.map(({ name }) => name.he);

for (const [language, name, size, way] of [
  ["he", "phone", phone, sections],
  ["en", "wide", wide, sections.toReversed()],
] as const)
  test(`WebKit, ${language}, ${name}: an order, from the menu to its page, and each section button scrolls to its heading`, ({
    inWebKit,
    shop,
  }) =>
    inWebKit(size, async (page, attempt) => {
      const customer = new EngineCustomer(
        page,
        shop.address,
        language,
        `${name} ${language} ${attempt}`,
      );
      await test.step("the menu", () => customer.opensMenu());
      await test.step("a large picture", () => customer.looksAtPicture());
      await test.step("a dish", () => customer.choosesDish());
      await test.step("it is in the cart", () => customer.fillsCart());
      await test.step("the cart", () => customer.keepsCart());
      await test.step("the form", () => customer.fillsForm());
      await test.step("a mail address with a slip", () => customer.mistypesAddress());
      const number = await test.step("the order is sent", () => customer.sends());
      expect(shop.ordersOf(customer.name)).toMatchObject([
        { number, language, order_total: engineOrderTotal },
      ]);
      await test.step("the page of the order", () => customer.opensOrder(number));
      await test.step("each section button of the Hebrew menu scrolls to its heading", async () => {
        await customer.visits("/");
        if (language === "en") await customer.presses("button", customer.words.otherLanguageName);
        for (const section of way) {
          await customer.presses("button", section);
          // A busy device may rest for a while before it begins.
          const distance = async () => Math.abs(await restingDistance(page, section));
          await expect.poll(distance, { message: section }).toBeLessThanOrEqual(nearby);
        }
      });
    }));

/** How far below the top of the menu a heading is once nothing moves anymore, in CSS pixels. */
function restingDistance(page: EnginePage, section: string): Promise<number> {
  return page.run(
    (name) =>
      new Promise<number>((resolve) => {
        const heading = [...document.querySelectorAll("main h2")].find(
          (each) => each.textContent === name,
        );
        const area = heading?.closest("section[tabindex]");
        const distance = () =>
          (heading?.getBoundingClientRect().top ?? NaN) -
          (area?.getBoundingClientRect().top ?? NaN);
        let last = distance();
        let still = 0;
        const look = () => {
          const now = distance();
          still = now === last ? still + 1 : 0;
          last = now;
          if (still === 12) resolve(now);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    section,
  );
}
