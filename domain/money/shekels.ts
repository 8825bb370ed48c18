import { type Agorot, agorot, mostAgorot } from "./agorot.ts";
import type { SignedAgorot } from "./signed-agorot.ts";

/** An amount for the wire: shekels with at most two decimals, as the nearest binary floating-point number. */
export function shekelsOf(amount: Agorot | SignedAgorot): number {
  return amount / 100;
}

/** In agorot: tolerance for the rounding errors of a client that calculates with floating-point shekels; far below any real fraction. */
const tolerance = 1e-4;

/**
 * Reads shekels from the wire.
 * Returns undefined for anything that is not a price: a negative or infinite number, a fraction of an agora, or more than `mostAgorot`.
 */
export function agorotOfShekels(shekels: unknown): Agorot | undefined {
  if (typeof shekels !== "number" || !Number.isFinite(shekels) || shekels < 0) return undefined;
  const amount = Math.round(shekels * 100);
  if (amount > mostAgorot || Math.abs(shekels * 100 - amount) > tolerance) return undefined;
  return agorot(amount);
}
