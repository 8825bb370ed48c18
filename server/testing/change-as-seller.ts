import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { AnswerOf, CallOutcome, CallRefusal, RequestOf } from "#contract/wire/desk-calls.ts";
import { orderIn } from "#domain/order/order.ts";
import { orderLinesOf } from "#domain/testing/lines-of.ts";
import type { Store } from "#server/store/store.ts";
import { callRequest } from "./call-desk.ts";
import { newOrder } from "./new-order.ts";
import { letIn, type TestDevice } from "./open-desk.ts";

const lines = orderLinesOf(orderIn(newOrder().order, "he"));
const where = {
  pressedAt: 1,
  namesIn: "he",
  lines,
  orderType: "delivery",
  place: "ירושלים",
  adjustment: 0,
  adjustmentText: "",
} as const;

/** Sends a call again and again, each time to another process, until it is answered. The first answer may be lost. */
async function sendUntilAnswered<Name extends "changeOrder" | "placeOrder">(
  addresses: readonly string[],
  device: TestDevice,
  name: Name,
  request: RequestOf<Name>,
): Promise<AnswerOf<Name>> {
  const first = Math.floor(Math.random() * addresses.length);
  for (let tries = 0; ; tries += 1) {
    const address = addresses[(first + tries) % addresses.length] ?? "";
    const call = callRequest({ [name]: request }, { ...device.headers, origin: address });
    const { host: _, ...headers } = call.headers;
    const isLost = tries === 0 && Math.random() < 0.5;
    const signal = isLost ? AbortSignal.timeout(Math.floor(Math.random() * 20)) : null;
    try {
      const url = `${address}${call.url}`;
      const response = await fetch(url, { method: "POST", headers, body: call.payload, signal });
      const body = (await response.json()) as Readonly<
        Record<string, CallOutcome<AnswerOf<Name>>>
      > & { readonly refused?: CallRefusal };
      const outcome = body[name];
      if (outcome !== undefined && "answer" in outcome) return outcome.answer;
      const code = outcome?.refused.code ?? body.refused?.code ?? "none";
      if (!/^(?:UNAVAILABLE|OUTCOME_UNKNOWN)$/u.test(code))
        throw new RangeError(`refused: ${code}`);
    } catch (error) {
      if (error instanceof RangeError) throw error;
    }
    await wait(10);
  }
}

/**
 * Lets two devices of the seller change three orders of a week and take new ones for it, over the processes at some addresses, which may be
 * killed meanwhile. Expects that each order has one revision for each change, and each new one is one order. Gives the numbers of all.
 */
export async function changeAsSeller(
  store: Store,
  week: string,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const numbers = ["400000001", "400000002", "400000003"];
  await store.saveOrders(numbers.map((number) => newOrder({ number, week })));
  const devices = await Promise.all([
    letIn(store, "owner", Date.now()),
    letIn(store, "owner", Date.now()),
  ]);

  /** Changes an order six times, each time as it is then, and gives the addresses of the changes that counted. */
  const changeOn = async (device: TestDevice, number: string): Promise<readonly string[]> => {
    const done: string[] = [];
    let revision = 0;
    for (let time = 0; time < 6; time += 1) {
      await wait(Math.random() * 300);
      const address = `device ${String(device.id)}, ${String(time)}`;
      const actionId = crypto.randomUUID();
      const change = { ...where, number, address, revision, actionId, tellsCustomer: false };
      const { outcome, page } = await sendUntilAnswered(addresses, device, "changeOrder", change);
      if (outcome === "outdated") revision = page?.order.state.revision ?? revision;
      else {
        expect(outcome).toMatch(/^(?:recorded|repeated)$/u);
        done.push(address);
        revision = page?.order.state.revision ?? revision;
      }
    }
    return done;
  };
  const takeOn = async (device: TestDevice): Promise<readonly string[]> => {
    const taken: string[] = [];
    for (let time = 0; time < 6; time += 1) {
      await wait(Math.random() * 300);
      const order = {
        ...where,
        actionId: crypto.randomUUID(),
        week,
        name: "נועה",
        phoneNumber: "0541112233",
        email: "",
        language: "he",
        address: "רחוב הגפן 3",
        adjustment: -100,
        adjustmentText: "הנחה",
        tellsCustomer: true,
      } as const;
      const { number } = await sendUntilAnswered(addresses, device, "placeOrder", order);
      taken.push(number ?? expect.unreachable("an order was not stored"));
    }
    return taken;
  };

  const [changed, taken] = await Promise.all([
    Promise.all(
      numbers.map(async (number) => ({
        number,
        done: (await Promise.all(devices.map((device) => changeOn(device, number)))).flat(),
      })),
    ),
    Promise.all(devices.map(takeOn)),
  ]);
  for (const { number, done } of changed) {
    const revisions = await store.revisionsOfOrder(number);
    const stored = revisions.slice(1).map(({ order }) => order.customerData.address);
    expect(stored.toSorted()).toEqual(done.toSorted());
    expect(revisions.map(({ revision }) => revision)).toEqual(revisions.map((_, index) => index));
    expect(done.length).toBeGreaterThan(0);
    expect(await store.eventsOfOrder(number)).toHaveLength(done.length);
  }
  for (const number of taken.flat())
    expect((await store.revisionsOfOrder(number)).map(({ adjustment }) => adjustment)).toEqual([
      0, -100,
    ]);
  return [...numbers, ...taken.flat()];
}
