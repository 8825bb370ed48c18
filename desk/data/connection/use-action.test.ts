import { expect, test } from "vitest";
import type { Action } from "./send-action.ts";
import { attempt } from "./use-action.ts";

/** A change whose attempts have these outcomes, and what happened in sequence. */
function changeWith(...kinds: readonly string[]) {
  const done: string[] = [];
  const left = [...kinds];
  let sending: Action | null = null;
  const again = () =>
    attempt<{ readonly kind: string }>({
      sending,
      keep: (action) => {
        sending = action;
        done.push("kept");
        return Promise.resolve();
      },
      send: ({ actionId }) => {
        done.push(`sent ${actionId}`);
        return Promise.resolve({ kind: left.shift() ?? "saved" });
      },
      settle: ({ kind }) => {
        sending = null;
        done.push(kind);
        return Promise.resolve();
      },
      onSettled: (_outcome, { actionId }) => void done.push(`told ${actionId}`),
    });
  return { again, done, sending: () => sending };
}

test("the device keeps the action before it is sent, and forgets it before the page learns the outcome", async () => {
  const { again, done, sending } = changeWith("saved");
  expect(await again()).toEqual({ outcome: { kind: "saved" }, isKnown: true });
  const id = done[1]?.slice("sent ".length) ?? "";
  expect(done).toEqual(["kept", `sent ${id}`, "saved", `told ${id}`]);
  expect(sending()).toBeNull();
});

test("however often there is no answer, the same action is sent", async () => {
  const { again, done, sending } = changeWith("in-doubt", "in-doubt", "in-doubt", "saved");
  for (const isKnown of [false, false, false, true]) expect((await again()).isKnown).toBe(isKnown);
  expect(new Set(done.filter((each) => each.startsWith("sent"))).size).toBe(1);
  expect(sending()).toBeNull();
});

test("after an attempt without an answer a busy server and a sign-in to confirm settle nothing", async () => {
  const { again, sending } = changeWith("in-doubt", "unavailable", "confirm-first", "not-accepted");
  await again();
  const { actionId } = sending() ?? {};
  expect((await again()).isKnown).toBe(false);
  expect((await again()).isKnown).toBe(false);
  expect(sending()?.actionId).toBe(actionId);
  expect((await again()).isKnown).toBe(true);
  expect(sending()).toBeNull();
});

test("a first attempt that stored nothing leaves nothing in doubt", async () => {
  for (const kind of ["unavailable", "confirm-first", "not-accepted", "invalid"]) {
    const { again, sending } = changeWith(kind);
    expect(await again()).toEqual({ outcome: { kind }, isKnown: true });
    expect(sending()).toBeNull();
  }
});
