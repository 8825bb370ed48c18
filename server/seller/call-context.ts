import type { NotSignedInReason } from "#contract/wire/desk-sign-in.ts";
import { currentCatalogue } from "#server/ordering/current-catalogue.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";
import type { DeskCall } from "./desk-context.ts";
import { createMarkLimit } from "./orders/mark-limit.ts";
import { findSession } from "./session/find-session.ts";

/** Who calls the desk's API: the device with a session, which may not be valid. */
export interface DeskCaller {
  /** See `sessionHashOf`. */
  readonly sessionHash: string | undefined;
  /** The origin of its page, such as `https://shop.example`. */
  readonly origin: string;
  /** Whether its page is of another build than the page that this server gives: an earlier one, or a later one of another server. */
  readonly isOtherBuild: boolean;
}

export interface DeskCallDeps
  extends Pick<
    DeskCall,
    | "store"
    | "sellerAddress"
    | "publicOrigin"
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

export type CallerContext =
  | { readonly kind: "signed-in"; readonly desk: DeskCall }
  | { readonly kind: "not-signed-in"; readonly reason: NotSignedInReason };

/** Gives what a request of a device works with. Rejects as the store does. */
export type LoadCallContext = (caller: DeskCaller) => Promise<CallerContext>;

/**
 * Loads the context at each request, so that a device that was revoked is out at its next call. A server makes one, because limits are
 * counted in it.
 */
export function createCallContext({
  clock,
  safety,
  report,
  ...ofDeps
}: DeskCallDeps): LoadCallContext {
  const { store } = ofDeps;
  const ofServer = {
    ...ofDeps,
    takesPress: createMarkLimit(),
    reportDamaged: reportOnce(report),
  };
  return async ({ sessionHash, origin }) => {
    const now = clock();
    const found = await findSession(store, sessionHash, now);
    if (found.kind === "not-signed-in") return found;
    const current = await currentCatalogue(store);
    const { device } = found;
    const desk = { ...ofServer, device, origin, now, current, safety: safety() };
    return { kind: "signed-in", desk };
  };
}

/** Reports damaged events, each once: the week is read every few seconds. */
function reportOnce(report: DeskCallDeps["report"]): DeskCall["reportDamaged"] {
  const reported = new Set<number>();
  return (events) => {
    for (const { id } of events) {
      if (reported.has(id)) continue;
      reported.add(id);
      report(new StoreDamaged(`event ${String(id)} in the store is damaged`));
    }
  };
}
