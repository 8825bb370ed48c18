import * as v from "valibot";
import type { WireName } from "#contract/wire/wire-name.ts";
import { languages } from "#domain/language/language.ts";
import type { EnteredDish } from "#domain/order/seller-change.ts";
import type {
  AskingWay,
  NoteReader,
  OrderEvent,
  PaymentWay,
} from "#domain/order-log/desk-event.ts";
import { answers, type Call, whole } from "./call.ts";
import { owner, reads } from "./call-rules.ts";
import { mailsReached } from "./mail-limit.ts";
import type { OrderOnDesk } from "./shown-order.ts";

/** Everything that is stored of an order. Amounts are agorot, times are milliseconds since 1970 UTC. */
export interface RecordOfOrder {
  readonly order: OrderOnDesk;
  readonly pickupOrDeliveryPrice: number;
  /** The total as it was ordered or last changed, with the adjustment, even if the order is canceled. */
  readonly orderTotal: number;
  /** Part of `orderTotal`: added to the price of the order, or below 0 taken off it; 0 for none. */
  readonly adjustment: number;
  /** What the adjustment is for, as the customer reads it; empty without one. */
  readonly adjustmentText: string;
  /** The part of the adjustment that the seller made herself: without what is taken off for what is missing from the box. */
  readonly ownAdjustment: number;
  /** What that is for; empty without one. */
  readonly ownAdjustmentText: string;
  /** The dishes as they can be changed, in the language that was asked for. */
  readonly dishes: readonly OrderedDish[];
  /** Newest first. */
  readonly history: readonly EventOfHistory[];
  /** Oldest first. */
  readonly mails: readonly MailOfOrder[];
}

export interface ShownOrderPage extends RecordOfOrder {
  /** What its customer can be asked in a chat, in the language of the order: what the mail says that asks. Null where nothing is to be paid. */
  readonly askingText: string | null;
}

/** A dish of an order, as it can be sent back to change the order. */
export interface OrderedDish extends Omit<EnteredDish, "id"> {
  /** That of the dish in the catalogue, whatever it is called there now; null if it had none. */
  readonly id: string | null;
  /** What it costs in the order. */
  readonly price: number;
  /** Whether the menu of now has all of it, so that there can be more of it, or other add-ons and choices. */
  readonly isOnMenu: boolean;
}

type EventKind = WireName<OrderEvent["content"]["kind"]>;

export interface EventOfHistory {
  readonly id: number;
  readonly actionId: string;
  readonly kind: EventKind;
  /** When the server stored it. */
  readonly at: number;
  /** When it was pressed, by the clock of the device. */
  readonly pressedAt: number;
  /** The name of the device; null for the customer or a command of the operator. */
  readonly device: string | null;
  /** For `packed` and `handed_over`: yes or no. */
  readonly isSet: boolean | null;
  /** For `money`: received above 0, given back below. For `changed`: the new total. */
  readonly amount: number | null;
  /** For `money`. */
  readonly way: PaymentWay | null;
  /** For `asked`. */
  readonly askedBy: AskingWay | null;
  /** For `note` and `lasting_note`; for `joined` the number of the other order. */
  readonly text: string | null;
  /** For `lasting_note`. */
  readonly reader: NoteReader | null;
  /** For `changed`: what is not as it was in the revision before, with what the customer gave before, in the language that was asked for; otherwise empty. */
  readonly changes: readonly string[];
  /** For `moved`. */
  readonly toWeek: string | null;
  /** For `undone`: the kind of the event that it took back. */
  readonly undoneKind: EventKind | null;
  /** Whether it still counts, and no later event took it back. */
  readonly stands: boolean;
  readonly canBeUndone: boolean;
}

/** A mail about an order. */
export interface MailOfOrder {
  readonly id: number;
  readonly orderNumber: string;
  /** The customer of the order. */
  readonly name: string;
  /** See `MailKind` of the server. */
  readonly kind:
    | "customer"
    | "seller"
    | "undelivered"
    | "change"
    | "readdressed"
    | "seller_change"
    | "message"
    | "request";
  /** Withdrawn: it is not sent, because what it tells was undone in time, or what it asks for was paid. */
  readonly status: "waiting" | "sent" | "dead" | "withdrawn";
  /** The id of the event that it is about; null for a mail about the order itself and for a message. */
  readonly event: number | null;
  readonly recipient: string;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  readonly sentAt: number | null;
  /** Why the last attempt failed, in the words of the mail server. */
  readonly lastError: string | null;
  /** Whether it was withdrawn because its order got another email address after the customer was asked to pay. */
  readonly isReaddressed: boolean;
  /** When it may be sent again to the same address; null if now. */
  readonly againAt: number | null;
}

export const orderPageCalls = {
  /** An order as a whole; null for an unknown number. */
  order: {
    ...reads(owner),
    request: v.strictObject({ number: v.string(), language: v.picklist(languages) }),
    answer: answers<ShownOrderPage | null>(),
  },

  /**
   * Makes a mail about an order due now, to another address if one is given. While a mail is being sent, which takes three minutes at most,
   * another address is refused with `UNAVAILABLE`. A mail is sent again to the same address once an hour, and an address gets at most five
   * again in it: then the mail is answered as it is, and does not wait.
   */
  sendMailAgain: {
    roles: owner,
    confirmed: {
      when: `the address is neither that of the mail nor that of its order, or ${mailsReached}`,
    },
    mails: "a customer",
    words: "none",
    undo: "no",
    orders: "one",
    limit: "a mail once an hour to the same address, an address five mails an hour",
    request: v.strictObject({
      id: whole,
      /** An email address, checked as that of the order form is; null for that of the mail. */
      recipient: v.nullable(v.string()),
    }),
    answer: answers<MailOfOrder>(),
  },
} as const satisfies Readonly<Record<string, Call>>;
