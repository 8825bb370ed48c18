import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  anOrder,
  coded,
  neverLeft,
  offline,
  placed,
  replying,
  type ServerReply,
} from "#site/testing/ordering-server.ts";
import type { Execute } from "#web/graphql/execute.ts";
import { HttpError } from "#web/graphql/execute-over-http.ts";
import { sendOrder, type WaitReason } from "./send-order.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

describe("the customer is told why an order takes long", () => {
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
  ])("(%s) is told as %s", async (reply, reason) => {
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
