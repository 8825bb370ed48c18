import { type Agorot, agorot, mostAgorot } from "./agorot.ts";

/** The wire's form of an amount: shekels with at most two decimals, the nearest binary number to it. */
export function shekelsOf(amount: Agorot): number {
  return amount / 100;
}

/**
 * Reads shekels from the wire.
 * Gives undefined for what is no price: a negative or infinite number, a fraction of an agora, or more than `mostAgorot`.
 */
export function agorotOfShekels(shekels: unknown): Agorot | undefined {
  if (typeof shekels !== "number" || !Number.isFinite(shekels) || shekels < 0) return undefined;
  const amount = Math.round(shekels * 100);
  // Dividing back gives the very number that `shekelsOf` sends; anything else had a fraction of an agora.
  if (amount > mostAgorot || amount / 100 !== shekels) return undefined;
  return agorot(amount);
}
