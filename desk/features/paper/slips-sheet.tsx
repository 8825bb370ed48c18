import { Fragment } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import type { DeskOrder } from "#desk/week-store/week-context.tsx";
import type { PlaceSlips } from "#domain/desk/packing-slips.ts";
import { PackingSlip } from "./packing-slip.tsx";
import styles from "./slips-sheet.module.css";

interface SlipsSheetProps {
  readonly places: readonly PlaceSlips<DeskOrder>[];
  readonly about: string;
}

/** The packing slips in two columns on A4, by place and then by name. None is torn by the end of a column or a page. */
export function SlipsSheet({ places, about }: SlipsSheetProps) {
  const { paper: texts } = useMessages();
  return (
    <div className={styles.columns}>
      {places.map(({ place, orders }) => (
        <Fragment key={place}>
          <h3 className={styles.place}>
            {place}
            <span className={styles.amount}>{texts.orders(orders.length)}</span>
          </h3>
          {orders.map((order) => (
            <div key={order.number} className={styles.slip}>
              <PackingSlip order={order} about={about} />
            </div>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
