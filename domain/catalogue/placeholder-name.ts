/** The texts of the shop that only the seller knows, by their paths in its settings. */
export const placeholderNames = [
  "contactAddress",
  "name",
  "kashrut",
  "payment.app",
  "payment.payee",
  "seller.legalName",
  "seller.idNumber",
  "seller.address",
  "seller.phoneNumber",
  "accessibilityContact.name",
  "vat",
  "terms",
] as const;

export type PlaceholderName = (typeof placeholderNames)[number];
