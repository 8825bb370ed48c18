import type { DeskWeek, ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { BalanceWords } from "#desk/parts/order/balance-words.tsx";
import { OrderNotes } from "#desk/parts/order/order-notes.tsx";
import { hasOwnAddresses, promisedHours } from "#desk/parts/order/orders-of-stop.ts";
import { thingsInBox } from "./paper-order.ts";
import styles from "./route-sheet.module.css";

interface RouteSheetProps {
  readonly route: DeskWeek["route"];
  readonly orders: readonly ShownDeskOrder[];
}

/** The driver's stops in the kept sequence, with a box to tick for every order. No stop is torn. */
export function RouteSheet({ route, orders }: RouteSheetProps) {
  const ofNumber = new Map(orders.map((order) => [order.number, order]));
  const stops = route.map((stop) => {
    const ofStop = stop.orders.flatMap((number) => ofNumber.get(number) ?? []);
    return { stop, ofStop, hasOwn: hasOwnAddresses(stop, ofStop) };
  });
  return (
    <ol>
      {stops.map(({ stop, ofStop, hasOwn }, index) => (
        <li key={stop.key} className={styles.stop}>
          <span className={styles.position}>{index + 1}</span>
          <div>
            <h3 className={styles.address}>
              <bdi>{stop.address}</bdi>
              <span className={styles.place}>{stop.place}</span>
              {promisedHours(ofStop).map((hours) => (
                <span key={hours} className={styles.place}>
                  {hours}
                </span>
              ))}
            </h3>
            {ofStop.map((order) => (
              <SheetOrder
                key={order.number}
                order={order}
                address={hasOwn ? order.address : null}
              />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface SheetOrderProps {
  readonly order: ShownDeskOrder;
  /** What its customer wrote, unless the stop says it. */
  readonly address: string | null;
}

function SheetOrder({ order, address }: SheetOrderProps) {
  const { paper: texts } = useMessages();
  const { number, name, language, phoneNumber, notes, customerNote, driverNote, state } = order;
  return (
    <div className={styles.order} data-order={number}>
      <span className={styles.box} />
      <div>
        <p className={styles.head}>
          <b className={styles.name}>
            <bdi lang={language}>{name}</bdi>
          </b>
          {address !== null && <bdi>{address}</bdi>}
          {phoneNumber !== null && <bdi dir="ltr">{phoneNumber}</bdi>}
          <span>{texts.things(thingsInBox(order))}</span>
          <BalanceWords due={state.due} received={state.received} />
        </p>
        <OrderNotes
          notes={notes}
          customers={customerNote}
          lasting={driverNote}
          className={styles.note}
        />
      </div>
    </div>
  );
}
