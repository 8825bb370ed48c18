import { type AnyProblem, confirmByPasskey } from "./sign-in.ts";

/** It needs a confirmed sign-in, which nobody has confirmed. */
interface Unconfirmed {
  readonly kind: "confirm-first";
  readonly problem: AnyProblem;
}

/** What can come of a change after the person was asked for the passkey that it needs. */
export type AfterConfirming<Outcome> =
  | Exclude<Outcome, { readonly kind: "confirm-first" }>
  | Unconfirmed;

/**
 * Sends a change. If it needs a confirmed sign-in, the person is asked for the passkey and it is sent again. Without any passkey nobody
 * is asked. Rejects only if `send` does.
 */
export async function sendConfirmed<Outcome extends { readonly kind: string }>(
  send: () => Promise<Outcome>,
  hasPasskey: boolean,
  confirm = confirmByPasskey,
): Promise<AfterConfirming<Outcome>> {
  let outcome = await send();
  let problem: AnyProblem = "CONFIRM_FIRST";
  if (outcome.kind === "confirm-first" && hasPasskey) {
    const confirmed = await confirm();
    if (confirmed.ok) outcome = await send();
    else ({ problem } = confirmed);
  }
  return outcome.kind === "confirm-first"
    ? { kind: "confirm-first", problem }
    : (outcome as Exclude<Outcome, { readonly kind: "confirm-first" }>);
}
