import * as v from "valibot";
import { weekDecisionCalls } from "#contract/desk-calls/week-decisions.ts";
import type { NextWeek } from "#contract/desk-calls/weeks.ts";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { cancelled, markOf } from "#domain/testing/desk-log.ts";
import { nextWeeks } from "#server/seller/weeks/coming-weeks.ts";
import { decideWeek, takeBackWeek } from "#server/seller/weeks/decide-week.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { contextOf, letIn } from "#server/testing/open-desk.ts";
import type { shopDatabases } from "#server/testing/shop-databases.ts";

/** Monday, 5 January 2026, 11:00 in Jerusalem. */
export const weeksMonday = Date.UTC(2026, 0, 5, 9);
export const [thisWeek, nextWeek, weekAfter] = ["2026-01-07", "2026-01-14", "2026-01-21"] as const;
export const vacation = { he: "חופשה", en: "Vacation" };
const numbers = ["100000001", "100000002", "100000003", "100000004"];

/** The seller's phone at a shop. */
export interface WeeksDesk {
  readonly store: Store;
  /** A call of the owner's phone, on a store that may fail. */
  readonly keep: (
    week: Partial<RequestOf<"keepWeek">>,
    on?: Store,
    now?: number,
  ) => ReturnType<typeof decideWeek>;
  readonly takeBack: (
    undoes: string,
    actionId?: string,
    now?: number,
    on?: Store,
  ) => ReturnType<typeof takeBackWeek>;
  /** The coming weeks at a time. */
  readonly weeks: (now?: number) => Promise<readonly NextWeek[]>;
}

/** A shop with three orders for this week and a canceled one. */
export async function openWeeksDesk(database: (typeof shopDatabases)[number]): Promise<WeeksDesk> {
  const { store } = await database.prepare();
  await store.saveOrders(numbers.map((number) => newOrder({ number, receivedAt: weeksMonday })));
  await store.mark({ ...markOf("0", cancelled), orderNumber: "100000004", at: weeksMonday });
  const phone = await letIn(store, "owner", weeksMonday);
  const sent = new Map<string, RequestOf<"keepWeek">>();
  const weeks = async (now = weeksMonday) =>
    (await nextWeeks(await contextOf(phone, store, now, weeksMonday))).weeks;
  return {
    store,
    weeks,
    keep: async (week, on = store, now = weeksMonday) => {
      const { actionId = "close", week: asked = thisWeek } = week;
      const shown = (await weeks(now)).find((each) => each.week === asked)?.version ?? "0";
      // A device sends a decision again as it was, whatever it shows by then.
      const seen = week.seen ?? sent.get(actionId)?.seen ?? shown;
      const said = { pressedAt: weeksMonday, isClosed: true, reason: vacation, ...week };
      const input = { ...said, actionId, week: asked, seen };
      sent.set(actionId, input);
      const decision = v.parse(weekDecisionCalls.keepWeek.request, input);
      return decideWeek(await contextOf(phone, on, now, weeksMonday), decision);
    },
    takeBack: async (undoes, actionId = "back", now = weeksMonday, on = store) =>
      takeBackWeek(await contextOf(phone, on, now, weeksMonday), {
        actionId,
        pressedAt: weeksMonday,
        week: thisWeek,
        undoes,
      }),
  };
}

/** Of each order: its week, whether it is canceled, and how many events it has. */
export async function ordersNow(store: Store) {
  const found = await Promise.all(
    numbers.map(async (number) => {
      const order = await store.findWorkingOrder(number);
      const events = await store.eventsOfOrder(number);
      return `${order?.state.week ?? ""}${order?.state.isCancelled === true ? " cancelled" : ""} ${String(events.length)}`;
    }),
  );
  return found;
}

/** The store of a process that is gone after so many marks. */
export function dyingAfter(store: Store, presses: number): Store {
  let left = presses;
  return {
    ...store,
    mark: (press) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error("the process is gone")) : store.mark(press);
    },
  };
}

/** What `ordersNow` gives at first. */
export const untouched = [
  `${thisWeek} 0`,
  `${thisWeek} 0`,
  `${thisWeek} 0`,
  `${thisWeek} cancelled 1`,
];
/** The same after all of them were canceled by one mark each. */
export const allCancelled = [
  `${thisWeek} cancelled 1`,
  `${thisWeek} cancelled 1`,
  `${thisWeek} cancelled 1`,
  `${thisWeek} cancelled 1`,
];

/** The mails that tell customers what happened to their orders. */
export async function mailsOf(store: Store) {
  const found = await Promise.all(
    numbers.map(async (orderNumber) => {
      const events = await store.eventsOfOrder(orderNumber);
      return Promise.all(
        events.map(({ id: eventId }) => store.findMail({ orderNumber, kind: "change", eventId })),
      );
    }),
  );
  return found.flat().filter((mail) => mail !== undefined);
}
