import type { Config } from "./config.ts";
import type { Store } from "./store/store.ts";

/**
 * The address of the seller's mails now: that of the settings, otherwise the contact address of the newest catalogue.
 * Undefined before the first catalogue.
 */
export async function sellerAddressNow(
  { sellerAddress }: Pick<Config, "sellerAddress">,
  store: Pick<Store, "currentCatalogue">,
): Promise<string | undefined> {
  return sellerAddress ?? (await store.currentCatalogue())?.catalogue.shop.contactAddress;
}
