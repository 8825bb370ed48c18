import { useState } from "react";
import { asField } from "#desk/data/calls/as-field.ts";
import type { GraphqlAnswer } from "#web/graphql/execute.ts";
import { useMe } from "./session-context.tsx";
import { type AnyProblem, confirmByPasskey } from "./sign-in.ts";

/** Makes a call that needs a confirmed sign-in, once at a time, with the problem that the last one had. */
export function useConfirmed() {
  const { hasPasskey } = useMe();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<AnyProblem | null>(null);
  const runCall = async <Answer>(
    call: () => Promise<GraphqlAnswer<Answer>>,
    onDone: (answer: Answer) => void | Promise<void>,
  ) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    const answer = await runConfirmed(async () => asField(await call()), hasPasskey);
    if (answer.ok) await onDone(answer.data.answer);
    else setProblem(answer.problem);
    setIsBusy(false);
  };
  return { isBusy, problem, runCall };
}

type ConfirmedAnswer<Result> =
  | { readonly ok: true; readonly data: Result }
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
 * Runs an operation that a stolen session must not run. If the server wants a confirmed sign-in, the person is asked for the passkey
 * and the operation runs again. Without any passkey nobody is asked: then a new link confirms. Never rejects.
 */
export async function runConfirmed<Result>(
  run: () => Promise<GraphqlAnswer<Result>>,
  hasPasskey: boolean,
  confirm = confirmByPasskey,
): Promise<ConfirmedAnswer<Result>> {
  const first = await answerOf(run);
  if (first.ok || first.problem !== "CONFIRM_FIRST" || !hasPasskey) return first;
  const confirmed = await confirm();
  return confirmed.ok ? answerOf(run) : confirmed;
}

function hasNoNull(data: unknown): boolean {
  return Object.values(data as object).every((field) => field !== null && field !== undefined);
}

async function answerOf<Result>(
  run: () => Promise<GraphqlAnswer<Result>>,
): Promise<ConfirmedAnswer<Result>> {
  try {
    const { data, errors } = await run();
    if (data !== null && data !== undefined && errors === undefined && hasNoNull(data))
      return { ok: true, data };
    const code = errors?.[0]?.extensions?.code ?? "";
    if (code === "TOO_MANY_REQUESTS") return { ok: false, problem: "TOO_MANY_TRIES" };
    return { ok: false, problem: known.has(code) ? (code as AnyProblem) : "UNAVAILABLE" };
  } catch (error) {
    console.warn("an operation had no answer", error);
    return { ok: false, problem: navigator.onLine ? "UNREACHABLE" : "OFFLINE" };
  }
}
