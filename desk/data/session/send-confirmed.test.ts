import { expect, test, vi } from "vitest";
import { sendConfirmed } from "./send-confirmed.ts";

function sending(...kinds: readonly ("confirm-first" | "nothing-to-undo")[]) {
  const left = [...kinds];
  return vi.fn(
    (): Promise<{ kind: string }> => Promise.resolve({ kind: left.shift() ?? "not-accepted" }),
  );
}

test("a change that needs a passkey asks for it once, and is sent again", async () => {
  const send = sending("confirm-first", "nothing-to-undo");
  const confirm = vi.fn(() => Promise.resolve({ ok: true } as const));
  expect((await sendConfirmed(send, true, confirm)).kind).toBe("nothing-to-undo");
  expect(confirm).toHaveBeenCalledTimes(1);
});

test("without a passkey nobody is asked, and a user who does not confirm reads what is needed", async () => {
  const refuse = vi.fn(() => Promise.resolve({ ok: false, problem: "PASSKEY_CANCELLED" } as const));
  expect((await sendConfirmed(sending("confirm-first"), false, refuse)).kind).toBe("confirm-first");
  expect(refuse).not.toHaveBeenCalled();
  expect((await sendConfirmed(sending("confirm-first"), true, refuse)).kind).toBe("confirm-first");
});
