import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { orderTextsHe } from "#site/language/order-texts-he.ts";
import { readShownOrder } from "#site/parts/shown-order.ts";
import { damagedAnswers } from "#site/testing/damaged-answers.ts";
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
import type { Execute } from "#web/graphql/execute.ts";
import { HttpError } from "#web/graphql/execute-over-http.ts";
import { refusalText } from "./refusal-text.ts";
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
  [
    "was canceled after it was placed with this key",
    coded("IDEMPOTENCY_KEY_REUSED", { isCancelled: true }),
    { kind: "key-reused", earlier: "cancelled" },
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

  test("that changes nothing is reported as such: the revision stays", async () => {
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
    ["IDEMPOTENCY_KEY_REUSED", { kind: "order-change-recorded" }],
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

const placedBefore = { number: "123456789", key: "key-of-the-page", revision: 0 };

/** The last outcome if the server always answers so. */
async function outcomeOf(answer: unknown, of: typeof placedBefore | null = null) {
  const { execute } = replying(answer as ServerReply);
  const sending = sendOrder(execute, anOrder, "key-1", {
    ...neverLeft,
    changed: of,
    onWaiting: () => undefined,
  });
  await vi.runAllTimersAsync();
  return sending;
}

test("an answer without a record is in doubt, and the order is sent again", async () => {
  const { execute, calls } = replying({ data: { createOrder: null } }, placed);
  const sending = sendOrder(execute, anOrder, "key-1", {
    ...neverLeft,
    onWaiting: () => undefined,
  });
  await vi.runAllTimersAsync();
  expect(await sending).toMatchObject({ kind: "sent", number: "123456789" });
  expect(calls).toHaveLength(2);
});

test("whatever part of the answer to a new order is missing, the outcome is known or in doubt", async () => {
  for (const damaged of damagedAnswers(placed)) {
    const outcome = await outcomeOf(damaged);
    expect({ damaged, ...outcome }).toMatchObject({
      kind: expect.stringMatching(/^(sent|unknown)$/u),
    });
    if (outcome.kind === "sent") expect(outcome.number).toEqual(expect.any(String));
  }
});

test("whatever part of the answer to a change is missing, the order can be shown or the outcome is in doubt", async () => {
  const answer = { data: { changeOrder: { order: placedOrderAnswer("en") } } };
  for (const damaged of damagedAnswers(answer)) {
    const outcome = await outcomeOf(damaged, placedBefore);
    expect({ damaged, ...outcome }).toMatchObject({
      kind: expect.stringMatching(/^(changed|unknown)$/u),
    });
    if (outcome.kind === "changed") expect(() => readShownOrder(outcome.order)).not.toThrow();
  }
});

test("whatever part of a refusal is missing, the form has words for it", async () => {
  const refusals = [
    {
      code: "PRICE_CHANGED",
      path: ["allOrders"],
      dishName: "Soup",
      name: "Litre",
      expected: [45],
      received: [40],
    },
    { code: "ONLY_LEFT", path: ["allOrders"], dishName: "Soup", name: "Litre", left: 2 },
  ];
  for (const damaged of damagedAnswers(coded("ORDER_REFUSED", { refusals }))) {
    const outcome = await outcomeOf(damaged);
    expect({ damaged, ...outcome }).toMatchObject({
      kind: expect.stringMatching(/^(refused|unknown)$/u),
    });
    if (outcome.kind !== "refused") continue;
    for (const refusal of outcome.refusals)
      expect(refusalText(refusal, orderTextsHe)).toEqual(expect.any(String));
  }
});

/** Sends the order to a server with these replies; gives the reasons for waiting that were told. */
async function reasonsOf(...replies: readonly ServerReply[]): Promise<readonly WaitReason[]> {
  const reasons: WaitReason[] = [];
  const onWaiting = (reason: WaitReason) => void reasons.push(reason);
  const sending = sendOrder(replying(...replies).execute, anOrder, "key-1", {
    ...neverLeft,
    onWaiting,
  });
  await vi.runAllTimersAsync();
  await sending;
  return reasons;
}

describe("the customer reads why an order takes long", () => {
  test("after five seconds without an answer", async () => {
    const onWaiting = vi.fn<(reason: WaitReason) => void>();
    const never: Execute = () => new Promise(() => undefined);
    void sendOrder(never, anOrder, "key-1", { ...neverLeft, onWaiting });
    await vi.advanceTimersByTimeAsync(4900);
    expect(onWaiting).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(onWaiting).toHaveBeenCalledExactlyOnceWith("no-answer");
  });

  test.each<[ServerReply, WaitReason]>([
    [offline, "no-answer"],
    [new HttpError(500), "server-error"],
    [coded("UNAVAILABLE"), "server-error"],
    [coded("INTERNAL_ERROR"), "server-error"],
  ])("(%s) is reported as %s", async (reply, reason) => {
    expect(await reasonsOf(reply, placed)).toEqual([reason]);
  });

  test("without a connection", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(await reasonsOf(offline, placed)).toEqual(["offline"]);
  });
});

test("after the customer has left no further attempt is made", async () => {
  const { execute, calls } = replying(offline);
  const leaving = new AbortController();
  const sending = sendOrder(execute, anOrder, "key-1", {
    changed: null,
    week: null,
    wasInDoubt: false,
    leaving: leaving.signal,
    onWaiting: () => leaving.abort(),
  });
  expect(await sending).toEqual({ kind: "unknown", reason: "no-answer" });
  expect(calls).toHaveLength(1);
});

const inDoubt = { ...neverLeft, wasInDoubt: true, onWaiting: () => {} };

test.each<[ServerReply]>([
  [coded("UNAVAILABLE")],
  [new HttpError(503)],
  [coded("TOO_MANY_REQUESTS")],
  [coded("BAD_REQUEST")],
])("an earlier doubt stays if the next sending settles nothing (%s)", async (reply) => {
  const { execute } = replying(reply);
  const sending = sendOrder(execute, anOrder, "key-1", inDoubt);
  await vi.runAllTimersAsync();
  expect(await sending).toMatchObject({ kind: "unknown" });
});

test("a refusal settles an earlier doubt", async () => {
  const { execute } = replying(coded("ORDER_REFUSED"));
  const sending = sendOrder(execute, anOrder, "key-1", inDoubt);
  expect(await sending).toMatchObject({ kind: "refused" });
});

const over = coded("WEEK_CHANGED", { week: "2026-01-14", deadline: "2026-01-14T12:00:00.000Z" });

const weekChanged = {
  kind: "week-changed",
  week: "2026-01-14",
  deadline: Date.UTC(2026, 0, 14, 12),
};

async function sendForWeek(execute: ReturnType<typeof replying>["execute"], changes: object = {}) {
  const sending = sendOrder(execute, anOrder, "key-1", {
    ...neverLeft,
    onWaiting: () => undefined,
    ...changes,
  });
  await vi.runAllTimersAsync();
  return sending;
}

test.each(["2026-01-07", null])(
  "the order names the week that the customer saw: %s",
  async (week) => {
    const { execute, calls } = replying(placed);
    await sendForWeek(execute, { week });
    expect(calls).toMatchObject([{ variables: { week } }]);
  },
);

test("without its week an order is not sent before the server has told it", async () => {
  const { execute, calls } = replying(placed);
  const told = vi.fn<() => Promise<string | undefined>>().mockResolvedValue("2026-01-07");
  told.mockResolvedValueOnce(undefined);
  expect(await sendForWeek(execute, { week: told })).toMatchObject({ kind: "sent" });
  expect(calls).toMatchObject([{ variables: { week: "2026-01-07" } }]);

  told.mockResolvedValue(undefined);
  expect(await sendForWeek(execute, { week: told })).toEqual({ kind: "unavailable" });
  expect(calls).toHaveLength(1);
});

test("an order for a week that is over is not sent again without being asked about", async () => {
  const { execute, calls } = replying(over);
  expect(await sendForWeek(execute)).toEqual(weekChanged);
  expect(calls).toHaveLength(1);
});

test("an order before the opening is not sent again", async () => {
  const opensAt = "2026-01-11T06:00:00.000Z";
  const { execute, calls } = replying(coded("ORDERS_NOT_OPEN", { week: "2026-01-14", opensAt }));
  expect(await sendForWeek(execute)).toEqual({ kind: "not-open", opensAt: Date.parse(opensAt) });
  expect(calls).toHaveLength(1);
});

test.each([
  ["in this sending", [offline, over], false],
  ["in an earlier one", [over], true],
])(
  "a doubt %s is settled: the server has looked for the key first",
  async (_, replies, wasInDoubt) => {
    const { execute } = replying(...replies);
    expect(await sendForWeek(execute, { wasInDoubt })).toEqual(weekChanged);
  },
);
