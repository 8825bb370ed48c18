import type { Shop } from "#domain/catalogue/catalogue.ts";
import { isPlaceholder } from "#domain/catalogue/is-placeholder.ts";
import { isReservedAddress } from "#domain/customer/is-reserved-address.ts";
import type { LocalizedText } from "#domain/language/language.ts";

/**
 * The paths of settings that the seller still has to fill in, such as `payment.payee`: texts that begin with `[`, and missing
 * information that customers must be given.
 */
export function placeholderTexts(shop: Shop<LocalizedText>): string[] {
  const { seller, accessibilityContact } = shop;
  const places: Readonly<Record<string, LocalizedText | string | null | undefined>> = {
    name: shop.name,
    kashrut: shop.kashrut,
    "payment.app": shop.payment.app,
    "payment.payee": shop.payment.payee,
    "seller.legalName": seller?.legalName,
    "seller.idNumber": seller?.idNumber,
    "seller.address": seller?.address,
    "seller.phoneNumber": seller?.phoneNumber,
    "accessibilityContact.name": accessibilityContact?.name,
    vat: shop.vat,
  };
  const open = Object.entries(places)
    .filter(([, text]) => text == null || isPlaceholder(text))
    .map(([place]) => place);
  if (isReservedAddress(shop.contactAddress)) open.unshift("contactAddress");
  const areTermsOpen =
    shop.terms.length === 0 ||
    shop.terms.some(({ heading, text }) => isPlaceholder(heading) || isPlaceholder(text));
  return areTermsOpen ? [...open, "terms"] : open;
}
