import { type Agorot, agorot } from "#domain/money/agorot.ts";

/** The money of an order as it is put into words. */
export type Balance =
  /** Nothing is due, and nothing was received: a canceled order that was not paid. */
  | { readonly kind: "nothing" }
  | { readonly kind: "paid" }
  /** `received` is what was paid of it already, at least 0. */
  | { readonly kind: "to-pay"; readonly amount: Agorot; readonly received: Agorot }
  | { readonly kind: "to-give-back"; readonly amount: Agorot };

/** In agorot; null for a device that may not read money. */
export interface MoneyOfOrder {
  readonly due: number | null;
  /** Below 0 if more was given back than received. */
  readonly received: number | null;
}

/** What is still to be done about the money of an order. Undefined for a device that may not read money. */
export function balance({ due, received }: MoneyOfOrder): Balance | undefined {
  if (due === null || received === null) return undefined;
  if (received < due) {
    const amount = agorot(due - received);
    return { kind: "to-pay", amount, received: agorot(Math.max(0, received)) };
  }
  if (received > due) return { kind: "to-give-back", amount: agorot(received - due) };
  return { kind: due === 0 ? "nothing" : "paid" };
}
