import { languages } from "#domain/language/language.ts";
import type { ShopSettings } from "./catalogue.ts";
import { isPlaceholder } from "./is-placeholder.ts";

/**
 * Whether the shop can tell customers by email when orders open. A mail that advertises has to say who sends it and where she is (section 30A
 * of the Israeli Communications Law), so it cannot before the seller has filled in name and address of her business.
 */
export function canTellOfOpening({ seller }: Pick<ShopSettings, "seller">): boolean {
  return (
    seller !== null &&
    [seller.legalName, seller.address].every(
      (text) => !isPlaceholder(text) && languages.every((language) => text[language] !== ""),
    )
  );
}

/** Whether it offers that to customers. */
export function tellsOfOpening(shop: Pick<ShopSettings, "seller" | "tellsOfOpening">): boolean {
  return shop.tellsOfOpening === true && canTellOfOpening(shop);
}
