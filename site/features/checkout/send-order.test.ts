import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { priceCart } from "#domain/cart/price-cart.ts";
import { agorot } from "#domain/money/agorot.ts";
import { stripPositions } from "#domain/order/strip-positions.ts";
import { englishMenu, soupAndCake } from "#domain/testing/soup-kitchen.ts";
import type { Execute, GraphqlAnswer } from "#web/graphql/execute.ts";
import { HttpError } from "#web/graphql/execute-over-http.ts";
import { watchCalls } from "#web/testing/watch-calls.ts";
import { type SendOutcome, sendOrder } from "./send-order.ts";

const cart = soupAndCake(englishMenu);
const order = {
  customerData: {
    name: "Ruth Cohen",
    email: "ruth@example.com",
    phoneNumber: "0501234567",
    orderType: "delivery",
    city: "Modiin",
    address: "7 Olive Street",
    pickupOrDeliveryPrice: agorot(3550),
  },
  allOrders: stripPositions(cart),
  totalPrice: priceCart(cart),
} as const;

type Reply = GraphqlAnswer<unknown> | Error;
const placed: Reply = { data: { createOrder: { record: { _id: "123456789" } } } };
const noLine = new TypeError("no line");
const coded = (code: string, details?: object): Reply => ({
  data: null,
  errors: [{ message: code, extensions: { code, ...details } }],
});

/** A server that replies so, one after the other, and the last for ever. */
function replying(...replies: readonly Reply[]) {
  let index = 0;
  const execute: Execute = () => {
    const next = replies[Math.min(index, replies.length - 1)] ?? noLine;
    index += 1;
    return next instanceof Error
      ? Promise.reject(next)
      : Promise.resolve(next as GraphqlAnswer<never>);
  };
  return watchCalls(execute);
}

/** Sends the order, letting all pauses pass. */
async function send(...replies: readonly Reply[]) {
  const { execute, calls } = replying(...replies);
  const onStillTrying = vi.fn();
  const start = Date.now();
  const sending = sendOrder(execute, order, "key-1", onStillTrying);
  await vi.runAllTimersAsync();
  const outcome: SendOutcome = await sending;
  return { outcome, calls, told: onStillTrying.mock.calls.length, waited: Date.now() - start };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an order that is placed gives its number, and is sent once, in shekels, under its key", async () => {
  const { outcome, calls, told } = await send(placed);
  expect(outcome).toEqual({ kind: "sent", number: "123456789" });
  expect(told).toBe(0);
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

test("no field of a position is sent", async () => {
  const { calls } = await send(placed);
  expect(JSON.stringify(calls[0]?.variables)).not.toMatch(
    /"(?:typeOrder|dishOrder|order|choiceIndex)":/u,
  );
});

describe("where no answer comes", () => {
  test("it is sent again under the same key, with growing pauses, until it is placed", async () => {
    const { outcome, calls, told, waited } = await send(noLine, new HttpError(502), noLine, placed);
    expect(outcome).toEqual({ kind: "sent", number: "123456789" });
    expect(calls.map(({ options }) => options?.headers)).toEqual(
      Array.from({ length: 4 }, () => ({ "idempotency-key": "key-1" })),
    );
    expect(new Set(calls.map(({ variables }) => JSON.stringify(variables))).size).toBe(1);
    expect(told).toBe(3);
    expect(waited).toBe(1000 + 3000 + 7000);
  });

  test("four times in a row nobody knows what became of it", async () => {
    const { outcome, calls } = await send(noLine);
    expect(outcome).toEqual({ kind: "unknown" });
    expect(calls).toHaveLength(4);
  });

  test("four times in a row, because the browser had no line, it was not sent", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { outcome, calls } = await send(noLine);
    expect(outcome).toEqual({ kind: "offline" });
    expect(calls).toHaveLength(4);
  });

  test("once, and then the line is gone, nobody knows what became of it", async () => {
    const line = { onLine: true };
    vi.stubGlobal("navigator", line);
    const { execute } = replying(noLine);
    const sending = sendOrder(execute, order, "key-1", () => {
      line.onLine = false;
    });
    await vi.runAllTimersAsync();
    expect(await sending).toEqual({ kind: "unknown" });
  });

  test("an attempt does not wait for ever", async () => {
    const { calls } = await send(placed);
    expect(calls[0]?.options?.signal).toBeInstanceOf(AbortSignal);
  });

  test.each([
    ["says that it stored nothing this time", coded("UNAVAILABLE")],
    ["is overloaded", new HttpError(503)],
    ["has had enough requests", coded("TOO_MANY_REQUESTS")],
    ["has had enough requests, in HTTP", new HttpError(429)],
    ["does not understand", coded("BAD_REQUEST")],
  ])("and the server then %s, the first attempt is still in doubt", async (_, then) => {
    const { outcome } = await send(noLine, then);
    expect(outcome).toEqual({ kind: "unknown" });
  });

  test("and the server then refuses the order, it was not placed before", async () => {
    const { outcome } = await send(noLine, coded("ORDER_REFUSED", { refusals: [] }));
    expect(outcome).toEqual({ kind: "refused", refusals: [] });
  });
});

describe("where the server stored nothing for now", () => {
  test.each([
    ["in GraphQL", coded("UNAVAILABLE")],
    ["in HTTP", new HttpError(503)],
  ])(
    "and says so %s, it is sent again, and after four times the customer is told",
    async (_, reply) => {
      const { outcome, calls } = await send(reply);
      expect(outcome).toEqual({ kind: "unavailable" });
      expect(calls).toHaveLength(4);
    },
  );

  test("and then takes it, it is placed", async () => {
    const { outcome } = await send(coded("UNAVAILABLE"), placed);
    expect(outcome).toMatchObject({ kind: "sent" });
  });
});

test.each<[string, Reply, SendOutcome]>([
  [
    "does not fit the menu",
    coded("ORDER_REFUSED", { refusals: [{ code: "ORDER_EMPTY", path: [] }] }),
    { kind: "refused", refusals: [{ code: "ORDER_EMPTY", path: [] }] },
  ],
  ["is refused without a list", coded("ORDER_REFUSED"), { kind: "refused", refusals: [] }],
  ["has a key that was used before", coded("IDEMPOTENCY_KEY_REUSED"), { kind: "key-reused" }],
  ["has a key of a wrong form", coded("IDEMPOTENCY_KEY_INVALID"), { kind: "client-error" }],
  ["is not understood", coded("BAD_REQUEST"), { kind: "client-error" }],
  ["is one request too many", coded("TOO_MANY_REQUESTS"), { kind: "too-many" }],
  ["is one request too many for HTTP", new HttpError(429), { kind: "too-many" }],
])("an order that %s is not sent again", async (_, reply, outcome) => {
  const sent = await send(reply);
  expect(sent.outcome).toEqual(outcome);
  expect(sent.calls).toHaveLength(1);
  expect(sent.told).toBe(0);
});

test.each<[string, Reply]>([
  ["a fault inside the server", coded("INTERNAL_ERROR")],
  ["an error without a code", { errors: [{ message: "?" }] }],
  ["an answer without an order", { data: null }],
])("with %s nobody knows, so it is sent again", async (_, reply) => {
  expect((await send(reply)).outcome).toEqual({ kind: "unknown" });
  expect((await send(reply, placed)).outcome).toMatchObject({ kind: "sent" });
});
