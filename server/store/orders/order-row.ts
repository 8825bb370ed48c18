import type { Insertable, Selectable } from "kysely";
import * as v from "valibot";
import { fromSpecified, groupNames, toSpecified } from "#contract/wire/specified-names.ts";
import { orderTypes } from "#domain/customer/customer-data.ts";
import { noteIn } from "#domain/customer/customer-note.ts";
import { languages } from "#domain/language/language.ts";
import { agorot, signedAgorot } from "#domain/money/agorot.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import {
  allOrders,
  handOver as handOverSchema,
  notes as notesSchema,
  place as placeSchema,
} from "#server/store/order-schema.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";
import type { OrderContentRow, OrderRevisionRow, OrderRow } from "#server/store/tables.ts";
import { splitNotes, withDishNotes } from "./customers-notes.ts";
import type { NewOrder } from "./new-order.ts";
import type { StoredOrder } from "./stored-order.ts";

/** The row of a new order. */
export function rowOfOrder(order: NewOrder): Insertable<OrderRow> {
  return {
    number: order.number,
    idempotency_key: order.idempotencyKey ?? null,
    content_hash: order.contentHash,
    received_at: order.receivedAt,
    week: order.week,
    ...columnsOfOrder(order.order, order.catalogueVersion),
  };
}

/** The columns that an order and a revision of it have in common. */
export function columnsOfOrder(
  order: AcceptedOrder,
  catalogueVersion: number,
): Insertable<OrderContentRow> {
  const { customerData, totalPrice, orderTotal, language, pickupAddress, handOver } = order;
  const { city } = customerData;
  const { groups, notes } = splitNotes(order);
  return {
    catalogue_version: catalogueVersion,
    language,
    name: customerData.name,
    email: customerData.email,
    phone_number: customerData.phoneNumber,
    order_type: customerData.orderType,
    city: city[language],
    place: JSON.stringify({ city, pickupAddress }),
    hand_over: handOver === undefined ? null : JSON.stringify(handOver),
    address: customerData.address,
    notes: notes === null ? null : JSON.stringify(notes),
    pickup_or_delivery_price: customerData.pickupOrDeliveryPrice,
    total_price: totalPrice,
    order_total: orderTotal,
    all_orders: JSON.stringify(toSpecified(groups, groupNames)),
  };
}

export const keyedOrderColumns = ["number", "content_hash", "week", "catalogue_version"] as const;

/** What a revision has beside the content that an order has too. */
type RevisionColumns = Pick<
  Selectable<OrderRevisionRow>,
  "revision" | "adjustment" | "adjustment_text"
>;

const asPlaced: RevisionColumns = { revision: 0, adjustment: 0, adjustment_text: "" };

/** What an order has in all its revisions. */
export interface OrderBase {
  readonly number: string;
  readonly receivedAt: number;
  /** The week in which it is now. */
  readonly week: string;
}

/**
 * Reads an order as it was placed, or with `revision` as it was changed: `row` is the row of the order, or of the revision. Throws
 * `StoreDamaged` with its number, and without customer data, if the row is damaged.
 */
export function orderOfRow(
  row: Selectable<OrderContentRow>,
  { number, receivedAt, week }: OrderBase,
  { revision, adjustment, adjustment_text: adjustmentText }: RevisionColumns = asPlaced,
): StoredOrder {
  try {
    const { city, pickupAddress } = v.parse(placeSchema, JSON.parse(row.place ?? ""));
    const notes = row.notes === null ? null : v.parse(notesSchema, JSON.parse(row.notes));
    const groups = fromSpecified(v.parse(allOrders, JSON.parse(row.all_orders)), groupNames);
    return {
      order: {
        customerData: {
          name: row.name,
          email: row.email,
          phoneNumber: row.phone_number,
          orderType: v.parse(v.picklist(orderTypes), row.order_type),
          city,
          address: row.address,
          pickupOrDeliveryPrice: agorot(row.pickup_or_delivery_price),
          ...noteIn(notes?.order ?? ""),
        },
        pickupAddress,
        ...(row.hand_over !== null && {
          handOver: v.parse(handOverSchema, JSON.parse(row.hand_over)),
        }),
        groups: withDishNotes(groups, notes),
        totalPrice: agorot(row.total_price),
        orderTotal: agorot(row.order_total),
        language: v.parse(v.picklist(languages), row.language),
      },
      number,
      catalogueVersion: row.catalogue_version,
      receivedAt,
      week,
      revision,
      adjustment: signedAgorot(adjustment),
      adjustmentText,
    };
  } catch {
    // The original error may quote customer data from the row, so it is dropped; the number is enough to find the row.
    throw new StoreDamaged(`order ${number} in the store is damaged`);
  }
}
