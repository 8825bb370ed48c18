import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { orderWeekOf } from "#server/ordering/order-week.ts";
import { mailStatuses } from "#server/store/outbox.ts";
import type { Store } from "#server/store/store.ts";
import { orderCall } from "./open-shop.ts";

export interface Acknowledged {
  readonly key: string;
  readonly number: string;
}

/** Places Ruth's order with a key. Gives its number, or undefined where the shop gave none: it refused, or is not there. */
export async function postOrder(address: string, key: string): Promise<string | undefined> {
  const { headers, payload } = orderCall(undefined, key);
  try {
    const response = await fetch(`${address}/graphql`, { method: "POST", headers, body: payload });
    const answer = (await response.json()) as {
      data?: { createOrder?: { record: { _id: string } } | null } | null;
    };
    return answer.data?.createOrder?.record._id;
  } catch {
    return undefined;
  }
}

/** The same, as often as it takes: a shop that is overloaded says so with 503, and whoever has a key asks again. */
export async function postUntilPlaced(address: string, key: string): Promise<string> {
  for (;;) {
    const number = await postOrder(address, key);
    if (number !== undefined) return number;
    await wait(20);
  }
}

/** Fetches as often as it takes to be served: a shop that is overloaded answers 503. */
export async function fetchServed(url: string, init?: RequestInit): Promise<string> {
  for (;;) {
    const response = await fetch(url, init);
    const text = await response.text();
    if (response.status !== 503) return text;
    await wait(20);
  }
}

/** Many customers, each of whom places one order after the other, and the same again until it is acknowledged. */
export function placeOrders(addresses: () => readonly string[], customers: number) {
  const acknowledged: Acknowledged[] = [];
  const stopping = new AbortController();
  const visit = async (customer: number) => {
    while (!stopping.signal.aborted) {
      const key = crypto.randomUUID();
      for (let tries = customer; !stopping.signal.aborted; tries += 1) {
        const shops = addresses();
        const number = await postOrder(shops[tries % shops.length] ?? "", key);
        if (number !== undefined) {
          acknowledged.push({ key, number });
          break;
        }
        await wait(20);
      }
    }
  };
  const visits = Array.from({ length: customers }, (_, customer) => visit(customer));
  return {
    /** Waits until so many more orders are acknowledged. */
    more: async (count: number) => {
      const enough = acknowledged.length + count;
      await expect
        .poll(() => acknowledged.length, { timeout: 30_000, interval: 10 })
        .toBeGreaterThanOrEqual(enough);
    },
    /** Sends the customers home and gives all orders that were acknowledged. */
    stop: async (): Promise<readonly Acknowledged[]> => {
      stopping.abort();
      await Promise.all(visits);
      return acknowledged;
    },
  };
}

/** Looks whether every acknowledged order is stored once, and every stored order with one mail to each who is to be told. */
export async function expectAllStored(
  store: Store,
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  const numbers = await Promise.all(
    acknowledged.map(async ({ key }) => (await store.findOrderByKey(key))?.number),
  );
  expect(numbers).toEqual(acknowledged.map(({ number }) => number));
  expect(new Set(numbers).size).toBe(acknowledged.length);

  const orders = await store.ordersOfWeek(orderWeekOf(Date.now(), soupKitchen.shop.deadline).date);
  const stored = orders.map(({ number }) => number);
  expect(stored).toEqual(expect.arrayContaining(numbers));
  // Shops may be sending them: a mail that was waiting is sent a moment later, and then it is listed twice, by its one id.
  const mails = new Map<number, string>();
  for (const status of mailStatuses) {
    for (const { id, orderNumber, kind } of await store.listMails({ status, limit: 1_000_000 }))
      mails.set(id, `${orderNumber} ${kind}`);
  }
  const told = [...mails.values()];
  expect(told.toSorted()).toEqual(
    stored.flatMap((number) => [`${number} customer`, `${number} seller`]).toSorted(),
  );
}
