import type { Agorot } from "#domain/money/agorot.ts";
import { priceText } from "#domain/money/price-text.ts";

/** What something costs on top: sign and amount isolated together, or right-to-left text would swap them. */
export function AddedPrice({ amount }: { readonly amount: Agorot }) {
  return <bdi dir="ltr">{`+${priceText(amount)}`}</bdi>;
}
