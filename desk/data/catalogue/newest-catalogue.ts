import type { CatalogueNowFieldsFragment } from "#contract/generated/desk-operations.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { checkCatalogue } from "#domain/catalogue/parse-catalogue.ts";
import type { GraphqlClient } from "#web/graphql/graphql-client.ts";

/** A version of the catalogue as this device got it. */
export interface KnownCatalogue {
  /** 1 or more; each change adds 1. */
  readonly version: number;
  readonly catalogue: Catalogue;
}

/** The newest version that was seen, by the client of a device that is signed in. */
const newest = new WeakMap<GraphqlClient, KnownCatalogue>();

/**
 * The newest version of the catalogue that a client has been given, this answer included: answers may arrive in another sequence than
 * versions were made. Null if the answer cannot be read, because the server is newer than this page.
 */
export function newestCatalogue(
  client: GraphqlClient,
  { version, content }: CatalogueNowFieldsFragment,
): KnownCatalogue | null {
  const known = newest.get(client);
  if (known !== undefined && known.version >= version) return known;
  const checked = checkCatalogue(content);
  if (checked.kind === "invalid") {
    console.error("the catalogue cannot be read", checked.problems);
    return null;
  }
  const given = { version, catalogue: checked.catalogue };
  newest.set(client, given);
  return given;
}
