import type { Agorot } from "#domain/money/agorot.ts";
import type { Payer } from "./payer-index.ts";
import type { PastedRow } from "./read-pasted.ts";

/** An order with something to pay. */
export interface PayableOrder extends Payer {
  readonly toPay: Agorot;
  /** The day on which it was ordered, `YYYY-MM-DD`. */
  readonly orderedOn: string;
}

/** What a payment may have been for. */
export interface Explanation {
  readonly parts: readonly { readonly order: PayableOrder; readonly amount: Agorot }[];
}

export type PaymentFinding = { readonly row: PastedRow } & (
  | { readonly kind: "sure"; readonly explanation: Explanation }
  /** The seller chooses; `isMaybeKnown` if it may have been marked before. */
  | {
      readonly kind: "doubtful";
      readonly candidates: readonly Explanation[];
      readonly isMaybeKnown: boolean;
    }
  /** It was marked before. */
  | { readonly kind: "known" }
  /** It came in, and no order that is open fits. */
  | { readonly kind: "unexplained" }
  /** No payment to the seller. */
  | { readonly kind: "other" }
);

/** What was found for a row before the rows are compared with each other. */
export interface Explained {
  readonly finding: PaymentFinding;
  /** Whether the row names somebody who owes something, and whether the amount fits. */
  readonly names: "nobody" | "somebody" | "who-owes-it";
}
