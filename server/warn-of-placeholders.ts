import { placeholderTexts } from "./catalogue/placeholder-texts.ts";
import type { Store } from "./store/store.ts";

/** Says in the log which of the shop's texts customers still read as placeholders, or miss. */
export async function warnOfPlaceholders(
  store: Pick<Store, "currentCatalogue">,
  log: { readonly warn: (fields: object, line: string) => void },
): Promise<void> {
  const current = await store.currentCatalogue();
  const texts = current === undefined ? [] : placeholderTexts(current.catalogue.shop);
  if (texts.length > 0) {
    log.warn(
      { texts },
      "texts of the shop are placeholders still, or missing: change them with npm run catalogue",
    );
  }
}
