import type {
  ActionInput,
  CookedInput,
  HadInput,
  PressInput,
  PrintedInput,
  SeenInput,
} from "#contract/generated/desk-schema-types.ts";
import { isId } from "#domain/catalogue/schema-parts.ts";
import { cleanText } from "#domain/customer/clean-text.ts";
import { isTextKey } from "#domain/language/text-key.ts";
import { isPayment } from "#domain/money/agorot.ts";
import { isAmount } from "#domain/order/to-buy.ts";
import type { CookedLine, ListedIngredient } from "#domain/order-log/desk-event.ts";
import type {
  Mark,
  MissingAction,
  OrderAction,
  Seen,
  UndoAction,
  WeekAction,
} from "#domain/order-log/mark.ts";
import { contentOfSheets } from "#domain/order-log/paper-changes.ts";
import { mostCooked } from "#domain/order-log/week-state.ts";
import { isDate } from "#domain/schedule/is-date.ts";
import { idempotencyKeyPattern } from "./error-code.ts";

/** An action id has the form of an order key: both are made by a device, once for each thing that it asks for. */
export const actionIdPattern = idempotencyKeyPattern;
/** More marks than a device can collect in a day without a connection. */
const mostSeenActions = 5_000;
/** More lines than a dish type of a week has. */
const mostLines = 1_000;
/** The desk sends one more or one fewer. */
const mostMore = 20;
/** In UTF-16 units. A lasting note stands on slips and labels. */
const [longestNote, longestLastingNote] = [500, 200];

/** A mark as a device sends it; the device itself is known by its session. */
export type WireMark = OfDevice<Mark> | WireMissing;
type OfDevice<Any> = Any extends Mark ? Omit<Any, "deviceId"> : never;
/** The same of something that is missing from a box. */
export type WireMissing = Omit<Mark, "deviceId" | "action" | "orderNumber"> & {
  readonly orderNumber: string;
  readonly action: MissingAction;
};

/** The mark in a request; undefined for one that no device of the shop sends. */
export function markFromWire(input: PressInput): WireMark | undefined {
  const { actionId, orderNumber = null, week = null } = input;
  const seen = seenFromWire(input.seen);
  if (!actionIdPattern.test(actionId) || seen === undefined) return undefined;
  const base = { actionId, pressedAt: pressedAtFromWire(input.pressedAt), seen };
  if (orderNumber !== null && week === null) {
    const missing = missingFromWire(input.action);
    if (missing !== undefined) return { ...base, orderNumber, action: missing };
    const action = orderActionFromWire(input.action);
    return action && { ...base, orderNumber, action };
  }
  if (orderNumber !== null || week === null || !isDate(week)) return undefined;
  const action = weekActionFromWire(input.action);
  return action && { ...base, orderNumber, week, action };
}

/** The time of a mark. The clock of a device may be wrong, which is no reason to lose a mark. */
export function pressedAtFromWire(pressedAt: number): number {
  return Math.min(Math.max(Math.round(pressedAt), 0), Number.MAX_SAFE_INTEGER);
}

function seenFromWire({ event, actionIds }: SeenInput): Seen | undefined {
  const isValid =
    event >= 0 &&
    actionIds.length <= mostSeenActions &&
    actionIds.every((id) => actionIdPattern.test(id));
  return isValid ? { event, actionIds } : undefined;
}

function missingFromWire({ missing }: ActionInput): MissingAction | undefined {
  if (missing === undefined || !isTextKey(missing.line) || missing.amount < 1) return undefined;
  return { kind: "missing", line: missing.line, amount: missing.amount };
}

function orderActionFromWire(action: ActionInput): OrderAction | UndoAction | undefined {
  if (action.packed !== undefined) return { kind: "packed", isPacked: action.packed };
  if (action.handedOver !== undefined)
    return { kind: "handed-over", isHandedOver: action.handedOver };
  if (action.cancelled !== undefined) return { kind: action.cancelled ? "cancelled" : "restored" };
  if (action.moved !== undefined)
    return isDate(action.moved) ? { kind: "moved", toWeek: action.moved } : undefined;
  if (action.money !== undefined) {
    const { amount, way } = action.money;
    return isPayment(amount) ? { kind: "money", amount, way } : undefined;
  }
  if (action.note !== undefined) {
    const text = cleanText(action.note);
    return text === "" || text.length > longestNote ? undefined : { kind: "note", text };
  }
  if (action.lastingNote !== undefined) {
    const { reader } = action.lastingNote;
    const text = cleanText(action.lastingNote.text);
    return text.length > longestLastingNote ? undefined : { kind: "lasting-note", reader, text };
  }
  if (action.joined !== undefined && isTextKey(action.joined))
    return { kind: "joined", with: action.joined };
  if (action.parted !== undefined) return action.parted ? { kind: "parted" } : undefined;
  if (action.asked !== undefined) return { kind: "asked", by: action.asked };
  return undoFromWire(action);
}

function weekActionFromWire(action: ActionInput): WeekAction | UndoAction | undefined {
  if (action.cooked !== undefined) return cookedFromWire(action.cooked);
  if (action.allCooked !== undefined) {
    const lines = action.allCooked.map(({ line, done }) => ({ line, done }));
    const isValid = lines.length > 0 && lines.length <= mostLines && lines.every(isCookedLine);
    return isValid ? { kind: "cooked", lines } : undefined;
  }
  if (action.shopping !== undefined) return hadFromWire(action.shopping);
  if (action.printed !== undefined) return printedFromWire(action.printed);
  if (action.weekClosed !== undefined)
    return { kind: action.weekClosed ? "week-closed" : "week-reopened" };
  return undoFromWire(action);
}

function hadFromWire({ with: joined, ...listed }: HadInput): WeekAction | undefined {
  if (!isListed(listed)) return undefined;
  const had = { kind: "shopping", ...listed } as const;
  if (joined == null || joined.length === 0) return had;
  const isValid = joined.length <= mostLines && joined.every(isId);
  return isValid ? { ...had, with: [...joined] } : undefined;
}

/** Either `done` or `more` is given. */
function cookedFromWire({ line, done = null, more = null }: CookedInput): WeekAction | undefined {
  if (!isTextKey(line) || (done === null) === (more === null)) return undefined;
  if (more !== null && Math.abs(more) <= mostMore) return { kind: "cooked", line, more };
  return done !== null && isCookedLine({ line, done }) ? { kind: "cooked", line, done } : undefined;
}

function isCookedLine({ line, done }: CookedLine): boolean {
  return isTextKey(line) && done >= 0 && done <= mostCooked;
}

function printedFromWire({ sheet, shows, list = null }: PrintedInput): WeekAction | undefined {
  const printed = { kind: "printed", sheet, shows: { ...shows } } as const;
  if (shows.event < 0 || shows.order < 0 || (contentOfSheets[sheet] === "list") !== (list !== null))
    return undefined;
  if (list === null) return printed;
  const isValid = list.length <= mostLines && list.every(isListed);
  return isValid ? { ...printed, list: list.map((each) => ({ ...each })) } : undefined;
}

function isListed({ ingredient, amount }: ListedIngredient): boolean {
  return isId(ingredient) && isAmount(amount);
}

function undoFromWire({ undo }: ActionInput): UndoAction | undefined {
  return undo !== undefined && actionIdPattern.test(undo)
    ? { kind: "undone", actionId: undo }
    : undefined;
}
