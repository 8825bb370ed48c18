import { useEffect } from "react";
import { catalogueDocument } from "#contract/generated/desk-operations.ts";
import { useRenewedQuery } from "#desk/data/connection/use-renewed-query.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
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
  const { client } = useGraphql();
  const answer = useRenewedQuery(catalogueDocument, {});
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === "visible") void client.reload(catalogueDocument, {});
    };
    document.addEventListener("visibilitychange", renew);
    return () => document.removeEventListener("visibilitychange", renew);
  }, [client]);
  const known = answer.ok ? newestCatalogue(client, answer.data.catalogue) : null;
  return known === null ? { kind: "failed" } : { kind: "known", ...known };
}
