import { type PaymentWay, paymentWays } from "./desk-event.ts";

/**
 * The name of a way to pay, and the words for what was paid by it. `unknown` is a way that only a later version has: a page that is still
 * open may read it from the server of that version.
 */
export type PaymentWayWords = Readonly<
  Record<PaymentWay | "unknown", { readonly name: string; readonly by: string }>
>;

/** The way as it is in the words. Not used in files of texts: the page of the desk names all their code by itself. */
export function wordedWay(way: PaymentWay): keyof PaymentWayWords {
  return paymentWays.includes(way) ? way : "unknown";
}
