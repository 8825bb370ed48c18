import { expect, type Locator, type Page } from "@playwright/test";
import { messageTexts } from "#desk/language/message-texts.ts";
import { messagesIn } from "#desk/language/messages.ts";
import { withDesk } from "./desk-shop.ts";
import { goWithin } from "./go-within.ts";
import { markingControls, openAll } from "./marking-controls.ts";
import { pressNext } from "./press-next.ts";
import { pressUndo } from "./press-undo.ts";
import { test } from "./shop.ts";
import { storedEvents } from "./stored-events.ts";
import { weekOrders } from "./week-orders.ts";
import { found } from "./words.ts";

const message = messageTexts.he;

const { packing, money, order, shell, today } = messagesIn("he");

/** Between the two presses, in milliseconds. */
const pauses = [120, 350, 700, 1500] as const;
/** Two of them, in turns: each control is pressed again before the server can have answered or soon after, and later. */
const pausesOf = (turn: number) =>
  turn % 2 === 0 ? ([120, 700] as const) : ([350, 1500] as const);
const begins = (words: string) => new RegExp(`^${RegExp.escape(words)}`, "u");

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
    let waiting = 0;
    page.on("request", () => (waiting += 1));
    for (const end of ["requestfinished", "requestfailed"] as const)
      page.on(end as "requestfailed", () => (waiting -= 1));
    const main = page.getByRole("main");
    const button = (name: string) => main.getByRole("button", { name, exact: true });
    const expected: string[] = [];
    const expectStored = () =>
      expect
        .poll(() => storedEvents(shop.folder), { intervals: [20] })
        .toEqual(expected.toSorted());
    /** Presses a spot twice, whatever lies there then. Only the first press may store something. */
    const pressTwice = async (control: Locator, pause: number, stored: readonly string[]) => {
      // A page takes no press while another one is on its way, and is rendered again with what it asks for.
      await expect(control).toBeVisible();
      await expect.poll(() => waiting, { intervals: [20] }).toBe(0);
      const { x, y } = await pressOnce(page, control);
      expected.push(...stored);
      await page.clock.runFor(pause);
      // The answer of the server may be there by then, except after the shortest pause.
      if (pause > 120) await expectStored();
      await page.mouse.click(x, y);
      await page.clock.resume();
      await expectStored();
    };
    await page.goto("/desk");

    for (const [turn, { path, name, within, stored }] of markingControls.entries())
      await test.step(`${path}: ${name.source} ${within ?? ""}`, async () => {
        await goWithin(page, `/desk/${path}`);
        const control = (within === undefined ? main : main.locator(within))
          .getByRole("button", { name })
          .first();
        if (within !== undefined) await openAll(page);
        for (const pause of pausesOf(turn)) {
          const label = (await control.getAttribute("aria-label")) ?? "";
          const count = Number(/\d+/u.exec(label)?.[0]);
          await pressTwice(control, pause, typeof stored === "function" ? stored(count) : stored);
        }
      });

    await test.step("the page of an order", async () => {
      for (const [index, pause] of pausesOf(0).entries()) {
        await goWithin(page, `/desk/orders/${numbers[index] ?? ""}`);
        for (const [fact, kind] of [
          [order.packed, "packed"],
          [order.handedOver, "handed-over"],
        ] as const) {
          const isSet = (await button(fact).getAttribute("aria-pressed")) === "true";
          await pressTwice(button(fact), pause, [`${kind} ${isSet ? "0" : "1"}`]);
          await expect(button(fact)).toHaveAttribute("aria-pressed", String(!isSet));
        }
        for (const way of [order.receive, order.giveBack]) {
          await main.getByLabel(order.amount, { exact: true }).fill("10");
          await pressTwice(button(way), pause, ["money"]);
        }
        await main.getByLabel(order.newNote).fill("2");
        await pressTwice(button(order.addNote), pause, ["note"]);
        const undo = main.getByRole("button", { name: begins(shell.undo) });
        await pressTwice(undo.first(), pause, ["undone"]);
        await pressTwice(button(order.cancel), pause, ["cancelled"]);
        await pressTwice(button(order.restore), pause, ["restored"]);
      }
    });

    await test.step("the payment of a canceled order is given back", async () => {
      for (const number of numbers.slice(4, 6)) {
        await goWithin(page, `/desk/orders/${number}`);
        await main.getByLabel(order.amount, { exact: true }).fill("10");
        await button(order.receive).click();
        await pressNext(button(order.cancel));
        expected.push("money", "cancelled");
      }
      await goWithin(page, "/desk/money");
      for (const pause of pausesOf(1))
        await pressTwice(
          main.getByRole("button", { name: begins(money.gaveBack("app")) }).first(),
          pause,
          ["money"],
        );
    });

    await test.step("a message is sent, and is not withdrawn by the same press", async () => {
      await goWithin(page, "/desk/message");
      await main.getByLabel(message.subject.he, { exact: true }).fill("איסוף");
      await main.getByLabel(message.text.he, { exact: true }).fill("משעה תשע.");
      await button(message.preview).click();
      await pressTwice(main.getByRole("button", { name: begins("שליחה: ") }), 1500, []);
      await expect(button(message.withdraw)).toBeVisible();
    });

    await test.step("an order is moved", async () => {
      for (const [index, pause] of pausesOf(1).entries()) {
        await goWithin(page, `/desk/orders/${numbers[8 + index] ?? ""}`);
        await button(order.move).click();
        await pressTwice(button(order.moveNow), pause, ["moved"]);
      }
    });

    await test.step("Enter twice marks once too", async () => {
      await goWithin(page, "/desk/packing");
      const packed = main.getByRole("button", { name: begins(`${packing.packed}: `) }).first();
      await packed.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      expected.push("packed 1");
      await goWithin(page, `/desk/orders/${numbers[20] ?? ""}`);
      await main.getByLabel(order.amount, { exact: true }).fill("10");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      expected.push("money");
      await expectStored();
    });

    await test.step("Undo that slides under the finger does not answer; elsewhere it does", async () => {
      await goWithin(page, "/desk/orders");
      const paid = main.getByRole("button", { name: begins(money.received("app")) });
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

    await test.step("a week that is closed stays closed, and opened open", async () => {
      // As after the deadline.
      await page.route("**/desk/calls", async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/"deadline":\d+,"now"/u, '"deadline":0,"now"');
        await route.fulfill({ response, body });
      });
      await page.goto("/desk");
      for (const pause of pauses)
        for (const [name, stored] of [
          [today.close, "week-closed"],
          [today.reopen, "week-reopened"],
        ] as const) {
          const control = page.getByRole("button", { name, exact: true });
          if (name === today.close) {
            await pressOnce(page, control);
            await page.clock.resume();
            await expect(page.getByRole("alertdialog")).toBeVisible();
          }
          const { x, y } = await pressOnce(page, control.last());
          await page.clock.runFor(pause);
          await page.mouse.click(x, y);
          await page.clock.resume();
          expected.push(stored);
          await expectStored();
        }
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
    await context.close();
  });
});

/** Stops the clock of the page, presses the middle of a control, and gives that point. */
async function pressOnce(page: Page, control: Locator): Promise<Point> {
  await expect(control).toBeVisible();
  // Later than the spot of the press before is guarded.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000));
  // Nothing is rendered anymore, except answers of the server, and rows that scrolling has just brought into view.
  const place = () => control.evaluate(findMiddle);
  let last: Point | undefined;
  const isSteady = async () => {
    const before = last;
    last = await place();
    return last !== undefined && last.x === before?.x && last.y === before.y;
  };
  await expect.poll(isSteady, { intervals: [50] }).toBe(true);
  const { x, y } = found(last);
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
