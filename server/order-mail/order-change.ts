import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { ToldChange } from "#domain/desk/told-change.ts";
import type { Language } from "#domain/language/language.ts";
import type { SignedAgorot } from "#domain/money/signed-agorot.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import { translateOrder } from "#domain/order/translate-order.ts";
import type { StoredOrder } from "#server/store/store.ts";

/** A revision of an order, with the catalogue that it was priced with and the current week rules, see `withWeekRules`. */
export interface PricedRevision {
  readonly stored: StoredOrder;
  readonly catalogue: Catalogue;
}

/** What happened to an order, and the order before and after it. */
export interface OrderChange {
  readonly told: ToldChange;
  readonly before: PricedRevision;
  readonly after: PricedRevision;
  /** What was received by now, less what was given back. */
  readonly received: SignedAgorot;
}

/** A revision with its names in a language. */
export function revisionIn(
  { stored, catalogue }: PricedRevision,
  language: Language,
): AcceptedOrder {
  return translateOrder(stored.order, catalogue, language);
}
