import type { PaymentWay } from "./desk-event.ts";

/**
 * The name of a way to pay, and the words for what was paid by it. `unknown` is a way that only a later version has: a page that is still
 * open may read it from the server of that version.
 */
export type PaymentWayWords = Readonly<
  Record<PaymentWay | "unknown", { readonly name: string; readonly by: string }>
>;

export function wordsOfWay(words: PaymentWayWords, way: PaymentWay): PaymentWayWords["unknown"] {
  const known: Readonly<Partial<PaymentWayWords>> = words;
  return known[way] ?? words.unknown;
}
