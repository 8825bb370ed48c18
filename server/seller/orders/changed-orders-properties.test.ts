import fc from "fast-check";
import { expect, test } from "vitest";
import { orderIn } from "#domain/order/order.ts";
import type { OrderAction } from "#domain/order-log/mark.ts";
import { foldOrder } from "#domain/order-log/order-state.ts";
import { packingSlips } from "#domain/order-log/packing-slips.ts";
import { cancelled, markOf, received, restored, undo } from "#domain/testing/desk-log.ts";
import { orderLinesOf } from "#domain/testing/lines-of.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { kitchenWithRecipes, withSoupRecipes } from "#domain/testing/soup-recipes.ts";
import { sumRecipes } from "#domain/testing/sum-recipes.ts";
import { orderTable } from "#server/reports/order-table.ts";
import { readWeeklyOrders } from "#server/reports/read-weekly-orders.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { readWeek } from "#server/seller/reads/read-week.ts";
import { findSession } from "#server/seller/session/find-session.ts";
import type { Store } from "#server/store/store.ts";
import { dearerWithoutCake } from "#server/testing/dearer-menu.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { noEraser } from "#server/testing/no-eraser.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { inEnglish, storedOrder } from "#server/testing/stored-order.ts";
import { changeOrderAtDesk } from "./change-order.ts";
import { countUnconfirmedMails } from "./count-unconfirmed-mails.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const weeks = ["2026-01-07", "2026-01-14"] as const;
const placed = [newOrder().order, storedOrder(inEnglish).order, newOrder().order];

const anyAction = fc.constantFrom<OrderAction[]>(
  cancelled,
  restored,
  received(100),
  received(-35, "cash"),
  { kind: "moved", toWeek: weeks[0] },
  { kind: "moved", toWeek: weeks[1] },
);

/** What happens next to one of three orders. `at` chooses one of several lines, amounts or marks. */
const anyStep = fc.record({
  of: fc.nat(2),
  at: fc.nat(99),
  what: fc.oneof(
    { weight: 3, arbitrary: anyAction },
    { weight: 3, arbitrary: fc.constant("change" as const) },
    { weight: 2, arbitrary: fc.constant("undo" as const) },
    { weight: 1, arbitrary: fc.constant("new menu" as const) },
  ),
});
type Step = typeof anyStep extends fc.Arbitrary<infer Any> ? Any : never;

async function openDesk() {
  const { store } = await openShop({ clock: () => monday });
  await store.saveCatalogue({ catalogue: kitchenWithRecipes, after: 1, savedAt: monday });
  const { id, sessionHash } = await letIn(store, "owner", monday);
  await store.confirmDevice({ id, at: monday });
  const session = await findSession(store, sessionHash, monday);
  if (session.kind === "not-signed-in") throw new Error("the phone is not let in");
  const contextNow = async (): Promise<DeskCall> => {
    const current = await store.currentCatalogue();
    if (current === undefined) throw new Error("the shop has no catalogue");
    const told = {
      sellerAddress: undefined,
      publicOrigin: undefined,
      problems: () => Promise.resolve([]),
      safety: undefined,
      eraser: noEraser,
      takesPress: () => true,
      unconfirmedMails: countUnconfirmedMails(),
      mostInAnHour: 5,
      onMailDue: () => {},
      reportDamaged: () => {},
    };
    return { store, device: session.device, origin: "", now: monday, current, ...told };
  };
  return { store, contextNow };
}
type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Takes one line away, lessens it, asks for more of it, or goes back to what was ordered; with an adjustment in every third change. */
async function change({ store, contextNow }: Desk, number: string, actionId: string, at: number) {
  const working = await store.findWorkingOrder(number);
  if (working === undefined) throw new Error("the order is gone");
  const { order: stored } = working.stored;
  const order = orderIn(stored, stored.language);
  const lines = orderLinesOf(order);
  const changes = [
    lines.toSpliced(at % lines.length, lines.length > 1 ? 1 : 0),
    lines.map((line) => ({ ...line, extras: line.extras.map((one) => ({ ...one, amount: 0 })) })),
    lines.map((line) => ({
      ...line,
      selections: line.selections.map((one) => ({ ...one, amount: 1 + (at % 3) })),
    })),
    orderLinesOf(orderIn(placed[Number(number.slice(-1)) - 1] ?? stored, stored.language)),
  ];
  const { orderType, city: place, address } = order.customerData;
  return changeOrderAtDesk(await contextNow(), {
    actionId,
    pressedAt: monday,
    number,
    revision: working.state.revision,
    namesIn: order.language,
    lines: changes[at % changes.length] ?? lines,
    orderType,
    place,
    address,
    adjustment: at % 3 === 0 ? 10 * (at - 50) : 0,
    adjustmentText: at % 3 === 0 ? "התאמה" : "",
    tellsCustomer: false,
  });
}

/** Does what the steps say, and gives the numbers of the orders, which are different in each run. */
async function run(desk: Desk, steps: readonly Step[], of: number): Promise<readonly string[]> {
  const { store } = desk;
  const numbers = [1, 2, 3].map((each) => String(100_000_000 + of * 10 + each));
  const version = (await store.currentCatalogue())?.version ?? 0;
  await store.saveOrders(
    placed.map((order, index) =>
      newOrder({ number: numbers[index] ?? "", order, catalogueVersion: version }),
    ),
  );
  for (const [index, { of: which, at, what }] of steps.entries()) {
    const orderNumber = numbers[which] ?? "";
    const actionId = `${String(of)}-${String(index)}`;
    if (what === "change") await change(desk, orderNumber, actionId, at);
    else if (what === "new menu") {
      const after = (await store.currentCatalogue())?.version ?? 0;
      const catalogue = withSoupRecipes(after % 2 === 0 ? dearerWithoutCake : soupKitchen);
      await store.saveCatalogue({ catalogue, after, savedAt: monday });
    } else {
      const action = what === "undo" ? undo(`${String(of)}-${String(at % (index + 1))}`) : what;
      const press = markOf(actionId, action, { event: 1_000_000 });
      await store.mark({ ...press, orderNumber, at: monday });
    }
  }
  return numbers;
}

async function expectSumsOfEvents(store: Store, numbers: readonly string[]) {
  for (const [index, number] of numbers.entries()) {
    const working = await store.findWorkingOrder(number);
    const orderTotal = placed[index]?.orderTotal;
    if (working === undefined || orderTotal === undefined) throw new Error("the order is gone");
    const { stored, state } = working;
    const opening = { orderNumber: number, week: weeks[0], orderTotal, isBeforeDesk: false };
    expect(state).toEqual(foldOrder(opening, await store.eventsOfOrder(number)));
    expect(stored.revision).toBe(state.revision);
    expect(state.due).toBe(state.isCancelled ? 0 : stored.order.orderTotal);
    const revisions = await store.revisionsOfOrder(number);
    expect(revisions.map(({ revision }) => revision)).toEqual(revisions.map((_, at) => at));
    const { basedOn: _, ...newest } =
      revisions.find(({ revision }) => revision === state.revision) ?? expect.unreachable();
    expect(stored).toEqual(newest);
  }
}

async function expectSameOnEverySheet({ store, contextNow }: Desk, week: string) {
  const context = await contextNow();
  const { orders, kitchen, places, shopping } = await readWeek(
    context,
    { date: week, deadline: 0 },
    "he",
  );
  const served = orders.filter(({ state }) => !state.isCancelled);
  const numbers = served.map(({ number }) => number);
  const amounts = new Map<string, number>();
  for (const { key, amount } of served.flatMap(({ lines }) => lines))
    amounts.set(key, (amounts.get(key) ?? 0) + amount);
  expect(new Map(kitchen.map(({ key, amount }) => [key, amount]))).toEqual(amounts);
  const cooks = new Set(kitchen.flatMap((line) => line.orders.map(({ number }) => number)));
  expect([...cooks].toSorted()).toEqual(numbers.toSorted());
  const working = await store.readWeek(week);
  const cooked = working.orders.filter(({ state }) => !state.isCancelled);
  const taken = sumRecipes(
    cooked.map(({ stored }) => orderIn(stored.order, "he")),
    context.current.catalogue,
  );
  for (const { ingredient, amount } of shopping.items)
    expect(amount).toBeCloseTo(taken.get(ingredient) ?? 0, 2);
  const slips = packingSlips(
    orders.map((order) => ({ ...order, place: order.place })),
    places,
  ).flatMap((place) => place.orders.map(({ number }) => number));
  expect(slips.toSorted()).toEqual(numbers.toSorted());

  const due = served.reduce((sum, { state }) => sum + (state.due ?? 0), 0);
  const [sums] = await store.sumWeeks([week]);
  expect([sums?.orders ?? 0, sums?.due ?? 0]).toEqual([served.length, due]);
  expect((sums?.cancelled ?? 0) + served.length).toBe(orders.length);
  const counted = (await store.weeksWithOrders(9)).find(({ date }) => date === week);
  expect(counted?.count ?? 0).toBe(served.length);

  const weekly = await readWeeklyOrders(store, week, soupKitchen.menu);
  expect(weekly.unreadable).toEqual([]);
  const rows = orderTable(weekly.orders).slice(1);
  expect([...new Set(rows.map(([number]) => number))]).toEqual(numbers);
  const prices = rows.reduce((sum, row) => sum + Math.round(Number(row.at(-1)) * 100), 0);
  expect(prices).toBe(due);
}

test("whatever is changed, canceled, restored, moved, paid and undone: the sum of the events is the order, and no sheet or sum has a canceled one", async () => {
  const desk = await openDesk();
  let runs = 0;
  let revisions = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 25, size: "max" }), async (steps) => {
      runs += 1;
      const numbers = await run(desk, steps, runs);
      await expectSumsOfEvents(desk.store, numbers);
      for (const number of numbers)
        revisions += (await desk.store.revisionsOfOrder(number)).length - 1;
      for (const week of weeks) await expectSameOnEverySheet(desk, week);
    }),
    { numRuns: 25 },
  );
  expect(revisions).toBeGreaterThan(runs);
}, 60_000);
