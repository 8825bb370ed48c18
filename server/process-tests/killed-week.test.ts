import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { AnswerOf, CallName, RequestOf } from "#contract/wire/desk-calls.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { orderWeekAt } from "#server/ordering/order-week.ts";
import type { Store } from "#server/store/store.ts";
import { callRequest } from "#server/testing/call-desk.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { letIn, type TestDevice } from "#server/testing/open-desk.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";

/** More than fit into two transactions of presses. */
const count = 150;

test.for(shopDatabases)(
  "a shop on $name that is killed while it cancels a week's orders completes that at its next start",
  async ({ prepare }) => {
    const { env, store } = await prepare();
    const { date: week } = orderWeekAt(Date.now(), soupKitchen.shop);
    const numbers = Array.from({ length: count }, (_, index) => String(100_000_001 + index));
    await store.saveOrders(numbers.map((number) => newOrder({ number, week })));
    const owner = await letIn(store, "owner", Date.now());
    await store.confirmDevice({ id: owner.id, at: Date.now() });
    const first = await startShopProcess(env);
    const { weeks } = await answerOver(first.address, owner, "nextWeeks", {});
    const seen = weeks.find((each) => each.week === week)?.version ?? "";
    const asked = {
      actionId: "close",
      pressedAt: Date.now(),
      week,
      seen,
      isClosed: true,
      ofOrders: "cancel",
      tellsCustomers: true,
    } as const;
    let isKilled = false;
    // A server that is overloaded turns the call away; it is repeated until the server is killed.
    const call = async (): Promise<void> => {
      await answerOver(first.address, owner, "keepWeek", asked).catch(() => undefined);
      if (!isKilled) await wait(10).then(call);
    };
    const calling = call();
    while ((await cancelledIn(store, week)) === 0) await wait(1);
    isKilled = true;
    await first.kill();
    await calling;

    const { address } = await startShopProcess(env);
    while ((await store.unfinishedWeekDecisions()).length > 0) await wait(20);
    expect(await cancelledIn(store, week)).toBe(count);
    const answer = await answerOver(address, owner, "keepWeek", asked);
    expect(answer).toMatchObject({ outcome: "repeated", orders: count, told: count });
    expect(await cancelledIn(store, week)).toBe(count);
    expect((await store.currentCatalogue())?.version).toBe(2);
    const { events } = await store.eventsOfOrders(numbers, ["cancelled"]);
    expect(events).toHaveLength(count);
    // On a slow machine some have left by now.
    const mails = await Promise.all(
      (["waiting", "sent"] as const).map((status) =>
        store.listMails({ status, limit: 10 * count }),
      ),
    );
    expect(mails.flat().filter(({ kind }) => kind === "change")).toHaveLength(count);
  },
);

async function cancelledIn(store: Store, week: string): Promise<number> {
  return (await store.sumWeeks([week]))[0]?.cancelled ?? 0;
}

/** The answer of a server to a call. Rejects if there is none. */
async function answerOver<Name extends CallName>(
  address: string,
  device: TestDevice,
  name: Name,
  request: RequestOf<Name>,
): Promise<AnswerOf<Name>> {
  const call = callRequest({ [name]: request }, { ...device.headers, origin: address });
  const { host: _, ...headers } = call.headers;
  const response = await fetch(`${address}${call.url}`, {
    method: "POST",
    headers,
    body: call.payload,
  });
  const body = (await response.json()) as Partial<
    Readonly<Record<Name, { readonly answer: AnswerOf<Name> }>>
  >;
  const outcome = body[name];
  if (outcome === undefined) throw new Error(`${name} has no answer`);
  return outcome.answer;
}
