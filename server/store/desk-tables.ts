import type { Generated } from "kysely";
import type { CustomersOwn } from "./customers-own.ts";

/** The tables of the seller's desk, part of `Tables`. */
export interface DeskTables {
  readonly devices: DeviceRow;
  readonly passkeys: PasskeyRow;
  readonly device_links: DeviceLinkRow;
  readonly secrets: SecretRow;
  readonly leases: LeaseRow;
  readonly events: EventRow;
  readonly order_states: OrderStateRow;
  readonly route_stops: RouteStopRow;
  readonly notices: NoticeRow;
  readonly subscribers: SubscriberRow;
}

export interface DeviceRow {
  readonly id: Generated<number>;
  readonly role: string;
  readonly name: string;
  /** A hash, so that a copy of the database signs nobody in. */
  readonly session_hash: string;
  readonly created_at: number;
  readonly last_seen_at: number;
  readonly ends_at: number;
  readonly revoked_at: number | null;
  readonly confirmed_at: number | null;
  /** Kept when the passkey is deleted. */
  readonly passkey_id: string | null;
  /** JSON, see `DevicePush`. */
  readonly push: string | null;
}

export interface PasskeyRow {
  /** The credential's id, base64url. */
  readonly id: string;
  /** As the library that verifies it writes it. */
  readonly public_key: string;
  readonly counter: number;
  /** JSON list. */
  readonly transports: string;
  readonly created_at: number;
  readonly last_used_at: number;
}

/** An invitation of a device, good once. */
export interface DeviceLinkRow {
  readonly code_hash: string;
  readonly role: string;
  readonly created_at: number;
  readonly expires_at: number;
  /** When the session of the device will end. */
  readonly session_ends_at: number;
  /** The device that made the link; null for a command. */
  readonly created_by: number | null;
  /** The device that redeemed it; null before. */
  readonly device_id: number | null;
}

/** Random values that the shop generated, such as the key of the customers' order pages. */
export interface SecretRow {
  readonly name: string;
  readonly value: string;
  readonly created_at: number;
}

/** Which process does something that one does at a time, see `createKyselyLeases`. */
export interface LeaseRow {
  readonly name: string;
  readonly holder: string;
  readonly ends_at: number;
}

/** Rows are added and never changed, see `DeskEvent`. */
export interface EventRow {
  readonly id: Generated<number>;
  readonly at: number;
  readonly pressed_at: number;
  readonly action_id: string;
  readonly device_id: number | null;
  readonly week: string | null;
  readonly order_number: string | null;
  readonly kind: string;
  readonly value: number | null;
  /** JSON. Never a customer's data, except the text of a note. */
  readonly detail: CustomersOwn<string | null>;
  readonly undoes: number | null;
}

/** Who asked to be told by email when orders open, see `createKyselySubscribers`. */
export interface SubscriberRow {
  readonly id: Generated<number>;
  /** Empty once the reader has stopped, or was erased. */
  readonly email: CustomersOwn;
  readonly language: string;
  /** 128 random bits, which the links of the mails have: an id may be given again after a restore. */
  readonly token: string;
  /** When the mail that asks for a confirmation was asked for last. */
  readonly asked_at: number;
  /** Null until the address was confirmed. */
  readonly confirmed_at: number | null;
  /** When the mail server refused the address; null if it did not. */
  readonly undeliverable_at: number | null;
  /** When the reader stopped; an address that was never confirmed is kept then, so that nobody asks it again. */
  readonly stopped_at: number | null;
  /** When anything of the row was changed last, so that a copy of the database shows which of two is newer. */
  readonly changed_at: number;
}

/** A mail that is about no order, see `createKyselyNotices`: to the seller about an event, or to a subscriber. */
export interface NoticeRow {
  readonly id: Generated<number>;
  readonly event_id: number | null;
  readonly subscriber_id: number | null;
  /** The message to subscribers; null for the mail that asks for a confirmation. */
  readonly message_id: number | null;
  /** Empty for a subscriber, whose row has the address. */
  readonly recipient: string;
  /** How often it was claimed. */
  readonly attempts: number;
  /** Null when it is sent or given up. */
  readonly next_attempt_at: number | null;
  readonly sent_at: number | null;
  readonly last_error: CustomersOwn<string | null>;
  readonly created_at: number;
}

/** The sequence of the driver's stops, kept from week to week. */
export interface RouteStopRow {
  /** A hash of the address, see `RouteStop`. */
  readonly key: string;
  readonly position: number;
}

/** The sum of the events of each order, see `OrderState`; 1 and 0 are yes and no. */
export interface OrderStateRow {
  readonly order_number: string;
  readonly week: string;
  /** The order counts as paid, packed and handed over without events: its week was over before the desk. */
  readonly before_desk: number;
  readonly revision: number;
  readonly due: number;
  readonly received: number;
  readonly packed: number;
  readonly handed_over: number;
  readonly cancelled: number;
  /** 1 if the customer's data was erased. */
  readonly erased: Generated<number>;
  /** Null if its customer was not asked to pay. */
  readonly asked_at: number | null;
  /** 0 without an event. */
  readonly last_event: number;
}
