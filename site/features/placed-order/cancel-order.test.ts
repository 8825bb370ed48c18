import { beforeEach, expect, test, vi } from "vitest";
import { readShownOrder } from "#site/parts/shown-order.ts";
import { damagedAnswers } from "#site/testing/damaged-answers.ts";
import { coded, offline, replying, type ServerReply } from "#site/testing/ordering-server.ts";
import { placedOrderAnswer } from "#site/testing/placed-order-answer.ts";
import { HttpError } from "#web/graphql/execute-over-http.ts";
import { type CancelOutcome, cancelOrder } from "./cancel-order.ts";

const press = {
  number: "123456789",
  key: "key-of-the-page",
  isCancelled: true,
  language: "en",
} as const;

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
});

async function cancel(reply: ServerReply) {
  const { execute, calls } = replying(reply);
  return { outcome: await cancelOrder(execute, press, "action-1"), calls };
}

test("a press is sent once, with the page's key and a key of its own, and answers the order", async () => {
  const order = placedOrderAnswer("en", { isCancelled: true });
  const { outcome, calls } = await cancel({ data: { cancelOrder: order } });
  expect(outcome).toEqual({ kind: "done", order });
  expect(calls).toMatchObject([
    {
      operationName: "CancelOrder",
      variables: press,
      options: { headers: { "idempotency-key": "action-1" } },
    },
  ]);
});

test.each<[string, ServerReply, CancelOutcome]>([
  ["after the deadline", coded("ORDER_CLOSED"), { kind: "refused", refusal: "closed" }],
  ["of the seller", coded("ORDER_CANCELLED"), { kind: "refused", refusal: "cancelled" }],
  ["with a wrong key", coded("ORDER_UNKNOWN"), { kind: "refused", refusal: "unknownOrder" }],
  [
    "that comes too often",
    coded("TOO_MANY_CHANGES", { retryAfter: 121 }),
    { kind: "too-many-changes", minutes: 3 },
  ],
  [
    "taken back after its portions were sold",
    coded("ORDER_REFUSED", { refusals: [{ code: "SOLD_OUT", path: [], dishName: "Soup" }] }),
    { kind: "sold-out", refusals: [{ code: "SOLD_OUT", path: [], dishName: "Soup" }] },
  ],
  ["among too many", coded("TOO_MANY_REQUESTS"), { kind: "refused", refusal: "tooMany" }],
  ["among too many, by HTTP", new HttpError(429), { kind: "refused", refusal: "tooMany" }],
  ["without a store", coded("UNAVAILABLE"), { kind: "refused", refusal: "unavailable" }],
  ["of an old site", coded("BAD_REQUEST"), { kind: "refused", refusal: "clientError" }],
  ["without an answer", offline, { kind: "refused", refusal: "inDoubt" }],
  ["whose end is unknown", coded("OUTCOME_UNKNOWN"), { kind: "refused", refusal: "inDoubt" }],
  ["with a fault of the server", new HttpError(502), { kind: "refused", refusal: "inDoubt" }],
])("a canceling %s has its own sentence", async (_, reply, outcome) => {
  expect((await cancel(reply)).outcome).toEqual(outcome);
});

test("whatever part of the answer is missing, the order can be shown or the outcome is in doubt", async () => {
  const answer = { data: { cancelOrder: placedOrderAnswer("en", { isCancelled: true }) } };
  for (const damaged of damagedAnswers(answer)) {
    const { outcome } = await cancel(damaged as ServerReply);
    if (outcome.kind === "done") expect(() => readShownOrder(outcome.order)).not.toThrow();
    else expect({ damaged, ...outcome }).toMatchObject({ kind: "refused", refusal: "inDoubt" });
  }
});

test("a browser that is offline sends nothing in doubt", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect((await cancel(offline)).outcome).toEqual({ kind: "refused", refusal: "offline" });
});
