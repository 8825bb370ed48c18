import { useMessages } from "#desk/language/language-context.tsx";
import type { DeskOrder } from "#desk/week-store/week-context.tsx";
import type { PlaceSlips } from "#domain/desk/packing-slips.ts";
import { PackingSlip } from "./packing-slip.tsx";
import styles from "./slips-sheet.module.css";

interface SlipsSheetProps {
  readonly places: readonly PlaceSlips<DeskOrder>[];
  readonly about: string;
}

/**
 * The packing slips in two columns on A4, by place and then by name. None is torn by the end of a column or a page, and a place's name
 * is above its first slip.
 */
export function SlipsSheet({ places, about }: SlipsSheetProps) {
  const { paper: texts } = useMessages();
  return (
    <div className={styles.columns}>
      {places.map(({ place, orders }) =>
        orders.map((order, index) => (
          <div key={order.number} className={styles.whole} data-whole>
            {index === 0 && (
              <h3 className={styles.place}>
                {place}
                <span className={styles.amount}>{texts.orders(orders.length)}</span>
              </h3>
            )}
            <div className={styles.slip}>
              <PackingSlip order={order} about={about} />
            </div>
          </div>
        )),
      )}
    </div>
  );
}
