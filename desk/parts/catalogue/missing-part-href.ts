import type { MissingPart } from "#domain/catalogue/missing-parts.ts";

const hrefs: Readonly<Record<MissingPart, string>> = {
  contactAddress: "/shop/contact#contactAddress",
  name: "/shop/contact#name",
  kashrut: "/shop/kashrut#kashrut",
  "payment.app": "/shop/payment#payment.app",
  "payment.payee": "/shop/payment#payment.payee",
  "seller.legalName": "/shop/seller#seller.legalName",
  "seller.idNumber": "/shop/seller#seller.idNumber",
  "seller.address": "/shop/seller#seller.address",
  "seller.phoneNumber": "/shop/seller#seller.phoneNumber",
  "accessibilityContact.name": "/shop/accessibility#accessibilityContact.name",
  vat: "/shop/seller#vat",
  terms: "/shop/terms#terms",
  deliveryPlaces: "/shop/places/new",
  "deliveryPlaces.times": "/shop/places",
  menu: "/menu",
  "menu.english": "/menu",
};

/** The address below `/desk` of the field that fills in what is missing; the fragment is the field. Of an unknown name the overview. */
export function missingPartHref(name: string): string {
  return (hrefs as Readonly<Record<string, string>>)[name] ?? "/shop";
}
