import type { SignedIn, SignInCalls, SignInRefusal } from "#contract/wire/desk-sign-in.ts";
import { askForPasskey, makePasskey, type PasskeyProblem } from "./passkey.ts";

/** Everything that may stand in the way of a device that signs in. */
export type AnyProblem = SignInProblem | PasskeyProblem;

/** A browser does not tell a person who has no passkey here from one who closed its question. */
const noPasskeyHere: ReadonlySet<AnyProblem> = new Set(["PASSKEY_CANCELLED", "NO_PASSKEYS"]);

/** The outcome of something that has no answer of its own. */
export type Done = { readonly ok: true } | { readonly ok: false; readonly problem: AnyProblem };

/** Lets this device in by the code of a link. */
export function redeemLink(code: string, name: string): Promise<SignInAnswer<SignedIn>> {
  return callSignIn("redeem", { code, name });
}

/** Signs this device in by a passkey. */
export async function signInByPasskey(name: string): Promise<Done> {
  const options = await callSignIn("passkey-options", { purpose: "sign-in" });
  if (!options.ok) return options;
  const asked = await askForPasskey(options.answer);
  return asked.ok ? callSignIn("passkey", { passkey: asked.passkey, name }) : asked;
}

/** Asks for the passkey again, for what a stolen session must not do. */
export async function confirmByPasskey(): Promise<Done> {
  const options = await callSignIn("passkey-options", { purpose: "confirm" });
  if (!options.ok) return options;
  const asked = await askForPasskey(options.answer);
  return asked.ok ? callSignIn("confirm", { passkey: asked.passkey }) : asked;
}

/**
 * Keeps a passkey in this device. If the server wants a confirmed sign-in, the person is asked for a passkey of the shop first, which may
 * be on another device; `CONFIRM_FIRST` is the problem if none confirmed.
 */
export async function registerPasskey(hasPasskey: boolean): Promise<Done> {
  const ask = () => callSignIn("new-passkey-options", {});
  let options = await ask();
  if (!options.ok && options.problem === "CONFIRM_FIRST" && hasPasskey) {
    const confirmed = await confirmByPasskey();
    if (!confirmed.ok)
      return noPasskeyHere.has(confirmed.problem)
        ? { ok: false, problem: "CONFIRM_FIRST" }
        : confirmed;
    options = await ask();
  }
  if (!options.ok) return options;
  const made = await makePasskey(options.answer);
  return made.ok ? callSignIn("keep-passkey", { passkey: made.passkey }) : made;
}

/** Ends the session of this device. Its passkey stays. */
export function signOut(): Promise<Done> {
  return callSignIn("sign-out", {});
}

/** Why a call of `SignInCalls` did nothing: the server refused it, or there was no answer. */
type SignInProblem = SignInRefusal["code"] | "OFFLINE" | "UNREACHABLE";

type SignInAnswer<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: SignInProblem };

/** In milliseconds. */
const timeout = 30_000;

/** Makes a call that signs this device in or out. Never rejects. */
async function callSignIn<Call extends keyof SignInCalls>(
  call: Call,
  request: SignInCalls[Call]["request"],
): Promise<SignInAnswer<SignInCalls[Call]["answer"]>> {
  try {
    const response = await fetch(`/desk/sign-in/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeout),
    });
    const answer: unknown = await response.json();
    return response.ok
      ? { ok: true, answer: answer as SignInCalls[Call]["answer"] }
      : { ok: false, problem: problemOf(answer) };
  } catch (error) {
    console.warn(`the call ${call} had no answer`, error);
    return { ok: false, problem: navigator.onLine ? "UNREACHABLE" : "OFFLINE" };
  }
}

/** A proxy may answer in the server's place. */
function problemOf(answer: unknown): SignInProblem {
  const code = (answer as Partial<SignInRefusal> | null)?.code;
  return typeof code === "string" ? code : "UNREACHABLE";
}
