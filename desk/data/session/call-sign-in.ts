import type { SignInCalls, SignInRefusal } from "#contract/wire/desk-sign-in.ts";

/** Why a call of `SignInCalls` did nothing: the server refused it, or there was no answer. */
export type SignInProblem = SignInRefusal["code"] | "OFFLINE" | "UNREACHABLE";

export type SignInAnswer<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: SignInProblem };

/** In milliseconds. */
const timeout = 30_000;

/** Makes a call that signs this device in or out. Never rejects. */
export async function callSignIn<Call extends keyof SignInCalls>(
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
