import { type Agorot, agorotOfShekels } from "#domain/money/agorot.ts";

/** Reads a price in shekels from an answer. Throws a RangeError if it is invalid, because such an answer must not be shown. */
export function priceFromWire(shekels: unknown): Agorot {
  const price = agorotOfShekels(shekels);
  if (price === undefined) throw new RangeError(`not a price: ${String(shekels)}`);
  return price;
}

/** Reads a list of prices; a single number, which another server may send, is a list of one. */
export function pricesFromWire(shekels: unknown): readonly Agorot[] {
  return Array.isArray(shekels) ? shekels.map(priceFromWire) : [priceFromWire(shekels)];
}
