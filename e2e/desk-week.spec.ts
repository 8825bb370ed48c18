import { expect, type Locator, type Page } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { groupBy } from "#domain/group-by.ts";
import { plainWords } from "#domain/language/plain-words.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { orderTable } from "#server/reports/order-table.ts";
import { readWeeklyOrders } from "#server/reports/read-weekly-orders.ts";
import type { Store } from "#server/store/store.ts";
import { withDemoDesk } from "./demo-desk.ts";
import { lookOften } from "./look-often.ts";
import { pressNext } from "./press-next.ts";
import { pressUndo } from "./press-undo.ts";
import { test } from "./shop.ts";

const { handingOver, kitchen, packing, paper, route, shell, today } = messagesIn("he");

const week = "2026-01-07";
/** In Jerusalem: Monday 10:00, and Thursday 15:00, a day after the deadline. */
const monday = Date.UTC(2026, 0, 5, 8);
const thursday = Date.UTC(2026, 0, 8, 13);
/** While the clock stands still, all marks are of one minute, in which a device may not make more than a thumb can. */
const hour = 3_600_000;
/** The whole week, from its deadline until it is closed, with the kitchen and without it; the nearest product of its kind needs 300. */
const mostPresses = { all: 115, withoutKitchen: 105 };
/** So many of the hundred boxes go to a door that another one goes to: to a neighbor, or to who fetches two orders. */
const sharedDoors = 20;
/** The way of the second person to the pages on which she helps: who works alone does not go it. */
const ofHelper = "the helper’s own way";
/** After so many presses the thumb slips once. */
const slipsEach = 8;

test(`a hundred orders are cooked, packed, paid, handed over and closed at 360 px in at most ${String(mostPresses.all)} presses`, async ({
  browser,
}, { annotations }) => {
  // Hundreds of presses by two devices, on a machine that may be slow.
  test.setTimeout(600_000);
  await withDemoDesk(
    browser,
    monday,
    async ({ enter, setTime, store }) => {
      const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
      await setTime(thursday);
      const [owner, helper] = [
        await enter("owner", "הטלפון של רות", phone),
        await enter("helper", "הטלפון של דנה", phone),
      ];
      const both = [owner, helper] as const;
      const presses = new Map<string, number>();
      const count = (step: string) => presses.set(step, (presses.get(step) ?? 0) + 1);
      const all = () => presses.values().reduce((sum, each) => sum + each, 0);
      let slips = 0;
      /** Presses once, as a thumb does that scrolls to it, and now and then presses `wrong` first and takes that back. */
      const press = async (step: string, control: Locator, wrong?: Locator) => {
        count(step);
        if (wrong !== undefined && all() % slipsEach === 0) {
          slips += 1;
          const name = await wrong.evaluate((button) => button.ariaLabel ?? button.textContent);
          await pressNext(wrong);
          // On a busy machine Undo still takes back the press before.
          const [, about = ""] = /: (.+)$/u.exec(name ?? "") ?? [];
          await expect(wrong.page().locator("[role=status]:has(+ button)")).toContainText(about);
          await pressUndo(wrong.page());
          // Otherwise the next press would leave out what is being taken back.
          await expect(
            wrong.page().getByRole("button", { name, exact: true }).first(),
          ).toBeVisible();
        }
        await pressNext(control);
      };
      const main = (page: Page) => page.getByRole("main");
      const opens = async (step: string, page: Page, name: string) => {
        const bar = page.getByRole("navigation", { name: shell.sections });
        const link = bar.getByRole("link", { name, exact: true }).first();
        if (!(await link.isVisible()))
          await press(step, bar.getByRole("button", { name: shell.more }));
        await press(step, link);
        await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(name);
      };
      const { orders } = await store.workingOrders(week);
      const served = orders.filter(({ state }) => !state.isCancelled);

      await Promise.all(both.map((page) => page.goto("/desk")));
      // Which sections the bar has follows the week, which is loaded after the page.
      for (const page of both)
        await expect(page.getByRole("link", { name: kitchen.title, exact: true })).toBeVisible();
      // Each sees what the other one marked.
      await Promise.all(both.map(lookOften));

      await test.step("two cooks do a dish type at each press, both the first one at the same moment", async () => {
        await opens("kitchen", owner, kitchen.title);
        await opens(ofHelper, helper, kitchen.title);
        const allOfType = (page: Page) =>
          main(page).locator("section > div").getByRole("button", { name: kitchen.allDone });
        await expect(allOfType(owner).first()).toBeVisible();
        const types = await allOfType(owner).count();
        // Each presses the control that both saw, even if the list of one has gone on meanwhile.
        const firsts = await Promise.all(
          both.map((page) => allOfType(page).first().elementHandle()),
        );
        await Promise.all(
          firsts.map((control) => control?.evaluate((element: HTMLElement) => element.click())),
        );
        count("kitchen");
        for (const page of both) await expect(allOfType(page)).toHaveCount(types - 1);
        // One from the top, one from the bottom; a slip is at a single dish.
        for (let left = types - 1; left > 0; left -= 2) {
          const wrong = main(owner)
            .locator("li")
            .getByRole("button", { name: kitchen.allDone })
            .first();
          await press("kitchen", allOfType(owner).first(), wrong);
          // A list that moves between the two halves of a click takes the click.
          for (const page of both) await expect(allOfType(page)).toHaveCount(left - 1);
          if (left > 1) await press("kitchen", allOfType(helper).last());
          for (const page of both) await expect(allOfType(page)).toHaveCount(Math.max(0, left - 2));
        }
        for (const page of both)
          await expect(main(page).getByRole("status").getByText(kitchen.allReady)).toBeVisible();
      });

      await test.step("all slips are printed", async () => {
        // The first press leads from Today to the paper.
        await opens("paper", owner, today.title);
        await press("paper", main(owner).getByRole("link", { name: paper.notPrinted.slips }));
        await expect(owner.locator("[data-slip]")).toHaveCount(served.length);
        await press("paper", main(owner).getByRole("button", { name: shell.print, exact: true }));
      });

      await test.step("two packers pack what is left of a place at each press", async () => {
        await opens("packing", owner, packing.title);
        await opens(ofHelper, helper, packing.title);
        const single = new RegExp(`^${packing.packed}: `, "u");
        const rest = (page: Page) =>
          main(page).getByRole("button", { name: /^סימון (?:כל ה־|שתיהן|כארוזה: )/u });
        const places = (page: Page) =>
          main(page).getByRole("button", { name: /^סימון (?:כל ה־|שתיהן)/u });
        const counted = (page: Page, packed: number) =>
          expect(main(page).getByText(packing.packedOf(packed, served.length))).toBeVisible();
        for (const page of both) await counted(page, 0);
        const open = await places(owner).count();
        await Promise.all(both.map((page) => pressNext(places(page).first())));
        count("packing");
        for (const page of both) await expect(places(page)).toHaveCount(open - 1);
        for (let left = open - 1; left > 0; left -= 2) {
          // A single box of the place that she is about to pack: the other packer is at the other end of the list.
          const wrong = main(owner).getByRole("button", { name: single }).first();
          await press("packing", places(owner).first(), wrong);
          for (const page of both) await expect(places(page)).toHaveCount(left - 1);
          if (left > 1) await press("packing", places(helper).last());
          for (const page of both) await expect(places(page)).toHaveCount(Math.max(0, left - 2));
        }
        for (let left = await rest(owner).count(); left > 0; left -= 1) {
          await press("packing", rest(owner).first());
          await expect(rest(owner)).toHaveCount(left - 1);
        }
        for (const page of both) await counted(page, served.length);
      });

      /** The buttons that hand over one order or several; the one for cash comes first. */
      const handsOver = (part: Locator, boxes: number, named = "") => {
        const { together } = handingOver;
        const [handedOver, paid] =
          boxes === 1
            ? [handingOver.handedOver, handingOver.paidAndHandedOver(".+")]
            : [together.handedOver(boxes), together.paidAndHandedOver(".+", boxes)];
        const name = new RegExp(`^(?:${handedOver}|${paid}): ${RegExp.escape(named)}`, "u");
        return part.getByRole("button", { name });
      };
      const coming = served
        .map(({ stored: { number, order } }) => ({ number, ...order.customerData }))
        .toSorted((a, b) => (a.number < b.number ? -1 : 1));

      await test.step("customers come in any order; two letters find each of them, and one press hands over all of theirs", async () => {
        await opens("handing over", owner, handingOver.title);
        const search = main(owner).getByRole("textbox", { name: handingOver.search });
        await press("handing over", search);
        const fetched = coming.filter(({ orderType }) => orderType === "pickup");
        const people = [...groupBy(fetched, ({ phoneNumber }) => phoneNumber).values()];
        for (const [index, ofPerson] of people.entries()) {
          const [{ name }] = ofPerson;
          await expect(search).toBeFocused();
          await expect(search).toHaveValue("");
          const [letters = ""] = plainWords(name);
          await owner.keyboard.type(letters.slice(0, 2));
          // Of two buttons of an order the one for cash counts: nobody comes who has paid and pays again.
          const own = handsOver(main(owner), ofPerson.length, name);
          const other = people
            .slice(index + 1)
            .find(([each]) => plainWords(each.name)[0]?.startsWith(letters.slice(0, 2)));
          const wrong =
            other === undefined
              ? own.last()
              : handsOver(main(owner), other.length, other[0].name).first();
          await press("handing over", own.first(), wrong);
        }
        await expect(
          main(owner).getByText(handingOver.handedOverOf(fetched.length, served.length)),
        ).toBeVisible();
      });

      await test.step("the driver hands over all boxes of a stop in one press", async () => {
        await setTime(thursday + hour);
        await opens("route", owner, route.title);
        const stops = main(owner).locator("ol > li");
        const open = await stops.count();
        const buttonsAt = async (index: number) => {
          const stop = stops.nth(index);
          return handsOver(stop, await stop.getByRole("heading", { level: 3 }).count());
        };
        for (let at = 0; at < open; at += 1) {
          const own = await buttonsAt(at);
          const wrong = at + 1 === open ? own.last() : (await buttonsAt(at + 1)).first();
          await press("route", own.first(), wrong);
        }
        await expect(main(owner).getByText(route.allDone)).toBeVisible();
      });

      await test.step("the week is closed", async () => {
        await opens("closing", owner, today.title);
        await press("closing", main(owner).getByRole("button", { name: today.close, exact: true }));
        // What the customers who paid too much get back is asked about, and carried over.
        const dialog = owner.getByRole("alertdialog");
        await press("closing", dialog.getByRole("button", { name: today.close, exact: true }));
        await expect(main(owner).getByText(today.isClosed)).toBeVisible();
      });

      await test.step("database, table and paper say the same", async () => {
        await expectTruth(store, owner);
      });

      const line = `${String(all())} presses of ${String(orders.length)} orders: ${[...presses].map(([step, times]) => `${step} ${String(times)}`).join(", ")}; and ${String(slips)} slips, each taken back`;
      annotations.push({ type: "presses", description: line });
      expect(slips).toBeGreaterThanOrEqual(10);
      const ofOwner = all() - (presses.get(ofHelper) ?? 0);
      expect(ofOwner).toBeLessThanOrEqual(mostPresses.all);
      expect(ofOwner - (presses.get("kitchen") ?? 0)).toBeLessThanOrEqual(
        mostPresses.withoutKitchen,
      );
    },
    { sharedDoors },
  );
});

/** Everything is cooked, packed, handed over and paid, and lists and paper count the same portions. */
async function expectTruth(store: Store, page: Page): Promise<void> {
  await expect.poll(async () => (await store.readWeek(week)).state.isClosed).toBe(true);
  const { orders, state } = await store.readWeek(week);
  const served = orders.filter((each) => !each.state.isCancelled);
  for (const each of served)
    expect(each.state).toMatchObject({ isPacked: true, isHandedOver: true });
  const unpaid = served.filter((each) => each.state.received < each.state.due);
  expect(unpaid).toEqual([]);

  const weekly = await readWeeklyOrders(store, week, seedCatalogue.menu);
  const [titles = [], ...rows] = orderTable(weekly.orders);
  const cell = (row: readonly unknown[], title: string) => row[titles.indexOf(title)];
  // What pickup or delivery costs has a row without a kind of dish.
  const amounts = rows.flatMap((row) =>
    cell(row, "סוג מנה") === "" ? [] : [Number(cell(row, "כמות"))],
  );
  const dishes = weekly.orders.flatMap(({ order }) =>
    order.groups.flatMap((group) => group.dishes),
  );
  const ordered = dishes.flatMap(({ selections, extras }) => [...selections, ...extras]);
  const portions = total(amounts);
  expect(total(ordered.map(({ amount }) => amount))).toBe(portions);
  expect(total([...state.cooked.values()])).toBe(portions);

  const onPaper = async (sheet: string) => {
    await page.goto(`/desk/paper/${sheet}?week=${week}`);
    await expect(page.locator("[data-line]").first()).toBeVisible();
    const lines = await page
      .locator("[data-line]")
      .evaluateAll((items) =>
        items.map((item): readonly [string, number] => [
          item.getAttribute("data-line") ?? "",
          Number.parseInt(item.querySelector("b")?.textContent ?? "", 10),
        ]),
      );
    return new Map(
      [...groupBy(lines, ([line]) => line)].map(([line, each]) => [
        line,
        total(each.map(([, amount]) => amount)),
      ]),
    );
  };
  expect(await onPaper("kitchen")).toEqual(new Map(state.cooked));
  expect(await onPaper("slips")).toEqual(new Map(state.cooked));
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
