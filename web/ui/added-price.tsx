import type { Agorot } from "#domain/money/agorot.ts";
import { priceText } from "#domain/money/price-text.ts";
import styles from "./price.module.css";

/** What something costs on top: sign and amount isolated together, or right-to-left text would swap them. */
export function AddedPrice({ amount }: { readonly amount: Agorot }) {
  return <bdi dir="ltr" className={styles.price}>{`+${priceText(amount)}`}</bdi>;
}
