import { languages } from "#domain/language/language.ts";
import type { ShopSettings } from "./catalogue.ts";
import { isPlaceholder } from "./is-placeholder.ts";

/**
 * Whether the shop tells customers by email when orders open. A mail that advertises has to say who sends it and where she is (section 30A of
 * the Israeli Communications Law), so it does not before the seller has filled in name and address of her business (`no-seller`); and it has a
 * link to stop, so it does not while the shop does not know its own origin (`no-address`).
 */
export type OpeningOffer = "offered" | "off" | "no-seller" | "no-address";

/** `publicOrigin` is undefined if the settings of the server have none. */
export function offerOfOpening(
  { seller, tellsOfOpening }: Pick<ShopSettings, "seller" | "tellsOfOpening">,
  publicOrigin: string | undefined,
): OpeningOffer {
  if (publicOrigin === undefined) return "no-address";
  const isNamed =
    seller !== null &&
    [seller.legalName, seller.address].every(
      (text) => !isPlaceholder(text) && languages.every((language) => text[language] !== ""),
    );
  if (!isNamed) return "no-seller";
  return tellsOfOpening === true ? "offered" : "off";
}
