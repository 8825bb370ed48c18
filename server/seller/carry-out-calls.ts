import * as v from "valibot";
import type { Call } from "#contract/desk-calls/call.ts";
import { deskCalls } from "#contract/desk-calls/desk-calls.ts";
import type { CallName, CallOutcome, CallRefusal } from "#contract/wire/desk-calls.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import type { DeskCaller, LoadCallContext } from "./call-context.ts";
import { callHandlers } from "./call-handlers.ts";
import type { DeskCall } from "./desk-context.ts";
import { badRequest, RefusedCall, unavailable } from "./refused-call.ts";
import { confirmedUntil } from "./session/find-session.ts";

/** The outcome of a request: of each of its calls, as JSON, or of the request as a whole. */
export type CallsOutcome =
  | { readonly kind: "carried-out"; readonly json: string }
  | { readonly kind: "refused"; readonly refusal: CallRefusal };

/** Carries out the calls of a request, whose body may be anything. Never rejects. */
export type CarryOutCalls = (body: unknown, caller: DeskCaller) => Promise<CallsOutcome>;

/** In UTF-16 units: three times a week of 300 orders of everything. A shorter limit could keep the seller from a week. */
const longestAnswer = 32_000_000;
/** More calls than any page makes together. */
const mostTogether = 10;

/**
 * What a page of another build is told about a request that does not fit this server: on it the page keeps what waits and what was typed,
 * which a page of this build sends, and is reloaded (desk/service-worker). Only a page of this build is told that a request is bad, so
 * that what fits no build has an end.
 */
const olderPage: CallRefusal = { code: "UNAVAILABLE", reason: "older-page" };

/** `report` receives every error that is hidden from clients. */
export function carryOutCalls(
  loadContext: LoadCallContext,
  report: (error: unknown) => void,
): CarryOutCalls {
  const outcomeOf = async (
    name: string,
    request: unknown,
    context: DeskCall,
  ): Promise<CallOutcome<unknown>> => {
    try {
      return { answer: await carryOut(name, request, context) };
    } catch (error) {
      return { refused: refusalOf(error, report) };
    }
  };

  return forDevice(loadContext, report, async (body, context, { isOtherBuild }) => {
    const unfit = (message: string) =>
      refused(isOtherBuild ? olderPage : badRequest(message).refusal);
    if (!isMap(body)) return unfit("A request is an object of calls.");
    const requests = Object.entries(body);
    const changes = requests.filter(([name]) => callOf(name)?.undo !== "reads only");
    if (requests.length === 0 || requests.length > mostTogether)
      return unfit("A request has one call, or a few.");
    if (requests.length > 1 && changes.length > 0)
      return unfit("Only calls that read come together.");
    const outcomes = await Promise.all(
      requests.map(
        async ([name, request]) => [name, await outcomeOf(name, request, context)] as const,
      ),
    );
    if (isOtherBuild && outcomes.some(([name, outcome]) => isUnfit(name, outcome)))
      return refused(olderPage);
    const json = JSON.stringify(Object.fromEntries(outcomes));
    // A change is carried out, whatever the length of its answer.
    return changes.length === 0 && json.length > longestAnswer
      ? refused(badRequest("The answer is too long. Please ask for less.").refusal)
      : { kind: "carried-out", json };
  });
}

/**
 * Answers pages of a build before the calls, which ask by GraphQL. A mark is carried out: it has the form of today's, and its page may have
 * others behind it that the device could not store. Nothing else is: on `UNAVAILABLE` the page keeps what was typed, and by the reason
 * the service worker of this build reloads it.
 */
export function answerEarlierPages(
  loadContext: LoadCallContext,
  report: (error: unknown) => void,
): CarryOutCalls {
  return forDevice(loadContext, report, async (body, context) => {
    const mark = markOf(body);
    if (mark === undefined) return refused(olderPage);
    const press = await carryOut("press", mark, context);
    return { kind: "carried-out", json: JSON.stringify({ data: { press } }) };
  });
}

/** What the operation `Press` is sent with; undefined for any other one. */
function markOf(body: unknown): unknown {
  if (!isMap(body) || !isMap(body["variables"])) return undefined;
  const { query, variables } = body;
  const isPress = typeof query === "string" && /^mutation Press\b/u.test(query);
  return isPress ? variables["press"] : undefined;
}

/** Carries out a request of a device that is signed in. Anybody else learns nothing about it. */
function forDevice(
  loadContext: LoadCallContext,
  report: (error: unknown) => void,
  act: (body: unknown, context: DeskCall, caller: DeskCaller) => Promise<CallsOutcome>,
): CarryOutCalls {
  return async (body, caller) => {
    try {
      const context = await loadContext(caller);
      return context.kind === "not-signed-in"
        ? refused({ code: "NOT_SIGNED_IN", reason: context.reason })
        : await act(body, context.desk, caller);
    } catch (error) {
      return refused(refusalOf(error, report));
    }
  };
}

/**
 * Gives the answer to a call, or throws a `RefusedCall`. Only for a role that the call names, in this sequence: what it may not call tells a
 * device nothing about the request.
 */
async function carryOut(name: string, request: unknown, context: DeskCall): Promise<unknown> {
  const call = callOf(name);
  if (call === undefined) throw unavailable("This server does not know the call.");
  const { device, now } = context;
  if (!call.roles.includes(device.role)) throw new RefusedCall({ code: "NOT_ALLOWED" });
  // To valibot a list is an object, too.
  const parsed = isMap(request) && v.safeParse(call.request, withoutNul(request));
  if (parsed === false || !parsed.success) throw badRequest("The call does not take this request.");
  if (call.confirmed === "always" && confirmedUntil(device, now) === undefined)
    throw new RefusedCall({ code: "CONFIRM_FIRST" });
  return callHandlers[name as CallName](parsed.output as never, context);
}

/** JSON without the character NUL in its texts, which pasted text may have: PostgreSQL takes no text with it, also not to compare. */
function withoutNul(json: unknown): unknown {
  if (typeof json === "string") return json.replaceAll("\u0000", "");
  if (Array.isArray(json)) return json.map(withoutNul);
  if (!isMap(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, withoutNul(value)]));
}

/** Whether a call was refused because this server does not know it, or takes another request. */
function isUnfit(name: string, outcome: CallOutcome<unknown>): boolean {
  return (
    callOf(name) === undefined || ("refused" in outcome && outcome.refused.code === "BAD_REQUEST")
  );
}

function callOf(name: string): Call | undefined {
  return Object.hasOwn(deskCalls, name) ? deskCalls[name as CallName] : undefined;
}

/** Of refusals that are thrown, and of every other error without its message. */
function refusalOf(error: unknown, report: (error: unknown) => void): CallRefusal {
  if (error instanceof RefusedCall) return error.refusal;
  report(error);
  if (!(error instanceof StoreUnavailable)) return { code: "INTERNAL_ERROR" };
  return { code: error.isInDoubt ? "OUTCOME_UNKNOWN" : "UNAVAILABLE" };
}

function refused(refusal: CallRefusal): CallsOutcome {
  return { kind: "refused", refusal };
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
