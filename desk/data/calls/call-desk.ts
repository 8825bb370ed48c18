import { deskBuildHeader } from "#contract/wire/desk-build.ts";
import type {
  AnswerOf,
  CallName,
  CallOutcome,
  CallRefusal,
  RequestOf,
} from "#contract/wire/desk-calls.ts";
import { HttpError } from "#web/graphql/execute-over-http.ts";

/** The outcome of a call: its answer, which may be null, or why it did nothing. A server that fails may leave out any part of an answer. */
export interface CallAnswer<Answer> {
  readonly answer?: Answer;
  readonly refused?: CallRefusal;
}

/** Makes a call. Rejects if there is no answer of the desk: no connection, no server, or another kind of response. */
export type CallDesk = <Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
) => Promise<CallAnswer<AnswerOf<Name>>>;

/** In milliseconds. */
const timeout = 30_000;

/** The headers of each call of a page of a build, see `deskBuildOf`. */
export function callHeaders(build: string | undefined): Readonly<Record<string, string>> {
  return {
    "content-type": "application/json",
    ...(build !== undefined && { [deskBuildHeader]: build }),
  };
}

/** The body of the request for a call. */
export function bodyOfCall<Name extends CallName>(name: Name, request: RequestOf<Name>): string {
  return JSON.stringify({ [name]: request });
}

/**
 * Makes calls of a page of a build by HTTP POST to `/desk/calls`. `send` is `fetch`, or answers as it does. `onOlderPage` is called when the
 * server says that the page is of another build than its own.
 */
export function callOverHttp(
  send: typeof fetch,
  build?: string,
  onOlderPage?: () => void,
): CallDesk {
  const headers = callHeaders(build);
  return async (name, request) => {
    const response = await send("/desk/calls", {
      method: "POST",
      headers,
      body: bodyOfCall(name, request),
      signal: AbortSignal.timeout(timeout),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    // The request as a whole is refused with the form of one call. A proxy may answer in the server's place.
    const ofCall = response.ok ? (answer as Outcomes | null | undefined)?.[name] : undefined;
    const outcome = ofCall ?? answer;
    if (!isOutcome(outcome)) throw new HttpError(response.status);
    if ("refused" in outcome) {
      if (outcome.refused.reason === "older-page") onOlderPage?.();
      return { refused: outcome.refused };
    }
    if (!response.ok) throw new HttpError(response.status);
    return { answer: outcome.answer as never };
  };
}

type Outcomes = Readonly<Record<string, unknown>>;

function isOutcome(given: unknown): given is CallOutcome<unknown> {
  if (typeof given !== "object" || given === null) return false;
  const { refused } = given as Partial<{ readonly refused: { readonly code?: unknown } | null }>;
  return "answer" in given || typeof refused?.code === "string";
}
