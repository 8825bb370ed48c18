import type { Generated } from "kysely";

/**
 * The tables as every database has them: whole numbers and text only, snake_case as in SQL.
 * A whole number arrives as a JavaScript number; amounts are agorot, times milliseconds since 1970 UTC.
 */
export interface Tables {
  readonly catalogues: CatalogueRow;
  readonly orders: OrderRow;
}

/** Rows are added, never changed: an order stays readable beside the menu that it was priced with. */
export interface CatalogueRow {
  readonly version: number;
  /** The catalogue as JSON. */
  readonly content: string;
  readonly saved_at: number;
}

export interface OrderRow {
  readonly id: Generated<number>;
  readonly number: string;
  readonly idempotency_key: string | null;
  readonly content_hash: string;
  readonly catalogue_version: number;
  readonly received_at: number;
  readonly week: string;
  readonly language: string;
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly order_type: string;
  readonly city: string;
  readonly address: string;
  readonly pickup_or_delivery_price: number;
  /** The cart total. */
  readonly total_price: number;
  /** Cart total and delivery or pickup price. */
  readonly order_total: number;
  /** Groups of dishes as JSON, prices in agorot. */
  readonly all_orders: string;
}
