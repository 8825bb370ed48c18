import { type Agorot, agorot, mostAgorot } from "./agorot.ts";

/** The wire's form of an amount: shekels with at most two decimals, the nearest binary number to it. */
export function shekelsOf(amount: Agorot): number {
  return amount / 100;
}

/** In agorot: what binary fractions gather when a client adds and multiplies shekels as they are, far below any real fraction. */
const dust = 1e-4;

/**
 * Reads shekels from the wire.
 * Gives undefined for what is no price: a negative or infinite number, a fraction of an agora, or more than `mostAgorot`.
 */
export function agorotOfShekels(shekels: unknown): Agorot | undefined {
  if (typeof shekels !== "number" || !Number.isFinite(shekels) || shekels < 0) return undefined;
  const amount = Math.round(shekels * 100);
  if (amount > mostAgorot || Math.abs(shekels * 100 - amount) > dust) return undefined;
  return agorot(amount);
}
