import type { Agorot } from "#domain/money/agorot.ts";
import { agorotOfShekels } from "#domain/money/shekels.ts";

/** A price as a seller writes it: 44, 12.5 or 24.9 shekels. Throws a RangeError for anything that is no price. */
export function shekels(amount: number): Agorot {
  const price = agorotOfShekels(amount);
  if (price === undefined) throw new RangeError(`not a price in shekels: ${String(amount)}`);
  return price;
}
