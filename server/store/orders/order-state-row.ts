import type { Insertable, Selectable } from "kysely";
import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import { type OrderState, openingState } from "#domain/order-log/order-state.ts";
import type { OrderStateRow } from "#server/store/desk-tables.ts";
import type { NewOrder } from "./new-order.ts";

/** The state of an order that has just been placed. */
export function rowOfNewState({ number, week, order }: NewOrder): Insertable<OrderStateRow> {
  const opening = { orderNumber: number, week, orderTotal: order.orderTotal, isBeforeDesk: false };
  return { ...columnsOfState(openingState(opening)), order_number: number, before_desk: 0 };
}

/** What changes in the row when an event is added. */
export function columnsOfState(
  state: OrderState,
): Omit<Insertable<OrderStateRow>, "order_number" | "before_desk"> {
  return {
    week: state.week,
    revision: state.revision,
    due: state.due,
    received: state.received,
    packed: Number(state.isPacked),
    handed_over: Number(state.isHandedOver),
    cancelled: Number(state.isCancelled),
    erased: Number(state.isErased),
    asked_at: state.askedAt,
    last_event: state.lastEvent,
  };
}

/** The columns of a state beside the number of its order and its week. */
type StateColumns = Omit<Selectable<OrderStateRow>, "order_number" | "week" | "before_desk">;

export function stateOfRow(
  row: StateColumns,
  { orderNumber, week }: Pick<OrderState, "orderNumber" | "week">,
): OrderState {
  return {
    orderNumber,
    week,
    revision: row.revision,
    due: agorot(row.due),
    received: signedAgorot(row.received),
    isPacked: row.packed === 1,
    isHandedOver: row.handed_over === 1,
    isCancelled: row.cancelled === 1,
    isErased: row.erased === 1,
    askedAt: row.asked_at,
    lastEvent: row.last_event,
  };
}
