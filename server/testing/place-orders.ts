import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { CustomerOrder } from "#domain/order/order.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import { mailStatuses } from "#server/store/mails/outbox.ts";
import type { Store } from "#server/store/store.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";
import { orderCall } from "./open-shop.ts";

export interface Acknowledged {
  readonly key: string;
  readonly number: string;
}

/** Places an order, by default Ruth's, with a key. Returns its number; undefined if the shop refused it or was not reachable. */
export async function postOrder(
  address: string,
  key: string,
  order?: CustomerOrder,
): Promise<string | undefined> {
  const { headers, payload } = orderCall(order, key);
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

/** Retries `postOrder` until the order is placed: an overloaded shop answers 503, and the key makes retries safe. */
export async function postUntilPlaced(address: string, key: string): Promise<string> {
  for (;;) {
    const number = await postOrder(address, key);
    if (number !== undefined) return number;
    await wait(20);
  }
}

/** Retries a fetch until it is not answered with 503, which means that the shop is overloaded. */
export async function fetchServed(url: string, init?: RequestInit): Promise<string> {
  for (;;) {
    const response = await fetch(url, init);
    const text = await response.text();
    if (response.status !== 503) return text;
    await wait(20);
  }
}

/**
 * Simulates customers who place one order after the other, by default Ruth's, and retry each until it is acknowledged. `pause` is how many
 * milliseconds a customer waits before the next order.
 */
export function placeOrders(
  addresses: () => readonly string[],
  customers: number,
  { order, pause }: { readonly order?: CustomerOrder; readonly pause?: number } = {},
) {
  const acknowledged: Acknowledged[] = [];
  const stopping = new AbortController();
  const visit = async (customer: number) => {
    while (!stopping.signal.aborted) {
      const key = crypto.randomUUID();
      for (let tries = customer; !stopping.signal.aborted; tries += 1) {
        const shops = addresses();
        const number = await postOrder(shops[tries % shops.length] ?? "", key, order);
        if (number !== undefined) {
          acknowledged.push({ key, number });
          break;
        }
        await wait(20);
      }
      if (pause !== undefined) await wait(pause);
    }
  };
  const visits = Array.from({ length: customers }, (_, customer) => visit(customer));
  return {
    /** Waits until `count` more orders are acknowledged; its limit only ends what hangs, because a machine may be booting meanwhile. */
    more: async (count: number) => {
      const enough = acknowledged.length + count;
      await expect
        .poll(() => acknowledged.length, { timeout: 600_000, interval: 10 })
        .toBeGreaterThanOrEqual(enough);
    },
    /** Stops the customers and returns all acknowledged orders. */
    stop: async (): Promise<readonly Acknowledged[]> => {
      stopping.abort();
      await Promise.all(visits);
      return acknowledged;
    },
  };
}

/** Expects that every acknowledged order is stored once, and that every stored order has one mail of each kind. */
export async function expectAllStored(
  store: Store,
  acknowledged: readonly Acknowledged[],
): Promise<void> {
  // One after the other: thousands at once would wait longer for a connection than a store lets them.
  const numbers = [];
  for (const { key } of acknowledged) numbers.push((await store.findOrderByKey(key))?.number);
  expect(numbers).toEqual(acknowledged.map(({ number }) => number));
  expect(new Set(numbers).size).toBe(acknowledged.length);

  const current = await store.currentCatalogue();
  if (current === undefined) throw new Error("the store has no shop");
  const week = orderWeekAt(Date.now(), current.catalogue.shop).date;
  const { orders } = await ordersOfWeek(store, week);
  const stored = orders.map(({ number }) => number);
  const isStored = new Set<string | undefined>(stored);
  expect(numbers.filter((number) => !isStored.has(number))).toEqual([]);
  // The shops may send mails meanwhile: a mail may be listed first as waiting and then as sent, with the same id.
  const mails = new Map<number, string>();
  for (const status of mailStatuses) {
    for (const { id, orderNumber, kind } of await store.listMails({ status, limit: 1_000_000 }))
      mails.set(id, `${orderNumber} ${kind}`);
  }
  const mailsOfOrders = [...mails.values()];
  expect(mailsOfOrders.toSorted()).toEqual(
    stored.flatMap((number) => [`${number} customer`, `${number} seller`]).toSorted(),
  );
}
