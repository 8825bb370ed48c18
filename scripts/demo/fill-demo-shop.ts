import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { checkOrder } from "#domain/order/check-order.ts";
import { orderIn } from "#domain/order/order.ts";
import { deskOrderOf } from "#domain/order-log/desk-order.ts";
import { kitchenLines } from "#domain/order-log/kitchen-lines.ts";
import type { Mark } from "#domain/order-log/mark.ts";
import { type DemoStage, demoWeek } from "#seed/demo/demo-week.ts";
import { contentHash } from "#server/ordering/content-hash.ts";
import { makeOrderNumber } from "#server/ordering/make-order-number.ts";
import { type OrderWeek, orderWeekAt, weeksWorkedOn } from "#server/ordering/order-week.ts";
import type { NewOrder } from "#server/store/orders/new-order.ts";
import type { Store } from "#server/store/store.ts";

const week = 7 * 24 * 3_600_000;
/** The orders of a week before the one that is worked on. */
const ordersBefore = 14;

export interface DemoSize {
  /** The numbers of the orders; with the same numbers and time the week is the same. */
  readonly makeNumber?: (() => string) | undefined;
  readonly weeksBefore?: number | undefined;
  /** Of the week that is worked on. */
  readonly orders?: number | undefined;
  /** How many of these go to the door of another one; see `demoWeek`. */
  readonly sharedDoors?: number | undefined;
}

/**
 * Fills an empty shop with weeks of orders and of the seller's presses: the one that is worked on at `now` (milliseconds since
 * 1970 UTC), and so many weeks before it. Their mails count as sent, except for one that could not be delivered.
 */
export async function fillDemoShop(
  store: Store,
  now: number,
  { makeNumber = makeOrderNumber, weeksBefore = 1, orders = 100, sharedDoors }: DemoSize = {},
): Promise<void> {
  const current = await store.currentCatalogue();
  if (current === undefined) throw new Error("the demo has no catalogue");
  const { shop } = current.catalogue;
  const worked = weeksWorkedOn(now, current.catalogue).at(-1) ?? orderWeekAt(now, shop);
  const isPacking = worked.deadline <= now;
  for (let back = weeksBefore; back > 0; back -= 1) {
    await fillWeek(store, current, {
      // Half a day before the deadline, which daylight saving moves by an hour.
      week: orderWeekAt(worked.deadline - back * week - week / 14, shop),
      stage: "over",
      count: ordersBefore,
      until: now,
      makeNumber,
    });
    await settleMails(store, now);
  }
  await fillWeek(store, current, {
    week: worked,
    stage: isPacking ? "packing" : "ordering",
    count: orders,
    sharedDoors,
    until: Math.min(now, worked.deadline),
    makeNumber,
  });
  await settleMails(store, now, worked.date);
}

interface FilledWeek {
  readonly week: OrderWeek;
  readonly stage: DemoStage;
  readonly count: number;
  /** The newest order came before it; its presses too, as far as the clock says. */
  readonly until: number;
  readonly makeNumber: () => string;
  readonly sharedDoors?: number | undefined;
}

async function fillWeek(
  store: Store,
  { catalogue, version }: { readonly catalogue: Catalogue; readonly version: number },
  { week: { date, deadline }, stage, count, until, makeNumber, sharedDoors }: FilledWeek,
): Promise<void> {
  const opening = deadline - week + 1;
  const end = Math.min(until, deadline - 1);
  const filled = demoWeek(catalogue, {
    count,
    stage,
    week: Math.floor(deadline / week),
    sharedDoors,
  }).map(({ order, moment, presses }) => {
    const checked = checkOrder(order, catalogue);
    if (!checked.ok)
      throw new Error(`the shop refuses an order of the demo: ${JSON.stringify(checked.refusals)}`);
    const stored: NewOrder = {
      order: checked.order,
      number: makeNumber(),
      idempotencyKey: undefined,
      contentHash: contentHash(order),
      catalogueVersion: version,
      receivedAt: Math.floor(opening + (end - opening) * moment),
      sellerAddress: catalogue.shop.contactAddress,
      week: date,
      mostInAnHour: undefined,
    };
    return { stored, actions: presses(checked.order.orderTotal) };
  });
  await store.saveOrders(filled.map(({ stored }) => stored));
  // Presses of one order keep their sequence.
  await Promise.all(
    filled.map(async ({ stored, actions }) => {
      for (const action of actions) await press(store, { orderNumber: stored.number, action }, end);
    }),
  );
  if (stage === "over") {
    await press(store, { orderNumber: null, week: date, action: { kind: "week-closed" } }, end);
  } else if (stage === "packing") {
    await cook(store, catalogue, date, end);
  }
}

/** A third of the kitchen's lines are cooked. */
async function cook(store: Store, catalogue: Catalogue, date: string, at: number): Promise<void> {
  const { orders } = await store.workingOrders(date);
  const lines = kitchenLines(
    orders.map(({ stored, position, state }) =>
      deskOrderOf({
        number: stored.number,
        position,
        order: orderIn(stored.order, "he"),
        state,
      }),
    ),
    localizeMenu(catalogue.menu, "he"),
  );
  await Promise.all(
    lines.map(async ({ key, amount }, index) => {
      if (index % 3 !== 0) return;
      const done = index % 2 === 0 ? amount : Math.ceil(amount / 2);
      const action = { kind: "cooked", line: key, done } as const;
      await press(store, { orderNumber: null, week: date, action }, at);
    }),
  );
}

type Pressed = Mark extends infer Each
  ? Each extends Mark
    ? Omit<Each, "actionId" | "deviceId" | "pressedAt" | "seen">
    : never
  : never;

async function press(store: Store, pressed: Pressed, at: number): Promise<void> {
  const seen = { event: Number.MAX_SAFE_INTEGER, actionIds: [] };
  const frame = { actionId: crypto.randomUUID(), deviceId: null, pressedAt: at, seen, at };
  const { kind } = await store.mark({ ...pressed, ...frame });
  if (kind !== "recorded") throw new Error(`a press of the demo was not stored: ${kind}`);
}

/** Marks the mails as sent, so that the demo sends none; the confirmation of one order of the week counts as undelivered. */
async function settleMails(store: Store, now: number, withDead?: string): Promise<void> {
  const token = crypto.randomUUID();
  const mails = await store.claimMails({ now, limit: 1_000, claimedUntil: now + 60_000, token });
  const dead = withDead === undefined ? undefined : mails.find(({ kind }) => kind === "customer");
  for (const { id } of mails) {
    if (id !== dead?.id) await store.markMailSent({ id, sentAt: now });
  }
  if (dead !== undefined) {
    const reason = "550 5.1.1 The email account that you tried to reach does not exist";
    await store.markMailFailed({ id: dead.id, token, now, reason, nextAttemptAt: undefined });
  }
}
