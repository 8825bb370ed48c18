import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { customerYears } from "#domain/catalogue/customer-years.ts";
import { areGuarded } from "#domain/catalogue/guarded-settings.ts";

/** What a version of the catalogue changes in the settings of the shop. `sellerAddress` is that of the server's settings. */
export function changedSettings(
  before: Catalogue,
  after: Catalogue,
  sellerAddress: string | undefined,
) {
  const [then, now]: readonly Readonly<Record<string, unknown>>[] = [before.shop, after.shop].map(
    ({ exceptions: _, earlierDeadlines: __, ...shop }) => shop,
  );
  // A setting that is missing now, as in an older version that did not have it, is changed as well.
  const settings = Object.keys({ ...then, ...now }).filter(
    (name) => JSON.stringify(now?.[name]) !== JSON.stringify(then?.[name]),
  );
  const isGuarded = areGuarded(settings);
  const addresses = [before.shop.contactAddress, after.shop.contactAddress, sellerAddress ?? ""];
  const isKeptLonger = customerYears(after.shop) >= customerYears(before.shop);
  return {
    /** For `SavedMenu`: their names, if there are any; without the decisions about weeks, which have events of their own. */
    saved: settings.length > 0 ? { settings } : {},
    /** Keeping customers longer loses nothing, and it takes back that they are kept for fewer years: it must not wait for a passkey. */
    needsConfirmation: areGuarded(
      settings.filter((name) => name !== "customerYears" || !isKeptLonger),
    ),
    /** The addresses of the seller, if it is guarded: also the one that she had before, for a thief may have changed both. */
    // A new shop has no address yet.
    notices: isGuarded ? [...new Set(addresses)].filter((address) => address !== "") : [],
  };
}
