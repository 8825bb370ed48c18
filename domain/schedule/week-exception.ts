import type { LocalizedText } from "#domain/language/language.ts";
import type { HandOverTime } from "./hand-over.ts";
import type { WeeklyDeadline } from "./weekly-deadline.ts";

/** A week that is closed, has another deadline, or is handed over at another time. */
export interface WeekException<Text> {
  /** The date of the ordinary deadline in Asia/Jerusalem, `YYYY-MM-DD`: the identity of the week, also where its deadline is another day. */
  readonly week: string;
  /** Whether no orders are taken for it; they go to the next week that is not closed. */
  readonly isClosed: boolean;
  /** Its own deadline; null for the ordinary one. */
  readonly deadline: WeekDeadline | null;
  /** When its orders are handed over, at all places; missing for the time of each place. */
  readonly handOver?: Omit<HandOverTime<unknown>, "note">;
  /** Shown to customers; null for none. */
  readonly reason: Text | null;
}

/** A deadline of one week, in local time of Asia/Jerusalem. */
export interface WeekDeadline {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

/** What decides which week an order belongs to; the shop's settings have it. */
export interface WeekRules {
  readonly deadline: WeeklyDeadline;
  /** When orders for a week are taken from; null: from the deadline of the week before. */
  readonly opening: WeeklyDeadline | null;
  /** In no particular sequence, at most one for each week. */
  readonly exceptions: readonly WeekException<LocalizedText>[];
  /** The weekly deadlines before `deadline`, oldest first; missing if it was always the same. */
  readonly earlierDeadlines?: readonly EarlierDeadline[];
}

/** A weekly deadline that weeks keep, though the shop has another one for those after them. */
export interface EarlierDeadline {
  readonly deadline: WeeklyDeadline;
  /** The last week that keeps to it, `YYYY-MM-DD`. */
  readonly lastWeek: string;
}
