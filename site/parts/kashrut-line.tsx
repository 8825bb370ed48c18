import { Suspense } from "react";
import { useShop } from "#site/order-state/use-shop.ts";
import styles from "./kashrut-line.module.css";

/** The seller's line about the kosher supervision of her kitchen; nothing until she has written it. */
export function KashrutLine() {
  return (
    <Suspense fallback={null}>
      <Line />
    </Suspense>
  );
}

function Line() {
  const kashrut = useShop()?.kashrut ?? "";
  return kashrut !== "" && <p className={styles.kashrut}>{kashrut}</p>;
}
