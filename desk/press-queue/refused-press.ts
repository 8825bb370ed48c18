import type { PressAnswer, RefusalReason } from "./judge-answer.ts";
import type { WaitingPress } from "./waiting-press.ts";

/** A press that the server did not store. It is kept on the device until the user dismisses it. */
export interface RefusedPress {
  readonly actionId: string;
  /** Null if it is about a week. */
  readonly orderNumber: string | null;
  /** The sentence of the bar when it was pressed, with the customer's name: "Ruth Cohen: packed". */
  readonly said: string;
  readonly why: RefusalReason;
  /** What is so of the order now; null where the server did not say it. */
  readonly order: PressAnswer["order"];
  /** How many of the kitchen line of the press are cooked now; null or missing for a press about something else. */
  readonly cooked?: number | null;
}

export function refusedPress(
  { actionId, orderNumber, said, action }: WaitingPress,
  why: RefusalReason,
  answer: PressAnswer | null,
): RefusedPress {
  const now = answer?.week?.cooked;
  const cooked =
    now === undefined || !("cooked" in action)
      ? null
      : (now.find(({ line }) => line === action.cooked.line)?.done ?? 0);
  return { actionId, orderNumber, said, why, order: answer?.order ?? null, cooked };
}

export function isRefusedPress(value: unknown): value is RefusedPress {
  if (typeof value !== "object" || value === null) return false;
  return "actionId" in value && "said" in value && "why" in value && "order" in value;
}
