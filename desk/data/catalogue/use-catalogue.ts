import { useEffect } from "react";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { type KnownCatalogue, newestCatalogue } from "./newest-catalogue.ts";

export type UsedCatalogue =
  | ({ readonly kind: "known" } & KnownCatalogue)
  /** It has never arrived, or this page is too old to read it. */
  | { readonly kind: "failed" };

/**
 * The newest catalogue that this device knows. Suspends until the first one has arrived. It is asked for again when a page is opened
 * or comes back into view, because other devices change it too.
 */
export function useCatalogue(): UsedCatalogue {
  const { client } = useCalls();
  const answer = useRenewedCall("catalogue", {});
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === "visible") void client.reload("catalogue", {});
    };
    document.addEventListener("visibilitychange", renew);
    return () => document.removeEventListener("visibilitychange", renew);
  }, [client]);
  const known = answer.ok ? newestCatalogue(client, answer.data) : null;
  return known === null ? { kind: "failed" } : { kind: "known", ...known };
}
