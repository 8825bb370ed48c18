import { beforeEach, expect, test, vi } from "vitest";
import type { CallRefusal } from "#contract/wire/desk-calls.ts";
import { isStillInDoubt, sendAction } from "./send-action.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const same = (data: number) => data;
const refusedWith = (code: CallRefusal["code"]) =>
  sendAction(() => Promise.resolve({ refused: { code } }), same);

test("an answer settles an action", async () => {
  expect(await sendAction(() => Promise.resolve({ answer: 7 }), same)).toEqual({
    kind: "answered",
    data: 7,
  });
});

test("without an answer, or with one that says so, the outcome is in doubt", async () => {
  const lost = await sendAction(() => Promise.reject(new TypeError("Failed to fetch")), same);
  expect(lost.kind).toBe("in-doubt");
  expect((await refusedWith("OUTCOME_UNKNOWN")).kind).toBe("in-doubt");
  expect((await refusedWith("INTERNAL_ERROR")).kind).toBe("in-doubt");
});

test("a busy server stored nothing, and a wrong request never will be", async () => {
  expect((await refusedWith("UNAVAILABLE")).kind).toBe("unavailable");
  expect((await refusedWith("TOO_MANY_REQUESTS")).kind).toBe("unavailable");
  expect((await refusedWith("BAD_REQUEST")).kind).toBe("not-accepted");
  expect((await refusedWith("NOT_ALLOWED")).kind).toBe("not-accepted");
});

test("a session that has ended or is to be confirmed says nothing about an earlier attempt", async () => {
  expect((await refusedWith("NOT_SIGNED_IN")).kind).toBe("unavailable");
  expect((await refusedWith("CONFIRM_FIRST")).kind).toBe("confirm-first");
});

test("an answer without what is needed of it is in doubt", async () => {
  const torn = await sendAction(
    () => Promise.resolve({ answer: {} }),
    () => null,
  );
  expect(torn.kind).toBe("in-doubt");
});

test("an attempt that may have been stored stays in doubt until there is an answer or a refusal", () => {
  for (const wasInDoubt of [false, true]) {
    expect(isStillInDoubt({ kind: "in-doubt" }, wasInDoubt)).toBe(true);
    expect(isStillInDoubt({ kind: "unavailable" }, wasInDoubt)).toBe(wasInDoubt);
    expect(isStillInDoubt({ kind: "confirm-first" }, wasInDoubt)).toBe(wasInDoubt);
    expect(isStillInDoubt({ kind: "not-accepted" }, wasInDoubt)).toBe(false);
    expect(isStillInDoubt({ kind: "answered" }, wasInDoubt)).toBe(false);
  }
});
