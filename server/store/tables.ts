import type { Generated, Kysely, Transaction } from "kysely";
import type { SearchWord } from "#domain/language/search-words.ts";
import type { StoredPicture } from "#server/store/pictures/stored-picture.ts";
import type { CustomersOwn } from "./customers-own.ts";
import type { DeskTables } from "./desk-tables.ts";

/**
 * The tables as every database has them, with columns in snake_case: only whole numbers and text, and the bytes of pictures. Whole numbers are JavaScript
 * numbers; amounts are in agorot, times in milliseconds since 1970 UTC. Each table needs a plan in table-plans.ts.
 */
export interface Tables extends DeskTables {
  readonly catalogues: CatalogueRow;
  readonly orders: OrderRow;
  readonly order_revisions: OrderRevisionRow;
  readonly customer_names: CustomerNameRow;
  readonly mails: MailRow;
  readonly messages: MessageRow;
  readonly pictures: PictureRow;
}

/** Rows are added and never changed. */
export interface CatalogueRow {
  readonly version: number;
  /** The catalogue as JSON. */
  readonly content: string;
  readonly saved_at: number;
}

/** An order as it was placed. Rows are added and never changed. */
export interface OrderRow extends OrderContentRow {
  readonly id: Generated<number>;
  readonly number: string;
  readonly idempotency_key: string | null;
  readonly content_hash: string;
  readonly received_at: number;
  /** The week that it was ordered for. */
  readonly week: string;
}

/** What an order became by a change. Rows are added and never changed; `order_states` says which revision counts. */
export interface OrderRevisionRow extends OrderContentRow {
  readonly order_number: string;
  /** 1 or more; a number is used once, even if its change is undone. */
  readonly revision: number;
  readonly event_id: number;
  /** The revision that was changed. */
  readonly based_on: number;
  readonly content_hash: string;
  /** Of a row that is not brought over (`bothLanguagesOfRows`): what was priced with older catalogues, as JSON. Otherwise null. */
  readonly kept: string | null;
  readonly adjustment: number;
  readonly adjustment_text: CustomersOwn;
  /** When the customer gave the order another email address by it; null if it keeps the address, and for a change by the seller. */
  readonly readdressed_at: number | null;
}

/** What an order and a revision of it have in common. */
export interface OrderContentRow {
  readonly catalogue_version: number;
  readonly language: string;
  readonly name: CustomersOwn;
  readonly email: CustomersOwn;
  readonly phone_number: CustomersOwn;
  readonly order_type: string;
  /** In the language of the order. */
  readonly city: string;
  /** The city and the pickup address in both languages, as JSON; null in a row that is not brought over, see `bothLanguagesOfRows`. */
  readonly place: string | null;
  /** When it is handed over, as its customer was told, as JSON; null if nothing was told. */
  readonly hand_over: string | null;
  readonly address: CustomersOwn;
  /** What the customer wrote about dishes and order, as JSON; null if nothing was, and where it was erased. */
  readonly notes: CustomersOwn<string | null>;
  readonly pickup_or_delivery_price: number;
  /** The cart total. */
  readonly total_price: number;
  /** The cart total plus the delivery or pickup price, and in a revision the adjustment. */
  readonly order_total: number;
  /** Groups of dishes as JSON, names in both languages, prices in agorot. */
  readonly all_orders: string;
}

/** A name as orders and revisions have it, under each of its words. It is there once, however many orders have it. */
export interface CustomerNameRow {
  readonly word: CustomersOwn<SearchWord>;
  readonly name: CustomersOwn;
  /** Null for a word that was stored before migration 0028, by a rule that knew less, and is to be brought over (`bringOverNames`). */
  readonly rule: number | null;
}

/** See `createKyselyPictures`. */
export interface PictureRow extends StoredPicture {
  readonly added_at: number | null;
}

/** A mail about an order, see `Outbox`. */
export interface MailRow {
  readonly id: Generated<number>;
  readonly order_number: string;
  readonly kind: string;
  /** Null for the mails about the order itself, and for messages. */
  readonly event_id: number | null;
  /** The revision of the order that it shows; null for the order as it was placed. */
  readonly revision: number | null;
  readonly message_id: number | null;
  readonly recipient: CustomersOwn;
  readonly status: string;
  /** How often the mail was claimed. */
  readonly attempts: number;
  readonly next_attempt_at: number;
  /** 0 without a claim. */
  readonly claimed_until: number;
  readonly claimed_by: string | null;
  readonly last_error: CustomersOwn<string | null>;
  /** When sending began. */
  readonly waiting_since: number;
  readonly sent_at: number | null;
  readonly created_at: number;
}

/** A message to the customers of a week, or to subscribers while orders of the week are taken, see `createKyselyMessages`. Rows are added and never changed. */
export interface MessageRow {
  readonly id: Generated<number>;
  readonly action_id: string;
  readonly device_id: number | null;
  readonly at: number;
  readonly due_at: number;
  readonly week: string;
  readonly place: string | null;
  readonly subject_he: CustomersOwn;
  readonly subject_en: CustomersOwn;
  readonly text_he: CustomersOwn;
  readonly text_en: CustomersOwn;
  /** 1 for a message to those who asked to be told. */
  readonly to_subscribers: Generated<number>;
}

type NameOf<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<NameOf<Rest>>}`
  : Column;

/** A row with the names that its columns have in code, `next_attempt_at` as `nextAttemptAt`. */
export type ValueOf<Row extends object> = {
  readonly [Column in keyof Row & string as NameOf<Column>]: Row[Column];
};

export function valueOf<Row extends object>(row: Row) {
  const entries = Object.entries(row).map(([column, value]): [string, unknown] => [
    column.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(entries) as ValueOf<Row>;
}

/** Values in parts of at most `size`, in their sequence: a statement names or inserts only so many. */
export function* inParts<Value>(values: readonly Value[], size = 1_000) {
  for (let from = 0; from < values.length; from += size) yield values.slice(from, from + size);
}

/** Executes one statement in a transaction of its own, because only transactions wait for the lock. */
export function write(
  database: Kysely<Tables>,
  statement: (transaction: Transaction<Tables>) => { readonly execute: () => Promise<unknown> },
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    await statement(transaction).execute();
  });
}
