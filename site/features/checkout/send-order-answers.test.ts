import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { orderTextsHe } from "#site/language/order-texts-he.ts";
import { readShownOrder } from "#site/parts/shown-order.ts";
import { damagedAnswers } from "#site/testing/damaged-answers.ts";
import {
  anOrder,
  coded,
  neverLeft,
  placed,
  replying,
  type ServerReply,
} from "#site/testing/ordering-server.ts";
import { placedOrderAnswer } from "#site/testing/placed-order-answer.ts";
import { refusalText } from "./refusal-text.ts";
import { sendOrder } from "./send-order.ts";

const changed = { number: "123456789", key: "key-of-the-page", revision: 0 };

/** The last outcome if the server always answers so. */
async function outcomeOf(answer: unknown, of: typeof changed | null = null) {
  const { execute } = replying(answer as ServerReply);
  const sending = sendOrder(execute, anOrder, "key-1", {
    ...neverLeft,
    changed: of,
    onWaiting: () => undefined,
  });
  await vi.runAllTimersAsync();
  return sending;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
});

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
    const outcome = await outcomeOf(damaged, changed);
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
