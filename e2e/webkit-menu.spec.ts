import { expect } from "@playwright/test";
import { seedCatalogue } from "#seed/catalogue.ts";
import { type EnginePage, phone, wide } from "./engine-page.ts";
import { test } from "./engine-test.ts";
import { Person } from "./person.ts";

/** How far a heading may be from the top of the menu, in CSS pixels. */
const nearby = 60;

const sections = seedCatalogue.menu.map(({ name }) => name.he);
const ways = [
  ["phone, downwards", phone, sections],
  ["wide, upwards", wide, sections.toReversed()],
] as const;

for (const [name, size, way] of ways)
  test(`WebKit, ${name}: each section button scrolls to its heading`, ({ inWebKit, shop }) =>
    inWebKit(size, async (page) => {
      const customer = new Person(page, shop.address);
      await customer.visits("/");
      for (const section of way) {
        await customer.presses("button", section);
        // A busy device may rest for a while before it begins.
        const distance = async () => Math.abs(await restingDistance(page, section));
        await expect.poll(distance, { message: section }).toBeLessThanOrEqual(nearby);
      }
    }));

/** How far below the top of the menu a heading is once nothing moves any more, in CSS pixels. */
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
