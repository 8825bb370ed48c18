import type { Shop } from "#domain/catalogue/catalogue.ts";
import { isPlaceholder } from "#domain/catalogue/is-placeholder.ts";
import { type PlaceholderName, placeholderNames } from "#domain/catalogue/placeholder-name.ts";
import { isReservedAddress } from "#domain/customer/is-reserved-address.ts";
import type { LocalizedText } from "#domain/language/language.ts";

/**
 * The paths of settings that the seller still has to fill in, such as `payment.payee`: texts that begin with `[`, and missing
 * information that customers must be given.
 */
export function placeholderTexts(shop: Shop<LocalizedText>): PlaceholderName[] {
  const { seller, accessibilityContact } = shop;
  const isTextOpen = (text: LocalizedText | string | null | undefined) =>
    text == null || isPlaceholder(text);
  const isOpen: Readonly<Record<PlaceholderName, boolean>> = {
    contactAddress: isReservedAddress(shop.contactAddress),
    name: isTextOpen(shop.name),
    kashrut: isTextOpen(shop.kashrut),
    "payment.app": isTextOpen(shop.payment.app),
    "payment.payee": isTextOpen(shop.payment.payee),
    "seller.legalName": isTextOpen(seller?.legalName),
    "seller.idNumber": isTextOpen(seller?.idNumber),
    "seller.address": isTextOpen(seller?.address),
    "seller.phoneNumber": isTextOpen(seller?.phoneNumber),
    "accessibilityContact.name": isTextOpen(accessibilityContact?.name),
    vat: isTextOpen(shop.vat),
    terms:
      shop.terms.length === 0 ||
      shop.terms.some(({ heading, text }) => isPlaceholder(heading) || isPlaceholder(text)),
  };
  return placeholderNames.filter((name) => isOpen[name]);
}
