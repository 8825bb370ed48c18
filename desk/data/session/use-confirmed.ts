import { useState } from "react";
import type { CallAnswer } from "#desk/data/calls/call-desk.ts";
import { useMe } from "./session-context.tsx";
import { type AnyProblem, confirmByPasskey } from "./sign-in.ts";

/** Makes a call that needs a confirmed sign-in, once at a time, with the problem that the last one had. */
export function useConfirmed() {
  const { hasPasskey } = useMe();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<AnyProblem | null>(null);
  const run = async <Answer>(
    call: () => Promise<CallAnswer<Answer>>,
    onDone: (answer: Answer) => void | Promise<void>,
  ) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    const outcome = await callConfirmed(call, hasPasskey);
    if (outcome.ok) await onDone(outcome.answer);
    else setProblem(outcome.problem);
    setIsBusy(false);
  };
  return { isBusy, problem, run };
}

type ConfirmedAnswer<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: AnyProblem };

/** Codes of the API that a page about devices says something of. */
const known: ReadonlySet<string> = new Set<AnyProblem>([
  "NOT_SIGNED_IN",
  "NOT_ALLOWED",
  "CONFIRM_FIRST",
  "BAD_REQUEST",
  "UNAVAILABLE",
  "INTERNAL_ERROR",
]);

/**
 * Makes a call that a stolen session must not make. If the server wants a confirmed sign-in, the person is asked for the passkey
 * and the call is made again. Without any passkey nobody is asked: then a new link confirms. Never rejects.
 */
export async function callConfirmed<Answer>(
  call: () => Promise<CallAnswer<Answer>>,
  hasPasskey: boolean,
  confirm = confirmByPasskey,
): Promise<ConfirmedAnswer<Answer>> {
  const first = await answerOf(call);
  if (first.ok || first.problem !== "CONFIRM_FIRST" || !hasPasskey) return first;
  const confirmed = await confirm();
  return confirmed.ok ? answerOf(call) : confirmed;
}

async function answerOf<Answer>(
  call: () => Promise<CallAnswer<Answer>>,
): Promise<ConfirmedAnswer<Answer>> {
  try {
    const { answer, refused } = await call();
    if (answer !== null && answer !== undefined && refused === undefined)
      return { ok: true, answer };
    const code = refused?.code ?? "";
    if (code === "TOO_MANY_REQUESTS") return { ok: false, problem: "TOO_MANY_TRIES" };
    return { ok: false, problem: known.has(code) ? (code as AnyProblem) : "UNAVAILABLE" };
  } catch (error) {
    console.warn("a call had no answer", error);
    return { ok: false, problem: navigator.onLine ? "UNREACHABLE" : "OFFLINE" };
  }
}
