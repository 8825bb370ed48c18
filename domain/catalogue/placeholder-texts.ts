import { isReservedAddress } from "#domain/customer/is-reserved-address.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Shop } from "./catalogue.ts";
import { isPlaceholder } from "./is-placeholder.ts";

/** A text of the shop that only the seller knows, by its path in the settings, such as `payment.payee`. */
export type PlaceholderName = keyof ReturnType<typeof whichAreOpen>;

/**
 * The paths of settings that the seller still has to fill in: texts that begin with `[`, and missing information that customers must be
 * given.
 */
export function placeholderTexts(shop: Shop<LocalizedText>): PlaceholderName[] {
  const isOpen = whichAreOpen(shop);
  return (Object.keys(isOpen) as PlaceholderName[]).filter((name) => isOpen[name]);
}

/** In the sequence in which they are best filled in. */
function whichAreOpen(shop: Shop<LocalizedText>) {
  const { seller, accessibilityContact } = shop;
  const isTextOpen = (text: LocalizedText | string | null | undefined) =>
    text == null || isPlaceholder(text);
  return {
    // First, because the site praises the supervision before she has said whose it is.
    kashrut: isTextOpen(shop.kashrut),
    contactAddress: isReservedAddress(shop.contactAddress),
    name: isTextOpen(shop.name),
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
}
