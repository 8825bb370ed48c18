import type { HandOverRules } from "./hand-over.ts";
import type { TimeOfDay } from "./hand-over-time.ts";
import { weeklyDeadlineOf } from "./week-exception.ts";

type Rules = HandOverRules<unknown>;

/**
 * The weeks (`YYYY-MM-DD`, oldest first) whose own time of handing over begins before orders close: an order that came in between would be
 * late for its food. Of a week that takes no orders only the time itself can be wrong. The weekly times of places need no check, since
 * they are counted from when orders close, see `handOverOn`.
 */
export function handedOverBeforeClosing(rules: Rules): readonly string[] {
  return rules.exceptions
    .filter(({ week, isClosed, deadline, handOver }) => {
      if (isClosed || handOver === undefined) return false;
      const closes = deadline ?? { date: week, ...weeklyDeadlineOf(week, rules) };
      return momentOf(handOver.date, handOver.from) < momentOf(closes.date, closes);
    })
    .map(({ week }) => week)
    .toSorted();
}

/** Those that a change of the rules causes. Older ones, which an earlier version let pass, block nothing else. */
export function newlyBeforeClosing(before: Rules, after: Rules): readonly string[] {
  const known = new Set(handedOverBeforeClosing(before));
  return handedOverBeforeClosing(after).filter((week) => !known.has(week));
}

/** A local time as a text, so that a later time is a greater text. */
export function momentOf(date: string, { hour, minute }: TimeOfDay): string {
  return `${date}T${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
