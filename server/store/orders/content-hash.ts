/** The hash of an order whose customer's data was erased. */
export const erasedHash = "erased";

/**
 * Whether an order with a key or an action id that was used before is the same one. What an erased order contained is not known anymore;
 * nobody but its sender has its key.
 */
export function isSameContent(earlier: string, contentHash: string): boolean {
  return earlier === contentHash || earlier === erasedHash;
}
