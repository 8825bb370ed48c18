/**
 * A part of an address without percent-encoding; undefined if it is encoded wrongly, as in `100%`. Everything that is read from an
 * address is decoded here, since anybody can write an address.
 */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
