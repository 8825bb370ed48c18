declare const signedAgorotBrand: unique symbol;

/** A whole number of agorot that may be below 0: a payment or what was given back, and the balance of an order. */
export type SignedAgorot = number & { readonly [signedAgorotBrand]: "signed agorot" };

/** Brands a whole number. Throws a RangeError for any other number: that is a bug, since input is validated before. */
export function signedAgorot(amount: number): SignedAgorot {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`not a whole number of agorot: ${String(amount)}`);
  // Adding 0 turns -0 into 0.
  return (amount + 0) as SignedAgorot;
}
