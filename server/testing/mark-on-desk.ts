import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { AnswerOf, CallOutcome, CallRefusal, RequestOf } from "#contract/wire/desk-calls.ts";
import { callRequest } from "./call-desk.ts";
import type { TestDevice } from "./open-desk.ts";

export type SentPress = RequestOf<"press">;

/** A mark of a device that has seen nothing, about an order unless `about` says otherwise. */
export function pressOn(
  orderNumber: string,
  action: SentPress["action"],
  more: Partial<Pick<SentPress, "actionId" | "pressedAt" | "seen" | "tellsCustomer">> & {
    readonly orderNumber?: null;
    readonly week?: string;
  } = {},
): SentPress {
  return {
    actionId: crypto.randomUUID(),
    pressedAt: Date.now(),
    seen: { event: 0, actionIds: [] },
    orderNumber,
    action,
    ...more,
  } as SentPress;
}

/** Sends a mark to a server process; undefined if it was not reachable or could not answer. Throws if the mark is refused. */
async function sendPress(
  address: string,
  device: TestDevice,
  press: SentPress,
): Promise<AnswerOf<"press"> | undefined> {
  const call = callRequest({ press }, { ...device.headers, origin: address });
  const { host: _, ...headers } = call.headers;
  let answer: { press?: CallOutcome<AnswerOf<"press">>; refused?: CallRefusal };
  try {
    const response = await fetch(`${address}${call.url}`, {
      method: "POST",
      headers,
      body: call.payload,
    });
    if (response.status >= 500) return undefined;
    answer = (await response.json()) as typeof answer;
  } catch {
    return undefined;
  }
  if (answer.press !== undefined && "answer" in answer.press) return answer.press.answer;
  const code = answer.press?.refused.code ?? answer.refused?.code ?? "none";
  if (/UNAVAILABLE|OUTCOME_UNKNOWN/u.test(code)) return undefined;
  throw new Error(`the press was refused: ${code}`);
}

/** Sends a mark again until it is answered, as a device does: its action id makes that safe. */
export async function markUntilAnswered(
  address: () => string,
  device: TestDevice,
  press: SentPress,
  signal?: AbortSignal,
): Promise<AnswerOf<"press"> | undefined> {
  for (;;) {
    if (signal?.aborted === true) return undefined;
    const answer = await sendPress(address(), device, press);
    if (answer !== undefined) return answer;
    await wait(20);
  }
}

/** A device that notes one payment of a shekel after the other, and sends each until it is answered. */
export function takePayments(address: () => string, device: TestDevice, orderNumber: string) {
  const acknowledged: string[] = [];
  const stopping = new AbortController();
  const take = async () => {
    let seen = 0;
    while (!stopping.signal.aborted) {
      const press = pressOn(
        orderNumber,
        { money: { amount: 100, way: "cash" } },
        { seen: { event: seen, actionIds: [] } },
      );
      const answer = await markUntilAnswered(address, device, press, stopping.signal);
      if (answer === undefined) continue;
      if (answer.event === null) throw new Error(`a payment was ${answer.outcome}`);
      seen = answer.event;
      acknowledged.push(press.actionId);
    }
  };
  const taking = take();
  return {
    /** Waits until one more payment is acknowledged. */
    oneMore: async (): Promise<void> => {
      const enough = acknowledged.length + 1;
      await expect
        .poll(() => acknowledged.length, { timeout: 50_000, interval: 10 })
        .toBeGreaterThanOrEqual(enough);
    },
    /** Stops the device and returns the action ids of the payments that were acknowledged. */
    stop: async (): Promise<readonly string[]> => {
      stopping.abort();
      await taking;
      return acknowledged;
    },
  };
}
