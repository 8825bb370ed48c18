import type { Catalogue } from "#domain/catalogue/catalogue.ts";

/** Whether customers would pay somebody else, or at another address, than before: what a stolen session must not change. */
export function isPaidOtherwise(before: Catalogue, after: Catalogue): boolean {
  return whomToPay(before) !== whomToPay(after);
}

function whomToPay({ shop: { payment } }: Catalogue): string {
  const { payee, link } = payment;
  return JSON.stringify([payee.he, payee.en, link]);
}
