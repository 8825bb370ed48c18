import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import type { CallClient } from "#desk/data/calls/call-client.ts";
import { checkCatalogue } from "#domain/catalogue/parse-catalogue.ts";

/** A version of the catalogue as this device got it. */
export type KnownCatalogue = AnswerOf<"catalogue">;

/** The newest version that was seen, by the client of a device that is signed in. */
const newest = new WeakMap<CallClient, KnownCatalogue>();

/**
 * The newest version of the catalogue that a client has been given, this answer included: answers may arrive in another sequence than
 * versions were made. Null if the answer cannot be read, because the server is newer than this page.
 */
export function newestCatalogue(client: CallClient, given: KnownCatalogue): KnownCatalogue | null {
  const { version } = given;
  const known = newest.get(client);
  if (known !== undefined && known.version >= version) return known;
  const checked = checkCatalogue(given.catalogue);
  if (checked.kind === "invalid") {
    console.error("the catalogue cannot be read", checked.problems);
    return null;
  }
  const read = { version, catalogue: checked.catalogue };
  newest.set(client, read);
  return read;
}
