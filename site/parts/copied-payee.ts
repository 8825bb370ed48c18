import { normalizePhoneNumber } from "#domain/customer/phone-number.ts";

/** What is pasted into the app: the phone number alone where the seller wrote one beside a name. */
export function copiedPayee(payee: string): string {
  const [number, other] = payee.match(/\+?\d(?:[ -]?\d){7,}/gu) ?? [];
  if (number === undefined || other !== undefined) return payee;
  // The number of a company has as many digits.
  return /^0\d{8,9}$/u.test(normalizePhoneNumber(number)) ? number : payee;
}
