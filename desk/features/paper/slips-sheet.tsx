import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import type { PlaceSlips } from "#domain/order-log/packing-slips.ts";
import { PackingSlip } from "./packing-slip.tsx";
import type { PageControl } from "./page-control.ts";
import styles from "./slips-sheet.module.css";

interface SlipsSheetProps {
  readonly places: readonly PlaceSlips<ShownDeskOrder>[];
  readonly about: string;
  readonly control: PageControl;
}

/**
 * The packing slips in two columns on A4, by place and then by name. None is torn by the end of a column or a page. A browser that
 * leaves pages to the print window prints columns as one and tears what is in them; it gets rows of two, which take more pages.
 */
export function SlipsSheet({ places, about, control }: SlipsSheetProps) {
  const { paper: texts } = useMessages();
  const isRows = control === "print-window";
  return (
    <div className={isRows ? undefined : styles.columns}>
      {places.map(({ place, orders }) =>
        rowsOf(orders, isRows ? 2 : 1).map((row, index) => (
          <div key={row[0]?.number} data-whole>
            {index === 0 && (
              <h3 className={styles.place}>
                {place}
                <span className={styles.amount}>{texts.orders(orders.length)}</span>
              </h3>
            )}
            <div className={isRows ? styles.row : undefined}>
              {row.map((order) => (
                <div key={order.number} className={styles.slip}>
                  <PackingSlip order={order} about={about} />
                </div>
              ))}
            </div>
          </div>
        )),
      )}
    </div>
  );
}

function rowsOf<Order>(orders: readonly Order[], length: number): readonly (readonly Order[])[] {
  return Array.from({ length: Math.ceil(orders.length / length) }, (_, row) =>
    orders.slice(row * length, (row + 1) * length),
  );
}
