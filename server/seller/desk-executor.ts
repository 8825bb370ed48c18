import type { CallRules } from "#contract/desk-calls/call-rules.ts";
import { createExecutor, type Executor } from "#server/graphql/create-executor.ts";
import { readSchema } from "#server/graphql/read-schema.ts";
import type { CallerContext, DeskCaller, LoadCallContext } from "./call-context.ts";
import { type RootField, rulesOfFields } from "./calls/root-fields.ts";
import { deskError, unavailable } from "./desk-context.ts";
import { deskResolvers } from "./desk-resolvers.ts";
import { confirmedUntil } from "./session/find-session.ts";

const schema = readSchema("#contract/desk.graphql");
/** In UTF-16 units: three times a week of 300 orders of everything. A shorter limit could keep the seller from a week. */
export const longestDeskAnswer = 32_000_000;

/** The executor of the desk's API. Each call is executed anew. `report` receives every error that is hidden from clients. */
export function createDeskExecutor(
  loadContext: LoadCallContext,
  report: (error: unknown) => void,
): Executor<DeskCaller> {
  return createExecutor({
    schema,
    resolvers: guarded(deskResolvers),
    loadContext,
    refuse: (context: CallerContext) =>
      context.kind === "not-signed-in"
        ? deskError("NOT_SIGNED_IN", { reason: context.reason })
        : undefined,
    // A page that was loaded before an update asks for what has moved. It keeps what waits on `UNAVAILABLE` only, and the
    // service worker of the new build loads it anew.
    unknownDocument: unavailable("This page is older than the server. Please load it anew.", {
      reason: "older-page",
    }),
    longestAnswer: longestDeskAnswer,
    report,
  });
}

/** Resolvers that run only for a device whose role may use their field, with a confirmed sign-in where the field always needs one. */
function guarded(resolvers: typeof deskResolvers): object {
  return Object.fromEntries(
    Object.entries(resolvers).map(([field, resolve]) => [
      field,
      (args: never, context: CallerContext) => {
        // The executor has refused it already.
        if (context.kind === "not-signed-in") throw new Error("no device is signed in");
        const { device, now } = context.desk;
        const rules: CallRules = rulesOfFields[field as RootField];
        if (!rules.roles.includes(device.role)) throw deskError("NOT_ALLOWED");
        if (rules.confirmed === "always" && confirmedUntil(device, now) === undefined)
          throw deskError("CONFIRM_FIRST");
        return resolve(args, context.desk);
      },
    ]),
  );
}
