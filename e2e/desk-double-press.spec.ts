import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { menu } from "#desk/language/he/menu.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { withDesk } from "./desk-shop.ts";
import { goWithin } from "./go-within.ts";
import { pressUndo } from "./press-undo.ts";
import { weekOrders } from "./week-orders.ts";
import { found } from "./words.ts";

const { packing, handingOver, kitchen, money, order, shell } = messagesIn("he");

/** Between the two presses, in milliseconds. */
const pauses = [120, 350, 700, 1500];
const begins = (words: string) => new RegExp(`^${RegExp.escape(words)}`, "u");

/** Every control of the desk that marks: where it is, its name, and what the first of two presses stores. */
const controls: readonly (readonly [path: string, name: RegExp, stored: readonly string[]])[] = [
  ["packing", begins(`${packing.packed}: `), ["packed 1"]],
  ["orders", begins(money.received("app")), ["money"]],
  ["money", begins(money.received("app")), ["money"]],
  ["handing-over", begins(`${handingOver.handedOver}: `), ["handed-over 1"]],
  ["handing-over", /^שולם במזומן/u, ["handed-over 1", "money"]],
  ["route", begins(`${handingOver.handedOver}: `), ["handed-over 1"]],
  ["kitchen", begins(`${kitchen.allDone}: `), ["cooked"]],
  ["menu", begins(`${menu.soldOut}: `), ["menu-saved"]],
];

test("a double press on any control that marks marks once", async ({ browser }) => {
  await withDesk(async (shop) => {
    const numbers = await Promise.all(weekOrders(1, 40).map(shop.place));
    const context = await browser.newContext({
      baseURL: shop.address,
      serviceWorkers: "block",
      viewport: { width: 360, height: 740 },
    });
    await shop.letSellerIn(context);
    const page = await context.newPage();
    await page.clock.install();
    const expected: string[] = [];
    const expectStored = () =>
      expect
        .poll(() => storedEvents(shop.folder), { intervals: [20] })
        .toEqual(expected.toSorted());
    await page.goto("/desk");

    for (const [path, name, stored] of controls)
      await test.step(`${path}: ${name.source}`, async () => {
        await goWithin(page, `/desk/${path}`);
        for (const pause of pauses) {
          await pressTwice(
            page,
            page.getByRole("main").getByRole("button", { name }).first(),
            pause,
          );
          expected.push(...stored);
          await expectStored();
        }
      });

    await test.step("the page of an order", async () => {
      for (const [index, pause] of pauses.entries()) {
        await goWithin(page, `/desk/orders/${numbers[index] ?? ""}`);
        const fact = page.getByRole("button", { name: order.packed, exact: true });
        const before = await fact.getAttribute("aria-pressed");
        await pressTwice(page, fact, pause);
        await expect(fact).toHaveAttribute("aria-pressed", before === "true" ? "false" : "true");
        expected.push(before === "true" ? "packed 0" : "packed 1");
        await pressTwice(
          page,
          page.getByRole("button", { name: order.cancel, exact: true }),
          pause,
        );
        expected.push("cancelled");
        await expectStored();
      }
    });

    await test.step("Undo that slides under the finger does not answer; elsewhere it does", async () => {
      await goWithin(page, "/desk/orders");
      const paid = page
        .getByRole("main")
        .getByRole("button", { name: begins(money.received("app")) });
      const undo = page.getByRole("button", { name: shell.undo });
      await paid.first().click();
      await pressUndo(page);
      expected.push("money", "undone");
      await expectStored();
      for (const pause of pauses) {
        const { x, y } = await pressOnce(page, paid.first());
        await layUnder(undo, x, y);
        await page.clock.runFor(pause);
        await page.mouse.click(x, y);
        await page.clock.resume();
        expected.push("money");
        await expectStored();
        await undo.evaluate((each) => each.removeAttribute("style"));
      }
    });
    await context.close();
  });
});

/** Presses at the same spot again after a pause, whatever lies there then. */
async function pressTwice(page: Page, control: Locator, pause: number): Promise<void> {
  const { x, y } = await pressOnce(page, control);
  await page.clock.runFor(pause);
  await page.mouse.click(x, y);
  await page.clock.resume();
}

/** Stops the clock of the page, presses the middle of a control, and gives that point. */
async function pressOnce(page: Page, control: Locator): Promise<Point> {
  await expect(control).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  // Nothing is rendered any more, except answers of the server.
  const place = () => control.evaluate(findMiddle);
  await expect.poll(place, { intervals: [20] }).toBeDefined();
  const { x, y } = found(await place());
  await page.mouse.click(x, y);
  return { x, y };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page. Undefined if something else lies in the middle of the control. */
function findMiddle(control: Element): Point | undefined {
  control.scrollIntoView({ block: "center" });
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return control.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined;
}

/** Lays an element under the finger. */
async function layUnder(element: Locator, x: number, y: number): Promise<void> {
  await element.evaluate(
    (each, [left, top]) => {
      const { width, height } = each.getBoundingClientRect();
      each.style.cssText = `position:fixed;inset:auto;z-index:9;left:${String(left - width / 2)}px;top:${String(top - height / 2)}px`;
    },
    [x, y] as const,
  );
}

/** Kind and value of all stored events, in alphabetical sequence, without the device; amounts are left out. */
function storedEvents(folder: string): readonly string[] {
  const database = new DatabaseSync(join(folder, "shop.sqlite"), { readOnly: true });
  try {
    const rows = database
      .prepare("select kind, value from events where kind <> 'device-linked'")
      .all();
    return rows
      .map(({ kind, value }) =>
        kind === "packed" || kind === "handed-over" ? `${kind} ${String(value)}` : String(kind),
      )
      .toSorted();
  } finally {
    database.close();
  }
}
