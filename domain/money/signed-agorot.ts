import { mostAgorot } from "./agorot.ts";

declare const signedAgorotBrand: unique symbol;

/** A whole number of agorot that may be below 0: a payment or what was given back, and the balance of an order. */
export type SignedAgorot = number & { readonly [signedAgorotBrand]: "signed agorot" };

/** Whether a number can be one payment, or one amount given back: whole, not 0, and no more than any order can cost. */
export function isPayment(value: unknown): value is SignedAgorot {
  return Number.isSafeInteger(value) && value !== 0 && Math.abs(value as number) <= mostAgorot;
}

/** Brands a whole number. Throws a RangeError for any other number: that is a bug, since input is validated before. */
export function signedAgorot(amount: number): SignedAgorot {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`not a whole number of agorot: ${String(amount)}`);
  // Adding 0 turns -0 into 0.
  return (amount + 0) as SignedAgorot;
}
