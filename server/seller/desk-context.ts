import type { Device } from "#domain/order-log/device.ts";
import type { MarkLimit } from "#server/seller/orders/mark-limit.ts";
import type { DamagedEvent } from "#server/store/log/event-log.ts";
import type { MailDelivery } from "#server/store/mails/mail-delivery.ts";
import type { Store, VersionedCatalogue } from "#server/store/store.ts";

/** What a device that is signed in works with, during one operation. */
export interface DeskCall {
  readonly store: Store;
  readonly device: Device;
  /** The origin of its page, such as `https://shop.example`. */
  readonly origin: string;
  /** The server's time, milliseconds since 1970 UTC. */
  readonly now: number;
  /** One catalogue for the whole answer. */
  readonly current: VersionedCatalogue;
  /** The recipient of the seller's notices; undefined for the shop's contact address. */
  readonly sellerAddress: string | undefined;
  readonly mailDelivery: MailDelivery;
  /** The last jump of the machine's clock, in milliseconds; `by` is negative if it went back. */
  readonly clockJump: { readonly at: number; readonly by: number } | undefined;
  /** Since when a backup is missing, in milliseconds since 1970 UTC, if that is too long. */
  readonly backupMissingSince: () => Promise<number | undefined>;
  readonly takesPress: MarkLimit;
  /** Called when a mail is due at once. */
  readonly onMailDue: () => void;
  /** Gives orders without a state theirs, and says so to whoever runs the server; does nothing where nothing can be written. */
  readonly repairOrders: () => Promise<void>;
  /** Reports damaged events to whoever runs the server, each once. */
  readonly reportDamaged: (events: readonly DamagedEvent[]) => void;
}
