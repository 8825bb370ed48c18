import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  anOrder,
  coded,
  neverLeft,
  offline,
  placed,
  replying,
  type ServerReply,
  sent,
} from "#site/testing/ordering-server.ts";
import { placedOrderAnswer } from "#site/testing/placed-order-answer.ts";
import { HttpError } from "#web/graphql/execute-over-http.ts";
import { type OrderOutcome, sendOrder, type WaitReason } from "./send-order.ts";

/** Sends the order and lets all pauses elapse. */
async function send(...replies: readonly ServerReply[]) {
  const { execute, calls } = replying(...replies);
  const onWaiting = vi.fn<(reason: WaitReason) => void>();
  const start = Date.now();
  const sending = sendOrder(execute, anOrder, "key-1", { ...neverLeft, onWaiting });
  await vi.runAllTimersAsync();
  const outcome: OrderOutcome = await sending;
  return {
    outcome,
    calls,
    retryCount: onWaiting.mock.calls.length,
    reasons: onWaiting.mock.calls.map(([reason]) => reason),
    waited: Date.now() - start,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an order is sent once, in shekels and with its key, and its number and week are returned", async () => {
  const { outcome, calls, retryCount } = await send(placed);
  expect(outcome).toEqual(sent);
  expect(retryCount).toBe(0);
  expect(calls).toMatchObject([
    {
      operationName: "InsertCustomerOrder",
      variables: {
        customerOrder: {
          totalPrice: 194.3,
          customerData: { city: "Modiin", pickupOrDeliveryPrice: 35.5 },
          allOrders: [{ typeName: "Soups" }, { typeName: "Desserts" }],
        },
      },
      options: { headers: { "idempotency-key": "key-1" } },
    },
  ]);
});

test("positions are not sent", async () => {
  const { calls } = await send(placed);
  expect(JSON.stringify(calls[0]?.variables)).not.toMatch(
    /"(?:typeOrder|dishOrder|order|choiceIndex)":/u,
  );
});

describe("without an answer", () => {
  test("the order is sent again with the same key and growing pauses until it is placed", async () => {
    const { outcome, calls, retryCount, waited } = await send(
      offline,
      new HttpError(502),
      offline,
      placed,
    );
    expect(outcome).toEqual(sent);
    expect(calls.map(({ options }) => options?.headers)).toEqual(
      Array.from({ length: 4 }, () => ({ "idempotency-key": "key-1" })),
    );
    expect(new Set(calls.map(({ variables }) => JSON.stringify(variables))).size).toBe(1);
    expect(retryCount).toBe(3);
    expect(waited).toBe(1000 + 3000 + 7000);
  });

  test("the outcome is unknown after four attempts", async () => {
    const { outcome, calls } = await send(offline);
    expect(outcome).toEqual({ kind: "unknown", reason: "no-answer" });
    expect(calls).toHaveLength(4);
  });

  test("the outcome is offline if the browser was offline in all four attempts", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { outcome, calls } = await send(offline);
    expect(outcome).toEqual({ kind: "offline" });
    expect(calls).toHaveLength(4);
  });

  test("the outcome is unknown if the browser goes offline after the first attempt", async () => {
    const line = { onLine: true };
    vi.stubGlobal("navigator", line);
    const { execute } = replying(offline);
    const sending = sendOrder(execute, anOrder, "key-1", {
      ...neverLeft,
      onWaiting: () => {
        line.onLine = false;
      },
    });
    await vi.runAllTimersAsync();
    expect(await sending).toEqual({ kind: "unknown", reason: "no-answer" });
  });

  test("an attempt has a timeout", async () => {
    const { calls } = await send(placed);
    expect(calls[0]?.options?.signal).toBeInstanceOf(AbortSignal);
  });

  test.each([
    ["stores nothing on the retry", coded("UNAVAILABLE")],
    ["is overloaded", new HttpError(503)],
    ["rate-limits the retry in GraphQL", coded("TOO_MANY_REQUESTS")],
    ["rate-limits the retry in HTTP", new HttpError(429)],
    ["rejects the retry as a bad request", coded("BAD_REQUEST")],
  ])("to the first attempt the outcome stays unknown if the server then %s", async (_, then) => {
    const { outcome } = await send(offline, then);
    expect(outcome).toEqual({ kind: "unknown", reason: "no-answer" });
  });

  test("to the first attempt a refusal of the retry is conclusive", async () => {
    const { outcome } = await send(offline, coded("ORDER_REFUSED", { refusals: [] }));
    expect(outcome).toEqual({ kind: "refused", refusals: [] });
  });
});

describe("if the server is unavailable", () => {
  test.each([
    ["in GraphQL", coded("UNAVAILABLE")],
    ["in HTTP", new HttpError(503)],
  ])(
    "and says so %s, the order is sent four times, then reported as unavailable",
    async (_, reply) => {
      const { outcome, calls } = await send(reply);
      expect(outcome).toEqual({ kind: "unavailable" });
      expect(calls).toHaveLength(4);
    },
  );

  test("and then recovers, the order is placed", async () => {
    const { outcome } = await send(coded("UNAVAILABLE"), placed);
    expect(outcome).toMatchObject({ kind: "sent" });
  });
});

test.each<[string, ServerReply, OrderOutcome]>([
  [
    "does not fit the menu",
    coded("ORDER_REFUSED", { refusals: [{ code: "ORDER_EMPTY", path: [] }] }),
    { kind: "refused", refusals: [{ code: "ORDER_EMPTY", path: [] }] },
  ],
  ["is refused without a list", coded("ORDER_REFUSED"), { kind: "refused", refusals: [] }],
  [
    "has a key that was used before",
    coded("IDEMPOTENCY_KEY_REUSED"),
    { kind: "key-reused", earlier: null },
  ],
  ["has a malformed key", coded("IDEMPOTENCY_KEY_INVALID"), { kind: "client-error" }],
  ["is a bad request", coded("BAD_REQUEST"), { kind: "client-error" }],
  ["is rate-limited in GraphQL", coded("TOO_MANY_REQUESTS"), { kind: "too-many" }],
  [
    "is one too many",
    coded("TOO_MANY_ORDERS", { retryAfter: 61 }),
    { kind: "too-many-orders", minutes: 2 },
  ],
  ["is rate-limited in HTTP", new HttpError(429), { kind: "too-many" }],
])("an order that %s is not retried", async (_, reply, outcome) => {
  const attempt = await send(reply);
  expect(attempt.outcome).toEqual(outcome);
  expect(attempt.calls).toHaveLength(1);
  expect(attempt.retryCount).toBe(0);
});

describe("the change of a placed order", () => {
  const changed = { number: "123456789", key: "key-of-the-page", revision: 2 };
  const orderAt = (revision: number) => placedOrderAnswer("en", { revision });
  const done: ServerReply = { data: { changeOrder: { order: orderAt(3) } } };

  async function change(...replies: readonly ServerReply[]) {
    const { execute, calls } = replying(...replies);
    const onWaiting = vi.fn<(reason: WaitReason) => void>();
    const sending = sendOrder(execute, anOrder, "key-1", { ...neverLeft, changed, onWaiting });
    await vi.runAllTimersAsync();
    return { outcome: await sending, calls };
  }

  test("is sent with the page's key, the revision that is changed and an idempotency key", async () => {
    const { outcome, calls } = await change(done);
    expect(outcome).toEqual({ kind: "changed", isNew: true, order: orderAt(3) });
    expect(calls).toMatchObject([
      {
        operationName: "ChangeOrder",
        variables: { ...changed, customerOrder: { totalPrice: 194.3 } },
        options: { headers: { "idempotency-key": "key-1" } },
      },
    ]);
  });

  test("that changes nothing is told as such: the revision stays", async () => {
    const { outcome } = await change({ data: { changeOrder: { order: orderAt(2) } } });
    expect(outcome).toMatchObject({ kind: "changed", isNew: false });
  });

  test("is sent again with the same key until it is answered", async () => {
    const { outcome, calls } = await change(offline, coded("OUTCOME_UNKNOWN"), done);
    expect(outcome).toMatchObject({ kind: "changed", isNew: true });
    expect(new Set(calls.map((call) => JSON.stringify(call.options?.headers))).size).toBe(1);
    expect(calls).toHaveLength(3);
  });

  test.each<[string, OrderOutcome]>([
    ["ORDER_CHANGED", { kind: "order-changed" }],
    // The key was used for an earlier change, which was stored.
    ["IDEMPOTENCY_KEY_REUSED", { kind: "order-changed" }],
    ["ORDER_ITEMS_MISSING", { kind: "order-items-missing" }],
    ["ORDER_CLOSED", { kind: "order-closed" }],
    ["ORDER_CANCELLED", { kind: "order-cancelled" }],
    ["ORDER_UNKNOWN", { kind: "order-unknown" }],
    ["TOO_MANY_CHANGES", { kind: "too-many-changes", minutes: 1 }],
    ["ORDER_REFUSED", { kind: "refused", refusals: [] }],
  ])("that is answered with %s is not sent again, also after a doubt", async (code, outcome) => {
    expect(await change(coded(code))).toMatchObject({ outcome, calls: [expect.anything()] });
    expect((await change(offline, coded(code))).outcome).toEqual(outcome);
  });
});

test.each<[string, ServerReply]>([
  ["a commit without an answer", coded("OUTCOME_UNKNOWN")],
  ["an internal error of the server", coded("INTERNAL_ERROR")],
  ["an error without a code", { errors: [{ message: "?" }] }],
  ["an answer without an order", { data: null }],
])("after %s the outcome is unknown and the order is sent again", async (_, reply) => {
  const failed = await send(reply);
  expect(failed.outcome).toEqual({ kind: "unknown", reason: "server-error" });
  expect(new Set(failed.reasons)).toEqual(new Set(["server-error"]));
  expect((await send(reply, placed)).outcome).toMatchObject({ kind: "sent" });
});

test("the server's own doubt about an order is a doubt", async () => {
  const { outcome } = await send(coded("OUTCOME_UNKNOWN"));
  expect(outcome).toEqual({ kind: "unknown", reason: "server-error" });
});
