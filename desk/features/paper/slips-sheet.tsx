import { useMessages } from "#desk/language/language-context.tsx";
import type { PlaceSlips } from "#domain/order-log/packing-slips.ts";
import { PackingSlip } from "./packing-slip.tsx";
import type { PaperOrder } from "./paper-order.ts";
import { SheetColumns } from "./sheet-columns.tsx";
import styles from "./slips-sheet.module.css";

interface SlipsSheetProps {
  readonly places: readonly PlaceSlips<PaperOrder>[];
  readonly about: readonly string[];
}

/** The packing slips on A4, by place and then by name. */
export function SlipsSheet({ places, about }: SlipsSheetProps) {
  const { orders: texts } = useMessages();
  const sections = places.map(({ place, orders }) => ({
    key: place,
    heading: (
      <h3 className={styles.place}>
        {place}
        <span className={styles.amount}>{texts.count(orders.length)}</span>
      </h3>
    ),
    pieces: orders.map((order) => ({
      key: order.number,
      content: (
        <div className={styles.slip}>
          <PackingSlip order={order} about={about} />
        </div>
      ),
    })),
  }));
  return <SheetColumns sections={sections} />;
}
