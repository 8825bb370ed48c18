import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { areGuarded } from "#domain/catalogue/guarded-settings.ts";

/** What a version of the catalogue changes in the settings of the shop. `sellerAddress` is that of the server's settings. */
export function changedSettings(
  before: Catalogue,
  after: Catalogue,
  sellerAddress: string | undefined,
) {
  const { exceptions: _, earlierDeadlines: __, ...shop } = after.shop;
  const beforehand: Readonly<Record<string, unknown>> = { ...before.shop };
  const settings = Object.entries(shop).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(beforehand[name]) ? [] : name,
  );
  const isGuarded = areGuarded(settings);
  const addresses = [before.shop.contactAddress, shop.contactAddress, sellerAddress ?? ""];
  return {
    /** For `SavedMenu`: their names, if there are any; without the decisions about weeks, which have events of their own. */
    saved: settings.length > 0 ? { settings } : {},
    isGuarded,
    /** The addresses of the seller, if it is guarded: also the one that she had before, for a thief may have changed both. */
    // A new shop has no address yet.
    notices: isGuarded ? [...new Set(addresses)].filter((address) => address !== "") : [],
  };
}
