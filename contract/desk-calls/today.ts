import type { CountedOrders } from "#domain/catalogue/order-limits.ts";
import { answers, type Call, nothing } from "./call.ts";
import { owner, reads } from "./call-rules.ts";
import type { WeekSums } from "./week-sums.ts";

/** What needs the seller now. */
export interface ShownToday {
  /** The week that is worked on now, `YYYY-MM-DD`. */
  readonly week: string;
  /** The week that orders are taken for; the same as `week` before its deadline. */
  readonly openWeek: WeekSums;
  /** What the week before `openWeek` had by the same time of its day. Canceled orders count in `due` only, an amount in agorot. */
  readonly weekBefore: { readonly orders: number; readonly due: number };
  /** What `openWeek` takes no more orders of: the limits that are reached. */
  readonly fullOrders: readonly CountedOrders[];
  /** Earlier weeks that are not closed and have something open. */
  readonly unfinished: readonly WeekSums[];
  /** What is wrong with the shop as a whole, the worst first. */
  readonly problems: readonly ShownProblem[];
  /** Mails to customers that could not be delivered, at most 50. */
  readonly deadMails: readonly DeadMail[];
  /**
   * What is missing until the shop says only true things: names of its texts that are missing or still placeholders, such as
   * `payment.payee`, and `deliveryPlaces`, `deliveryPlaces.times`, `menu` and `menu.english` for a shop without places, times of handing
   * over, dishes, or the English of some dishes.
   */
  readonly placeholders: readonly string[];
  /** Of each setting of the shop the last change by each device in the last seven days, the newest first. */
  readonly settingsChanges: readonly SettingsChange[];
  /** The weeks whose customers are old enough to be erased by the server's clock, and more than a night erases automatically. */
  readonly oldWeeks: readonly OldWeeksOnToday[];
  /** That customers are kept for fewer years was set, and can be taken back; null if nothing like this waits. */
  readonly fewerYears: FewerYearsOnToday | null;
  /**
   * The orders of the week that is worked on and of the open one that have the phone number of one customer and the email address of
   * another one, or that were changed to what somebody else has.
   */
  readonly peopleQuestions: readonly { readonly number: string; readonly name: string }[];
}

/** Something that is wrong now. */
export interface ShownProblem {
  /** Such as `database` or `mails-waiting`; the server may have more kinds than a desk has words for. */
  readonly kind: string;
  /** When it began, or when it was found first. */
  readonly since: number;
  /** How many orders or mails it is about; of a clock that jumped by how many milliseconds, negative if it went back. */
  readonly amount: number | null;
  /** Why mails wait, such as `login` or `certificate`; null if none of them has failed. */
  readonly mailProblem: string | null;
}

export interface DeadMail {
  readonly id: number;
  readonly orderNumber: string;
  /** The customer of the order. */
  readonly name: string;
  readonly recipient: string;
}

export interface SettingsChange {
  /** The version of the catalogue. */
  readonly version: number;
  readonly at: number;
  /** The name of the device; null for a command on the server. */
  readonly device: string | null;
  /** The names of the settings, such as `payment`. */
  readonly settings: readonly string[];
}

export interface OldWeeksOnToday {
  /** The dates of their deadlines. */
  readonly first: string;
  readonly last: string;
  /** How many there are. */
  readonly weeks: number;
  /** Whether they are erased in the coming night, as the owner said; otherwise they wait for that. */
  readonly isAllowed: boolean;
}

export interface FewerYearsOnToday {
  readonly years: number;
  /** For how many they are kept until then. */
  readonly before: number;
  /** When it takes effect. */
  readonly from: number;
  /** The version of the setting: what `seen` of a change that takes it back has. */
  readonly seen: string;
}

export const todayCalls = {
  today: {
    ...reads(owner),
    request: nothing,
    answer: answers<ShownToday>(),
  },
} as const satisfies Readonly<Record<string, Call>>;
