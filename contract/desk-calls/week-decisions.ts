import * as v from "valibot";
import { ownHandOverFromWire } from "#contract/wire/hand-over.ts";
import { checkWeek } from "#domain/catalogue/check-part.ts";
import { type LocalizedText, languages } from "#domain/language/language.ts";
import { isTextKey } from "#domain/language/text-key.ts";
import { type OfOrders, waysOfOrders } from "#domain/order-log/desk-event.ts";
import { isDate } from "#domain/schedule/is-date.ts";
import type { WeekException } from "#domain/schedule/week-exception.ts";
import { answers, type Call, sentAction, whole } from "./call.ts";
import { owner } from "./call-rules.ts";
import { inLanguages } from "./in-languages.ts";
import type { NextWeeks } from "./weeks.ts";

/** The outcome of a decision about a week. */
type KeepWeekOutcome =
  | "recorded"
  /** It was stored before, with the same action id; what was still to be done of it is done now. */
  | "repeated"
  /** Nothing was stored, as with those below: the week was kept otherwise meanwhile. */
  | "outdated"
  /** The deadline would not be before that of the week after it, or not after that of the week before. */
  | "deadlines-cross"
  /** The week's own time of handing over would begin before orders for it close. */
  | "hand-over-before-closing"
  /** The time of handing over is over already. */
  | "hand-over-passed"
  /** There is nothing to take back, or it was taken back already. */
  | "nothing-to-undo"
  /** Something else has this action id. */
  | "action-reused";

/** The weeks are as they are now, whatever the outcome. */
export interface KeepWeekAnswer extends NextWeeks {
  readonly outcome: KeepWeekOutcome;
  /** How many orders it moved, canceled or promised for another time, or brought back. */
  readonly orders: number;
  /** How many of their customers get an email about it. */
  readonly told: number;
  /** The week into which orders were moved. */
  readonly toWeek: string | null;
}

/** What a device asks of a week. */
export interface AskedDecision extends Omit<WeekException<LocalizedText>, "handOver"> {
  readonly actionId: string;
  readonly pressedAt: number;
  readonly seen: string;
  /** Null for the times of the places; missing if it stays as it is. */
  readonly handOver?: WeekException<unknown>["handOver"] | null;
  readonly ofOrders: OfOrders;
  readonly tellsCustomers: boolean;
}

const decision = v.strictObject({
  ...sentAction,
  week: v.string(),
  /** The `version` that the device showed. */
  seen: v.string(),
  isClosed: v.boolean(),
  /** Another deadline, at most six days away from the ordinary one; null for the ordinary one. */
  deadline: v.exactOptional(
    v.nullable(v.strictObject({ date: v.string(), hour: whole, minute: whole })),
    null,
  ),
  /** A time of handing over for the whole week; null for those of the places. Without it, it stays as it is. */
  handOver: v.exactOptional(
    v.nullable(v.strictObject({ date: v.string(), from: v.string(), to: v.string() })),
  ),
  /** For a week that is closed or has another deadline; null for none. */
  reason: v.exactOptional(v.nullable(inLanguages), null),
  ofOrders: v.exactOptional(v.picklist(waysOfOrders), "keep"),
  /**
   * Whether the customers whose orders are moved or canceled get an email. It is sent after two minutes. Of orders that stay in the week,
   * those that were told another time of handing over than counts now are promised that one, and their customers get an email.
   */
  tellsCustomers: v.exactOptional(v.boolean(), false),
});

/** In UTF-16 units; customers read it in one line. */
const longestReason = 120;

/** The decision in a request; undefined for one that no device of the shop sends. */
function askedDecision(input: v.InferOutput<typeof decision>): AskedDecision | undefined {
  const { actionId, pressedAt, seen, week, isClosed, deadline, reason } = input;
  const handOver = input.handOver && ownHandOverFromWire(input.handOver);
  const checked = checkWeek({ week, isClosed, deadline, reason, ...(handOver && { handOver }) });
  const isWhole = languages.every((language) => {
    const text = reason?.[language].trim();
    return text === undefined || (text !== "" && text.length <= longestReason);
  });
  if (!isTextKey(seen) || !isWhole || checked.kind === "invalid") return undefined;
  const { part } = checked;
  const isOrdinary = !isClosed && part.deadline === null;
  return {
    ...part,
    actionId,
    pressedAt,
    seen,
    deadline: isClosed ? null : part.deadline,
    ...(handOver !== undefined && { handOver }),
    reason: isOrdinary ? null : part.reason,
    ofOrders: input.ofOrders,
    tellsCustomers: input.tellsCustomers,
  };
}

const changes = {
  roles: owner,
  confirmed: "always",
  mails: "customers",
  undo: "yes",
  orders: "of a week",
  limit: "",
} as const;

export const weekDecisionCalls = {
  /**
   * Closes a week, gives it another deadline or a time of handing over of its own, or makes it an ordinary week, and can move or cancel its
   * orders, all of them, or tell their customers when they are handed over now. It is idempotent by its action id: after an error, and after
   * a lost answer, it is sent again, and then does what is still to be done of it.
   */
  keepWeek: {
    ...changes,
    words: "customers",
    request: v.pipe(
      decision,
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const asked = askedDecision(dataset.value);
        if (asked !== undefined) return asked;
        addIssue({ message: "This cannot be said of a week." });
        return NEVER;
      }),
    ),
    answer: answers<KeepWeekAnswer>(),
  },

  /**
   * Takes back a `keepWeek`: the week is as it was before, and the orders that it moved, canceled or promised for another time are as they
   * were. Their customers get an email only if they have got one about that. It is idempotent by its action id, as `keepWeek` is.
   */
  takeBackWeek: {
    ...changes,
    words: "none",
    request: v.strictObject({
      ...sentAction,
      week: v.pipe(v.string(), v.check(isDate)),
      /** The action id of the `keepWeek`. */
      undoes: sentAction.actionId,
    }),
    answer: answers<KeepWeekAnswer>(),
  },
} as const satisfies Readonly<Record<string, Call>>;
