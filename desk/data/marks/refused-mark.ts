import type { MarkAnswer, RefusalReason } from "./judge-answer.ts";
import type { WaitingMark } from "./waiting-mark.ts";

/** A mark that the server did not store. It is kept on the device until the user dismisses it. */
export interface RefusedMark {
  readonly actionId: string;
  /** Null if it is about a week. */
  readonly orderNumber: string | null;
  /** The sentence of the bar when it was pressed, with the customer's name: "Ruth Cohen: packed". */
  readonly said: string;
  readonly why: RefusalReason;
  /** The current state of the order; null where the server did not send it. */
  readonly order: MarkAnswer["order"];
  /** The line that a count of the kitchen was about; null or missing for a mark about something else. */
  readonly kitchen?: { readonly week: string; readonly line: string } | null;
  /** How many of it are cooked now; null or missing where the server did not say it. */
  readonly cooked?: number | null;
}

export function refusedMark(
  { actionId, orderNumber, week, said, shownAs, action }: WaitingMark,
  reason: RefusalReason,
  answer: MarkAnswer | null,
): RefusedMark {
  const isMail = "asked" in action && action.asked !== "whatsapp";
  // The same device may have asked before.
  const why = isMail && reason === "outdated" ? "not_asked" : reason;
  const counted = shownAs !== null && "cooked" in shownAs ? shownAs.cooked.line : null;
  const kitchen = week === null || counted === null ? null : { week, line: counted };
  const now = answer?.week?.cooked;
  const cooked =
    now === undefined || kitchen === null
      ? null
      : (now.find(({ line }) => line === kitchen.line)?.done ?? 0);
  // Who the customer was, and what was noted, must not stay on the device.
  const kept = why === "erased" ? "" : said;
  return { actionId, orderNumber, said: kept, why, order: answer?.order ?? null, kitchen, cooked };
}

export function isRefusedMark(value: unknown): value is RefusedMark {
  if (typeof value !== "object" || value === null) return false;
  return "actionId" in value && "said" in value && "why" in value && "order" in value;
}
