import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { BoxLines } from "#desk/parts/order/box-lines.tsx";
import { OrderNotes } from "#desk/parts/order/order-notes.tsx";
import styles from "./packing-slip.module.css";

interface PackingSlipProps {
  readonly order: ShownDeskOrder;
  /** The shop and the time of printing, because slips are cut apart. */
  readonly about: string;
}

/** The paper for one box: whose it is, notes, and what is in it. It has no money, phone number or address: boxes lie about. */
export function PackingSlip({ order, about }: PackingSlipProps) {
  const { orders } = useMessages();
  const { number, name, language, place, orderType, notes, lines } = order;
  return (
    <article className={styles.slip} data-slip={number}>
      <p className={styles.name}>
        <bdi lang={language}>{name}</bdi>
      </p>
      <p className={styles.where}>
        <b>{place}</b>
        {` · ${orders[orderType]}`}
      </p>
      <OrderNotes notes={notes} className={styles.note} />
      <div className={styles.lines}>
        <BoxLines lines={lines} />
      </div>
      <p className={styles.about}>{`${number} · ${about}`}</p>
    </article>
  );
}
