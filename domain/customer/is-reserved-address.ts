const reserved = /[@.](?:example|test|invalid|localhost|example\.(?:com|net|org))\.?$/iu;

/** Whether a mail address is in a domain that is reserved for examples and tests (RFC 2606), where no mail can arrive. */
export function isReservedAddress(address: string): boolean {
  return reserved.test(address);
}
