declare const agorotBrand: unique symbol;

/** A whole number of agorot, 0 or more; 100 agorot are one shekel. All money has this type, except on the wire. */
export type Agorot = number & { readonly [agorotBrand]: "agorot" };

/** Ten million shekels: far more than an order of the whole menu with every count at 20, and far less than the largest safe integer. */
export const mostAgorot = 1_000_000_000;

/** Brands a whole number as agorot. Throws a RangeError for any other number: that is a bug, since customer input is validated before. */
export function agorot(amount: number): Agorot {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`not a whole number of agorot: ${String(amount)}`);
  }
  // Adding 0 turns -0, which would be shown with a minus sign, into 0.
  return (amount + 0) as Agorot;
}

export const noAgorot: Agorot = agorot(0);

export function addAgorot(...amounts: readonly Agorot[]): Agorot {
  return agorot(amounts.reduce((sum: number, amount) => sum + amount, 0));
}

/** A price times a count. The count must be a whole number, 0 or more. */
export function multiplyAgorot(price: Agorot, count: number): Agorot {
  return agorot(price * count);
}

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
