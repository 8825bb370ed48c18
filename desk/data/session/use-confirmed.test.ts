import { expect, test, vi } from "vitest";
import { asField } from "#desk/data/calls/as-field.ts";
import type { GraphqlAnswer } from "#web/graphql/execute.ts";
import { runConfirmed } from "./use-confirmed.ts";

const refusedBy = (code: string): GraphqlAnswer<string> => ({
  data: null,
  errors: [{ message: code, extensions: { code } }],
});

function answering(...answers: readonly GraphqlAnswer<string>[]) {
  const waiting = [...answers];
  return vi.fn(() => Promise.resolve(waiting.shift() ?? {}));
}

test("an operation that needs no passkey asks for none", async () => {
  const confirm = vi.fn();
  const answer = await runConfirmed(answering({ data: "linked" }), true, confirm);
  expect(answer).toEqual({ ok: true, data: "linked" });
  expect(confirm).not.toHaveBeenCalled();
});

test("the passkey is asked for once, and the operation runs again", async () => {
  const run = answering(refusedBy("CONFIRM_FIRST"), { data: "linked" });
  const confirm = vi.fn(() => Promise.resolve({ ok: true } as const));
  expect(await runConfirmed(run, true, confirm)).toEqual({ ok: true, data: "linked" });
  expect(run).toHaveBeenCalledTimes(2);
  expect(confirm).toHaveBeenCalledTimes(1);
});

test("without the passkey the desk says that it is needed, and nothing runs", async () => {
  const run = answering(refusedBy("CONFIRM_FIRST"));
  const confirm = () => Promise.resolve({ ok: false, problem: "PASSKEY_CANCELLED" } as const);
  expect(await runConfirmed(run, true, confirm)).toEqual({
    ok: false,
    problem: "PASSKEY_CANCELLED",
  });
  expect(run).toHaveBeenCalledTimes(1);
});

test("a shop without passkeys asks for a new link", async () => {
  const confirm = vi.fn();
  const answer = await runConfirmed(answering(refusedBy("CONFIRM_FIRST")), false, confirm);
  expect(answer).toEqual({ ok: false, problem: "CONFIRM_FIRST" });
  expect(confirm).not.toHaveBeenCalled();
});

test.each([
  ["NOT_SIGNED_IN", "NOT_SIGNED_IN"],
  ["TOO_MANY_REQUESTS", "TOO_MANY_TRIES"],
  ["OUTCOME_UNKNOWN", "UNAVAILABLE"],
])("the refusal %s becomes %s", async (code, problem) => {
  expect(await runConfirmed(answering(refusedBy(code)), true)).toEqual({ ok: false, problem });
});

test.each([null, undefined])(
  "an answer whose only field is %s counts as no answer",
  async (revoked) => {
    const run = () => Promise.resolve({ data: { revoked } });
    expect(await runConfirmed(run, true)).toEqual({ ok: false, problem: "UNAVAILABLE" });
  },
);

test("the page says that the server does not answer", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.spyOn(console, "warn").mockReturnValue();
  const run = () => Promise.reject(new Error("no answer"));
  expect(await runConfirmed(run, true)).toEqual({ ok: false, problem: "UNREACHABLE" });
  vi.stubGlobal("navigator", { onLine: false });
  expect(await runConfirmed(run, true)).toEqual({ ok: false, problem: "OFFLINE" });
  vi.unstubAllGlobals();
});

test("the answer of a call may have parts that are null, and without an answer it counts as no answer", async () => {
  const device = { name: "Ruth's phone", revokedAt: null };
  const run = () => Promise.resolve(asField({ data: device }));
  expect(await runConfirmed(run, true)).toEqual({ ok: true, data: { answer: device } });
  const without = () => Promise.resolve(asField({}));
  expect(await runConfirmed(without, true)).toEqual({ ok: false, problem: "UNAVAILABLE" });
  const refused = () => Promise.resolve(asField(refusedBy("NOT_ALLOWED")));
  expect(await runConfirmed(refused, true)).toEqual({ ok: false, problem: "NOT_ALLOWED" });
});
