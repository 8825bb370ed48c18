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
