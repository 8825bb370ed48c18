/** What is pasted into the app: the phone number alone where the seller wrote one beside a name. */
export function copiedPayee(payee: string): string {
  const [number, other] = payee.match(/\+?\d(?:[ -]?\d){7,}/gu) ?? [];
  if (number === undefined || other !== undefined) return payee;
  const dialled = number.replaceAll(/[ -]/gu, "").replace(/^\+972/u, "0");
  // The number of a company or of an identity card has nearly as many digits.
  return /^0(?:[23489]\d{7}|[57]\d{8})$/u.test(dialled) ? number : payee;
}
