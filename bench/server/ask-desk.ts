import type { CallName } from "#contract/wire/desk-calls.ts";
import { markOf } from "#domain/testing/desk-log.ts";
import { createCallContext } from "#server/seller/call-context.ts";
import { carryOutCalls } from "#server/seller/carry-out-calls.ts";
import { countUnconfirmedMails } from "#server/seller/orders/count-unconfirmed-mails.ts";
import type { Store } from "#server/store/store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { noEraser } from "#server/testing/no-eraser.ts";
import { letIn } from "#server/testing/open-desk.ts";

/** Makes a call by its name. Rejects if it is refused. */
export type AskDesk = (name: CallName, request: object) => Promise<string>;

/** The desk of a shop at a time (milliseconds since 1970 UTC), as its owner's device asks it. */
export async function askDeskOverHttp(store: Store, now: number): Promise<AskDesk> {
  const { sessionHash } = await letIn(store, "owner", now);
  const report = (error: unknown) => {
    throw error;
  };
  const loadContext = createCallContext({
    store,
    clock: () => now,
    sellerAddress: undefined,
    publicOrigin: undefined,
    problems: () => Promise.resolve([]),
    safety: () => undefined,
    eraser: noEraser,
    unconfirmedMails: countUnconfirmedMails(),
    mostInAnHour: undefined,
    onMailDue: () => {},
    report,
  });
  const carryOut = carryOutCalls(loadContext, report);
  const caller = { sessionHash, origin: "http://localhost", isOtherBuild: false };
  return async (name, request) => {
    const outcome = await carryOut({ [name]: request }, caller);
    if (outcome.kind === "carried-out" && outcome.json.startsWith(`{"${name}":{"answer":`))
      return outcome.json;
    throw new Error(`the desk answered ${JSON.stringify(outcome)}`);
  };
}

/** After the weeks of the other orders: a week of its own, of the size that a real one has. */
export const [week, ordersOfWeek] = ["2026-01-21", 100];
export const deskTime = Date.UTC(2026, 0, 19, 9);
const customers = 50;
export const ordersWithNotes = 30;

/** The desk of a shop with a week of orders by customers who ordered before, and notes about some of them. */
export async function openFilledDesk(store: Store): Promise<AskDesk> {
  const { order } = newOrder();
  await store.saveOrders(
    Array.from({ length: ordersOfWeek }, (_, index) => {
      const customer = String(index % customers);
      const contact = {
        name: `אורחת ${customer}א`,
        phoneNumber: `05${String(10_000_000 + (index % customers))}`,
        email: `c${customer}@example.com`,
      };
      const customerData = { ...order.customerData, ...contact };
      const number = String(10_000_000 + index);
      return newOrder({ number, week, receivedAt: deskTime, order: { ...order, customerData } });
    }),
  );
  for (let index = 0; index < ordersWithNotes; index += 1) {
    const note = { kind: "lasting-note", reader: "kitchen", text: "בלי אגוזים" } as const;
    const orderNumber = String(10_000_000 + index);
    await store.mark({ ...markOf(`note-${orderNumber}`, note), orderNumber, at: deskTime });
  }
  return askDeskOverHttp(store, deskTime);
}
