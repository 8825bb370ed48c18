import { BoxLines } from "#desk/parts/order/box-lines.tsx";
import { OrderNotes } from "#desk/parts/order/order-notes.tsx";
import styles from "./packing-slip.module.css";
import type { PaperOrder } from "./paper-order.ts";
import { Parts } from "./parts.tsx";
import { WhoseBox } from "./whose-box.tsx";

interface PackingSlipProps {
  readonly order: PaperOrder;
  /** The shop and the time of printing, because slips are cut apart. */
  readonly about: readonly string[];
}

/** The paper for one box: whose it is, notes, and what is in it. It has no money and no whole phone number: boxes lie about. */
export function PackingSlip({ order, about }: PackingSlipProps) {
  const { number, notes, kitchenNote, lines } = order;
  return (
    <article className={styles.slip} data-slip={number}>
      <div className={styles.whose}>
        <WhoseBox order={order} className={styles.name} />
      </div>
      <OrderNotes notes={notes} lasting={kitchenNote} className={styles.note} />
      <div className={styles.lines}>
        <BoxLines lines={lines} />
      </div>
      <Parts className={styles.about} parts={about} />
    </article>
  );
}
