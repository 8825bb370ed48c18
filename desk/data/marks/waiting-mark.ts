import type { RequestOf } from "#contract/wire/desk-calls.ts";
import type { MarkAction } from "./mark-request.ts";

type Seen = RequestOf<"press">["seen"];

/** How a mark looks until the server has answered it. */
export type ShownAs =
  | Exclude<MarkAction, { readonly undo: string }>
  /** No longer canceled; `due` is what was due before, null where that is not known. */
  | { readonly restored: { readonly due: number | null } }
  /** The newest note with this text is gone. */
  | { readonly withoutNote: string };

/** A mark as the device keeps it until the server has answered. It is sent unchanged, however often. */
export interface WaitingMark {
  readonly actionId: string;
  /** The device that pressed: another device that signs in on this browser never sends it. */
  readonly deviceId: number;
  /** By the clock of the device, in milliseconds since 1970 UTC. */
  readonly pressedAt: number;
  readonly seen: Seen;
  /** Null if it is about a week. */
  readonly orderNumber: string | null;
  /** Null if it is about an order. */
  readonly week: string | null;
  readonly action: MarkAction;
  /** Whether the customer gets a mail about it; missing means no. */
  readonly tellsCustomer?: boolean;
  /** The sentence of the bar: "Ruth Cohen: packed". */
  readonly said: string;
  /** Null where nothing can be shown before the answer, such as for an undo of an older mark. */
  readonly shownAs: ShownAs | null;
  /** How an undo of this mark would look; null where that is not known. */
  readonly undoShownAs: ShownAs | null;
}

/** Whether a value that was kept on the device is such a mark. Another build, or damage, may have left anything. */
export function isWaitingMark(value: unknown): value is WaitingMark {
  if (typeof value !== "object" || value === null) return false;
  const mark = value as Partial<Record<keyof WaitingMark, unknown>>;
  return (
    typeof mark.actionId === "string" &&
    typeof mark.deviceId === "number" &&
    typeof mark.pressedAt === "number" &&
    typeof mark.said === "string" &&
    typeof mark.action === "object" &&
    mark.action !== null &&
    isSeen(mark.seen) &&
    (typeof mark.orderNumber === "string") !== (typeof mark.week === "string")
  );
}

function isSeen(seen: unknown): seen is Seen {
  if (typeof seen !== "object" || seen === null) return false;
  return "event" in seen && "actionIds" in seen && Array.isArray(seen.actionIds);
}

/** A mark as the server takes it. */
export function markRequest(mark: WaitingMark): RequestOf<"press"> {
  const { actionId, pressedAt, seen, orderNumber, week, action, tellsCustomer = false } = mark;
  return {
    actionId,
    pressedAt,
    seen,
    orderNumber,
    week,
    action,
    tellsCustomer,
    // That the action is one of an order or one of a week is certain where it was made, and checked by the server.
  } as RequestOf<"press">;
}
