import { expect, test, vi } from "vitest";
import type { CallRefusal } from "#contract/wire/desk-calls.ts";
import type { CallAnswer } from "#desk/data/calls/call-desk.ts";
import { callConfirmed } from "./use-confirmed.ts";

const refusedBy = (code: CallRefusal["code"]): CallAnswer<string> => ({ refused: { code } });

function answering(...answers: readonly CallAnswer<string>[]) {
  const waiting = [...answers];
  return vi.fn(() => Promise.resolve(waiting.shift() ?? {}));
}

test("a call that needs no passkey asks for none", async () => {
  const confirm = vi.fn();
  const answer = await callConfirmed(answering({ answer: "linked" }), true, confirm);
  expect(answer).toEqual({ ok: true, answer: "linked" });
  expect(confirm).not.toHaveBeenCalled();
});

test("the passkey is asked for once, and the call is made again", async () => {
  const run = answering(refusedBy("CONFIRM_FIRST"), { answer: "linked" });
  const confirm = vi.fn(() => Promise.resolve({ ok: true } as const));
  expect(await callConfirmed(run, true, confirm)).toEqual({ ok: true, answer: "linked" });
  expect(run).toHaveBeenCalledTimes(2);
  expect(confirm).toHaveBeenCalledTimes(1);
});

test("without the passkey the desk says that it is needed, and nothing runs", async () => {
  const run = answering(refusedBy("CONFIRM_FIRST"));
  const confirm = () => Promise.resolve({ ok: false, problem: "PASSKEY_CANCELLED" } as const);
  expect(await callConfirmed(run, true, confirm)).toEqual({
    ok: false,
    problem: "PASSKEY_CANCELLED",
  });
  expect(run).toHaveBeenCalledTimes(1);
});

test("a shop without passkeys asks for a new link", async () => {
  const confirm = vi.fn();
  const answer = await callConfirmed(answering(refusedBy("CONFIRM_FIRST")), false, confirm);
  expect(answer).toEqual({ ok: false, problem: "CONFIRM_FIRST" });
  expect(confirm).not.toHaveBeenCalled();
});

test.each([
  ["NOT_SIGNED_IN", "NOT_SIGNED_IN"],
  ["TOO_MANY_REQUESTS", "TOO_MANY_TRIES"],
  ["OUTCOME_UNKNOWN", "UNAVAILABLE"],
] as const)("the refusal %s becomes %s", async (code, problem) => {
  expect(await callConfirmed(answering(refusedBy(code)), true)).toEqual({ ok: false, problem });
});

test.each([null, undefined])("an answer that is %s counts as none", async (answer) => {
  const call = () => Promise.resolve(answer === undefined ? {} : { answer });
  expect(await callConfirmed(call, true)).toEqual({ ok: false, problem: "UNAVAILABLE" });
});

test("the page says that the server does not answer", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.spyOn(console, "warn").mockReturnValue();
  const run = () => Promise.reject(new Error("no answer"));
  expect(await callConfirmed(run, true)).toEqual({ ok: false, problem: "UNREACHABLE" });
  vi.stubGlobal("navigator", { onLine: false });
  expect(await callConfirmed(run, true)).toEqual({ ok: false, problem: "OFFLINE" });
  vi.unstubAllGlobals();
});

test("an answer may have parts that are null", async () => {
  const device = { name: "Ruth's phone", revokedAt: null };
  const call = () => Promise.resolve({ answer: device });
  expect(await callConfirmed(call, true)).toEqual({ ok: true, answer: device });
  const refused = () => Promise.resolve(refusedBy("NOT_ALLOWED"));
  expect(await callConfirmed(refused, true)).toEqual({ ok: false, problem: "NOT_ALLOWED" });
});
