import type { Agorot } from "#domain/money/agorot.ts";
import { priceText } from "#domain/money/price-text.ts";

/** An amount in shekels, isolated so that its sign stays on its side in right-to-left text. */
export function Price({ amount }: { readonly amount: Agorot }) {
  return <bdi dir="ltr">{priceText(amount)}</bdi>;
}
