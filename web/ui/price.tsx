import type { Agorot } from "#domain/money/agorot.ts";
import { priceText } from "#domain/money/price-text.ts";
import styles from "./price.module.css";

/**
 * An amount in shekels, isolated so that the currency sign stays in its place in right-to-left text. A browser that translates the page
 * leaves it as it is.
 */
export function Price({ amount }: { readonly amount: Agorot }) {
  return (
    <bdi dir="ltr" translate="no" className={styles.price}>
      {priceText(amount)}
    </bdi>
  );
}

interface AddedPriceProps {
  readonly amount: Agorot;
  /** The highest of several surcharges, if `amount` is the lowest. */
  readonly to?: Agorot;
}

/** A surcharge. Plus sign and amount are isolated together, because right-to-left text would swap them. */
export function AddedPrice({ amount, to }: AddedPriceProps) {
  const end = to === undefined ? "" : `–${priceText(to)}`;
  return (
    <bdi dir="ltr" translate="no" className={styles.price}>{`+${priceText(amount)}${end}`}</bdi>
  );
}
