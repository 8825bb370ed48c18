import { type Agorot, agorotOfShekels } from "#domain/money/agorot.ts";

/** A price written in shekels, such as 44, 12.5 or 24.9, as agorot. Throws a RangeError if it is not a valid price. */
export function shekels(amount: number): Agorot {
  const price = agorotOfShekels(amount);
  if (price === undefined) throw new RangeError(`not a price in shekels: ${String(amount)}`);
  return price;
}
