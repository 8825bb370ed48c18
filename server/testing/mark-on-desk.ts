import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { pressDocument } from "#contract/generated/desk-operations.ts";
import type { PressAnswer, PressInput } from "#contract/generated/desk-schema-types.ts";
import { deskCall, type TestDevice } from "./open-desk.ts";

/** A mark of a device that has seen everything up to an event. */
export function markVariables(
  orderNumber: string,
  action: PressInput["action"],
  changes: Partial<PressInput> = {},
): PressInput {
  return {
    actionId: crypto.randomUUID(),
    pressedAt: Date.now(),
    seen: { event: 0, actionIds: [] },
    orderNumber,
    action,
    ...changes,
  };
}

/** Sends a mark to a server process; undefined if it was not reachable or could not answer. Throws if the mark is refused. */
async function sendPress(
  address: string,
  device: TestDevice,
  press: PressInput,
): Promise<PressAnswer | undefined> {
  const call = deskCall(pressDocument.text, { press }, { ...device.headers, origin: address });
  const { host: _, ...headers } = call.headers;
  let answer: { data?: { press: PressAnswer } | null; errors?: readonly object[] };
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
  const codes = JSON.stringify(answer.errors ?? []);
  if (/UNAVAILABLE|OUTCOME_UNKNOWN/u.test(codes)) return undefined;
  if (answer.data == null) throw new Error(`the press was refused: ${codes}`);
  return answer.data.press;
}

/** Sends a mark again until it is answered, as a device does: its action id makes that safe. */
export async function markUntilAnswered(
  address: () => string,
  device: TestDevice,
  press: PressInput,
  signal?: AbortSignal,
): Promise<PressAnswer | undefined> {
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
      const press = markVariables(
        orderNumber,
        { money: { amount: 100, way: "cash" } },
        { seen: { event: seen, actionIds: [] } },
      );
      const answer = await markUntilAnswered(address, device, press, stopping.signal);
      if (answer === undefined) continue;
      if (answer.event == null) throw new Error(`a payment was ${answer.outcome}`);
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
