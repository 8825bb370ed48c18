import type { RequestOf } from "#contract/wire/desk-calls.ts";
import type { CallDesk } from "#desk/data/calls/call-desk.ts";
import type { AskedWeek } from "./asked-week.ts";
import type { DeskWeek } from "./desk-week.ts";
import { type HeldWeek, isNotified, replaceWeek, withCursor } from "./held-week.ts";

/** Thrown if the server refuses the question, so that asking again is of no use. */
export class WeekRefused extends Error {
  constructor(code: string | undefined) {
    super(`the week cannot be read: ${code ?? "no reason"}`);
    this.name = "WeekRefused";
  }
}

/** A week is loaded as a whole at least this often, in milliseconds. */
const longestWithoutLoad = 5 * 60_000;

interface AskAgainDeps {
  readonly call: CallDesk;
  /** By the clock of the device, in milliseconds since 1970 UTC. */
  readonly now: () => number;
}

/**
 * The week as the server has it now. A server that has less than the device has read is asked what changed since then: that is how it
 * finds out that a backup was restored. The week is loaded as a whole only if something changed that this device did not mark itself. `held`
 * gives what is known when the answer has arrived. Undefined if there is no answer.
 */
export async function askAgain(
  deps: AskAgainDeps,
  asked: AskedWeek,
  held: () => HeldWeek | undefined,
): Promise<HeldWeek | undefined> {
  const { call, now } = deps;
  const before = held();
  const asOf = now();
  if (before !== undefined && !isOutdated(before, asked, asOf)) {
    const { generation } = before.week;
    const { answer } = await call("changes", changesSince(before));
    if (answer == null) return undefined;
    const { orders, week: hasWeekChanged, cursor } = answer;
    const newest = held();
    // It may have been dropped meanwhile, with all that is of an older generation.
    const isSame = answer.generation === generation && newest !== undefined;
    const isUnchanged = isSame && orders.length === 0 && !hasWeekChanged;
    if (isUnchanged || (isSame && isNotified(newest, cursor)))
      return withCursor(newest, cursor, asOf);
  }
  const given = await call("week", asked);
  if (given.answer != null) {
    const week = given.answer;
    const known = held();
    if (known === undefined || !isBehind(week, known)) return replaceWeek(known, week, asOf);
    const { answer } = await call("changes", changesSince(known));
    if (answer == null) return undefined;
    const isSame = answer.generation === week.generation;
    return isSame ? replaceWeek(held(), week, asOf) : askAgain(deps, asked, held);
  }
  const code = given.refused?.code;
  if (code === "BAD_REQUEST" || code === "NOT_ALLOWED" || code === "INTERNAL_ERROR")
    throw new WeekRefused(code);
  return undefined;
}

/** After the deadline another week is worked on. */
function isOutdated({ week, loadedAt }: HeldWeek, asked: AskedWeek, now: number): boolean {
  const passed = now - loadedAt;
  if (passed < 0 || passed >= longestWithoutLoad) return true;
  return asked.week === null && week.now < week.deadline && week.now + passed >= week.deadline;
}

/** Whether a week that was loaded ends before what is held of the same generation. */
function isBehind({ cursor, generation }: DeskWeek, { week }: HeldWeek): boolean {
  const isSame = generation === week.generation;
  return isSame && (cursor.event < week.cursor.event || cursor.order < week.cursor.order);
}

function changesSince({ week: { week, cursor, generation } }: HeldWeek): RequestOf<"changes"> {
  // A cursor of an answer may have more fields than the input.
  return { week, since: { event: cursor.event, order: cursor.order }, generation };
}
