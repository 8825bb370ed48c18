import { cpSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { atMost, type Bench } from "#bench/bench-line.ts";
import { interleave, median } from "#bench/interleave.ts";
import { residentMemory } from "#bench/process-figures.ts";
import { orderBody } from "#bench/requests.ts";
import { benchFolder } from "#bench/temporary-folder.ts";
import type { AnswerOf, CallName, CallOutcome, RequestOf } from "#contract/wire/desk-calls.ts";
import { languages } from "#domain/language/language.ts";
import { makeDemoShop } from "#scripts/demo/make-demo-shop.ts";
import { callRequest } from "#server/testing/call-desk.ts";
import { type SpawnedShop, spawnShop } from "#server/testing/spawn-shop.ts";

/** Of customers, each with an order that is refused, before and after the desk is used. */
const visits = 300;
/** How many orders the seller looks at, packs and hands over: those of a week. */
const ordersOfDesk = 100;
/** How often the desk asks for changes: as one device does in half an hour. */
const polls = 180;
/** V8 gives memory back some time after it was collected. In milliseconds. */
const settleMs = 2_000;

/** How much memory the server of a shop holds more when the seller works a week of a hundred orders at her desk. */
export const deskMemory: Bench = {
  name: "desk-memory",
  async *measure({ rounds, say }) {
    using filled = benchFolder();
    say("filling a shop");
    const cookie = await makeDemoShop(filled.path);
    const measure = async (usesDesk: boolean) => {
      using folder = benchFolder();
      cpSync(filled.path, folder.path, { recursive: true });
      await using shop = await spawnShop({ DATA_DIR: folder.path, ...collectable });
      await visitSite(shop.address);
      if (usesDesk) await workAtDesk(shop.address, cookie);
      await visitSite(shop.address);
      await collectGarbage(shop);
      await wait(settleMs);
      return residentMemory(shop.pid());
    };
    say("measuring");
    const used = await interleave(Math.min(rounds, 5), {
      without: () => measure(false),
      withDesk: () => measure(true),
    });
    yield {
      subject:
        "resident memory that the server holds after a week of work at the desk, more than without it",
      limit: atMost(20),
      measured: median(used.withDesk) - median(used.without),
      unit: "MiB",
      detail: `${median(used.withDesk).toFixed(0)} MiB against ${median(used.without).toFixed(0)} MiB`,
    };
  },
};

/** Customers read pages and send orders, which are refused, so that the heap grows as that of a shop at work and no week does. */
async function visitSite(address: string): Promise<void> {
  const expect = async (response: Response) => {
    const text = await response.text();
    if (!response.ok) throw new Error(`the shop answered ${String(response.status)}: ${text}`);
  };
  const body = orderBody({ totalPrice: 1 });
  for (let visit = 0; visit < visits; visit += 1) {
    await expect(await fetch(`${address}/${visit % 2 === 0 ? "" : "?lang=en"}`));
    const headers = {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
      "idempotency-key": crypto.randomUUID(),
    };
    await expect(await fetch(`${address}/graphql`, { method: "POST", headers, body }));
  }
}

/** Opens the desk in both languages, looks at every order, packs and hands over every box, and follows the changes. */
async function workAtDesk(address: string, cookie: string): Promise<void> {
  const call = async <Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
  ): Promise<AnswerOf<Name>> => {
    const { payload, headers } = callRequest({ [name]: request }, { origin: address, cookie });
    const response = await fetch(`${address}/desk/calls`, {
      method: "POST",
      headers,
      body: payload,
    });
    const outcomes = (await response.json()) as Readonly<
      Record<string, CallOutcome<AnswerOf<Name>>>
    >;
    const outcome = outcomes[name];
    if (outcome === undefined || !("answer" in outcome))
      throw new Error(`the desk answered ${name}: ${JSON.stringify(outcomes)}`);
    return outcome.answer;
  };
  await call("me", {});
  await call("today", {});
  let read: AnswerOf<"week"> | undefined;
  for (const language of languages) read = await call("week", { week: null, language });
  if (read === undefined) throw new Error("the desk has no language");
  const { week, cursor } = read;
  const orders = read.orders.slice(0, ordersOfDesk);
  for (const { number } of orders) await call("order", { number, language: "he" });
  for (const action of [{ packed: true }, { handedOver: true }])
    for (const { number: orderNumber } of orders) {
      const seen = { event: cursor.event, actionIds: [] };
      const frame = { actionId: crypto.randomUUID(), pressedAt: Date.now(), seen };
      await call("press", { ...frame, orderNumber, action });
    }
  const since = { event: cursor.event, order: cursor.order };
  for (let poll = 0; poll < polls; poll += 1)
    await call("changes", { week, since, generation: null });
  for (let reload = 0; reload < 20; reload += 1) await call("week", { week: null, language: "he" });
}

/** The settings with which a shop is spawned whose garbage can be collected. */
const collectable = { NODE_OPTIONS: "--inspect=127.0.0.1:0" } as const;

/**
 * Makes the server of a shop collect its garbage now. V8 keeps it for as long as the machine has memory, so that resident memory
 * otherwise tells how busy a server was, and not what it holds. Throws an error if it was not spawned as `collectable`.
 */
async function collectGarbage(shop: Pick<SpawnedShop, "log">): Promise<void> {
  const address = /ws:\/\/\S+/u.exec(shop.log())?.[0];
  if (address === undefined) throw new Error("the server cannot be told to collect its garbage");
  const socket = new WebSocket(address);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener("open", () =>
    socket.send(JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" })),
  );
  socket.addEventListener("message", () => resolve());
  socket.addEventListener("error", () => reject(new Error("the inspector cannot be reached")));
  await promise;
  socket.close();
}
