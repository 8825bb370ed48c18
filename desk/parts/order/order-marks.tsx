import { useMessages } from "#desk/language/language-context.tsx";
import { Words } from "#web/ui/layout.tsx";
import styles from "./order-row.module.css";

interface OrderMarksProps {
  readonly isPacked: boolean;
  readonly isHandedOver: boolean;
  readonly isCancelled: boolean;
}

/** The facts of an order that are so, in words: packed, handed over, cancelled. */
export function OrderMarks({ isPacked, isHandedOver, isCancelled }: OrderMarksProps) {
  const { orders } = useMessages();
  return (
    <>
      {isCancelled && <span className={styles.cancelled}>{orders.cancelled}</span>}
      {isPacked && <Words tone="done">{orders.packed}</Words>}
      {isHandedOver && <Words tone="done">{orders.handedOver}</Words>}
    </>
  );
}
