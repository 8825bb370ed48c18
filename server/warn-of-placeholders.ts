import { placeholderTexts } from "#domain/catalogue/placeholder-texts.ts";
import type { Store } from "./store/store.ts";

/** Logs a warning that lists the shop's texts that are missing or still placeholders. */
export async function warnOfPlaceholders(
  store: Pick<Store, "currentCatalogue">,
  log: { readonly warn: (fields: object, line: string) => void },
): Promise<void> {
  const current = await store.currentCatalogue();
  const texts = current === undefined ? [] : placeholderTexts(current.catalogue.shop);
  if (texts.length > 0) {
    log.warn(
      { texts },
      "texts of the shop are missing or still placeholders: change them with npm run catalogue",
    );
  }
}
