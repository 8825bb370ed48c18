import type { Agorot } from "#domain/money/agorot.ts";
import { shekelsOf } from "#domain/money/shekels.ts";
import type { ShopSummary } from "#server/store/shop-summary.ts";

/** What a shop holds, in words. */
export function shopText({ catalogues, orders, mails, total }: ShopSummary): string {
  const shekels = shekelsOf(total as Agorot).toFixed(2);
  return `${String(catalogues)} versions of the catalogue, ${String(orders)} orders of ₪${shekels} together, ${String(mails)} mails`;
}
