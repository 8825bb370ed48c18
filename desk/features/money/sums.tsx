import { signedPriceText } from "#domain/money/price-text.ts";
import styles from "./sums.module.css";

interface SumsProps {
  /** Names with amounts in agorot, which may be below 0. */
  readonly sums: Readonly<Record<string, number>>;
}

/** Sums as a list of names and amounts. */
export function Sums({ sums }: SumsProps) {
  return (
    <dl className={styles.sums}>
      {Object.entries(sums).map(([name, amount]) => (
        <div key={name} className={styles.sum}>
          <dt>{name}</dt>
          <dd>
            <bdi dir="ltr">{signedPriceText(amount)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
