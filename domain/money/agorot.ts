declare const agorotBrand: unique symbol;

/** A whole number of agorot, 0 or more; 100 agorot are one shekel. Money has this shape everywhere but on the wire. */
export type Agorot = number & { readonly [agorotBrand]: "agorot" };

/** Ten million shekels: far above an order of the whole menu with every count at 20, far below what whole numbers can hold. */
export const mostAgorot = 1_000_000_000;

/** Takes a whole number of agorot. Throws a RangeError for anything else: a wrong one is a bug, never a customer's input. */
export function agorot(amount: number): Agorot {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`not a whole number of agorot: ${String(amount)}`);
  }
  // Adding 0 makes 0 of -0, which would be shown with a minus sign.
  return (amount + 0) as Agorot;
}

export const noAgorot: Agorot = agorot(0);

export function addAgorot(...amounts: readonly Agorot[]): Agorot {
  return agorot(amounts.reduce((sum: number, amount) => sum + amount, 0));
}

/** A price times a count; the count is a whole number, 0 or more. */
export function multiplyAgorot(price: Agorot, count: number): Agorot {
  return agorot(price * count);
}
