/**
 * The number of an Israeli phone as `https://wa.me/` takes it: `0521234567` becomes `972521234567`. Undefined for a number that
 * is not national.
 */
export function whatsappNumber(phoneNumber: string): string | undefined {
  return /^0[1-9]\d{8}$/u.test(phoneNumber) ? `972${phoneNumber.slice(1)}` : undefined;
}
