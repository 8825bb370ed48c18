import type { ComponentProps, ReactNode } from "react";
import type { SignedAgorot } from "#domain/money/agorot.ts";
import { signedPriceText } from "#domain/money/price-text.ts";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { classNames } from "#web/ui/class-names.ts";
import styles from "./sums.module.css";

/** How the total of an order comes about. */
export function SumList({ className, ...rest }: ComponentProps<"dl">) {
  return <dl {...rest} className={classNames(styles.sums, className)} />;
}

interface SumProps {
  readonly name: string;
  /** What the others add up to. */
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

/** A name and an amount; for `SumList`. */
export function Sum({ name, isTotal = false, children }: SumProps) {
  const className = isTotal ? styles.total : undefined;
  return (
    <>
      <dt className={className}>{name}</dt>
      <dd className={className}>{children}</dd>
    </>
  );
}

interface AdjustmentSumProps {
  readonly adjustment: SignedAgorot;
  /** What the seller says about it; may be empty. */
  readonly text: string;
}

/** What the seller added to the price of an order, or took off it. */
export function AdjustmentSum({ adjustment, text }: AdjustmentSumProps) {
  const texts = usePlacedOrderTexts();
  if (adjustment === 0) return null;
  return (
    <Sum name={text || texts.adjustment}>
      <bdi dir="ltr" className={styles.amount}>
        {signedPriceText(adjustment)}
      </bdi>
    </Sum>
  );
}
