import type { NotSignedInReason } from "#contract/wire/desk-sign-in.ts";
import { createExecutor, type Executor } from "#server/graphql/create-executor.ts";
import { readSchema } from "#server/graphql/read-schema.ts";
import { currentCatalogue } from "#server/ordering/current-catalogue.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";
import type { CallRules } from "./calls/call-rules.ts";
import { type RootField, rulesOfFields } from "./calls/root-fields.ts";
import { type DeskCall, deskError } from "./desk-context.ts";
import { deskResolvers } from "./desk-resolvers.ts";
import { createMarkLimit } from "./orders/mark-limit.ts";
import { confirmedUntil, findSession } from "./session/find-session.ts";

/** Who calls the desk's API: the device with a session, which may not be valid. */
export interface DeskCaller {
  /** See `sessionHashOf`. */
  readonly sessionHash: string | undefined;
  /** The origin of its page, such as `https://shop.example`. */
  readonly origin: string;
}

export interface DeskExecutorDeps
  extends Pick<
    DeskCall,
    | "store"
    | "sellerAddress"
    | "problems"
    | "eraser"
    | "onMailDue"
    | "unconfirmedMails"
    | "mostInAnHour"
  > {
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  readonly safety: () => DeskCall["safety"];
  /** Receives every error that is hidden from clients. */
  readonly report: (error: unknown) => void;
}

type CallContext =
  | { readonly kind: "signed-in"; readonly desk: DeskCall }
  | { readonly kind: "not-signed-in"; readonly reason: NotSignedInReason };

const schema = readSchema("#contract/desk.graphql");
/** In UTF-16 units: three times a week of 300 orders of everything. A shorter limit could keep the seller from a week. */
const longestAnswer = 32_000_000;

/** The executor of the desk's API. Each call is executed anew, and finds its device anew: a revoked one is out at its next call. */
export function createDeskExecutor(deps: DeskExecutorDeps): Executor<DeskCaller> {
  const { clock, safety, report, ...ofDeps } = deps;
  const { store } = deps;
  const ofServer = {
    ...ofDeps,
    takesPress: createMarkLimit(),
    reportDamaged: reportOnce(report),
  };
  return createExecutor({
    schema,
    resolvers: guarded(deskResolvers),
    loadContext: async ({ sessionHash, origin }: DeskCaller): Promise<CallContext> => {
      const now = clock();
      const found = await findSession(store, sessionHash, now);
      if (found.kind === "not-signed-in") return found;
      const current = await currentCatalogue(store);
      const { device } = found;
      const desk = { ...ofServer, device, origin, now, current, safety: safety() };
      return { kind: "signed-in", desk };
    },
    refuse: (context) =>
      context.kind === "not-signed-in"
        ? deskError("NOT_SIGNED_IN", { reason: context.reason })
        : undefined,
    longestAnswer,
    report,
  });
}

/** Resolvers that run only for a device whose role may use their field, with a confirmed sign-in where the field always needs one. */
function guarded(resolvers: typeof deskResolvers): object {
  return Object.fromEntries(
    Object.entries(resolvers).map(([field, resolve]) => [
      field,
      (args: never, context: CallContext) => {
        // The executor has refused it already.
        if (context.kind === "not-signed-in") throw new Error("no device is signed in");
        const { device, now } = context.desk;
        const { roles, confirmed }: CallRules = rulesOfFields[field as RootField];
        if (!roles.includes(device.role)) throw deskError("NOT_ALLOWED");
        if (confirmed === "always" && confirmedUntil(device, now) === undefined)
          throw deskError("CONFIRM_FIRST");
        return resolve(args, context.desk);
      },
    ]),
  );
}

/** Reports damaged events, each once: the week is read every few seconds. */
function reportOnce(report: DeskExecutorDeps["report"]): DeskCall["reportDamaged"] {
  const reported = new Set<number>();
  return (events) => {
    for (const { id } of events) {
      if (reported.has(id)) continue;
      reported.add(id);
      report(new StoreDamaged(`event ${String(id)} in the store is damaged`));
    }
  };
}
