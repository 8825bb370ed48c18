import { confirmByPasskey } from "#desk/session/sign-in.ts";
import type { CatalogueOutcome } from "./catalogue-calls.ts";

/**
 * Sends a change. If it needs a confirmed sign-in, the person is asked for the passkey and it is sent again. Without any passkey nobody
 * is asked. Never rejects.
 */
export async function sendConfirmed(
  send: () => Promise<CatalogueOutcome>,
  hasPasskey: boolean,
  confirm = confirmByPasskey,
): Promise<CatalogueOutcome> {
  const outcome = await send();
  const isAsking = outcome.kind === "confirm-first" && hasPasskey;
  return isAsking && (await confirm()).ok ? send() : outcome;
}
