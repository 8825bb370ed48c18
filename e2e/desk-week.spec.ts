import { DatabaseSync } from "node:sqlite";
import { expect, type Locator, test } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { withDesk } from "./desk-shop.ts";
import { pressNext } from "./press-next.ts";
import { weekOrders } from "./week-orders.ts";

const { packing, handingOver, shell } = messagesIn("he");

const orders = 100;
/** The whole week, from its deadline until everything is settled; the nearest product of its kind needs 300. */
const mostPresses = 125;

test("a hundred orders are packed, paid and handed over at 360 px in at most 125 presses", async ({
  browser,
}, testInfo) => {
  await withDesk(async (shop) => {
    const { address, folder } = shop;
    await Promise.all(weekOrders(1, orders).map(shop.place));
    const context = await browser.newContext({
      baseURL: address,
      serviceWorkers: "block",
      viewport: { width: 360, height: 740 },
    });
    await shop.letSellerIn(context);
    const page = await context.newPage();
    let presses = 0;
    const press = async (control: Locator) => {
      await pressNext(control);
      presses += 1;
    };
    const main = page.getByRole("main");
    const sections = page.getByRole("navigation", { name: shell.sections });

    await page.goto("/desk");
    const go = async (name: string) => {
      await press(sections.getByRole("button", { name: shell.more }));
      await press(sections.getByRole("link", { name }));
    };
    await go(packing.title);
    const boxes = main.getByText(packing.packedOf(0, orders));
    await expect(boxes).toBeVisible();
    const rest = main.getByRole("button", { name: /^סימון /u });
    for (let left = await rest.count(); left > 0; left -= 1) {
      await press(rest.first());
      await expect(rest).toHaveCount(left - 1);
      // The button is gone, and the focus has not gone with it.
      await expect(main.locator("h2:focus")).toHaveCount(1);
    }
    await expect(main.getByText(packing.packedOf(orders, orders))).toBeVisible();

    await go(handingOver.title);
    const paid = main.getByRole("button", { name: /^שולם במזומן/u });
    await expect(paid).toHaveCount(orders);
    for (let left = orders; left > 0; left -= 1) {
      await press(paid.first());
      await expect(paid).toHaveCount(left - 1);
    }
    await expect(main.getByText(handingOver.handedOverOf(orders, orders))).toBeVisible();

    await expect.poll(() => settledOrders(folder)).toBe(orders);
    const line = `${String(orders)} orders were packed, paid and handed over in ${String(presses)} presses`;
    testInfo.annotations.push({ type: "presses", description: line });
    process.stdout.write(`${line}\n`);
    expect(presses).toBeLessThanOrEqual(mostPresses);
    await context.close();
  });
});

/** How many orders are packed, handed over and paid exactly, as the server stored it. */
function settledOrders(folder: string): unknown {
  const database = new DatabaseSync(`${folder}/shop.sqlite`, { readOnly: true, timeout: 5_000 });
  try {
    return database
      .prepare(
        "select count(*) as settled from order_states where packed = 1 and handed_over = 1 and received = due and due > 0",
      )
      .get()?.["settled"];
  } finally {
    database.close();
  }
}
