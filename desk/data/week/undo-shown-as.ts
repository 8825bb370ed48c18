import type { MarkRequest } from "#desk/data/marks/mark-request.ts";
import type { ShownAs, WaitingMark } from "#desk/data/marks/waiting-mark.ts";
import { applyMarks, applyToState } from "./apply-marks.ts";
import type { DeskOrderState, DeskWeek } from "./desk-week.ts";
import type { HeldWeek } from "./held-week.ts";

/** How the undo of a mark would look: what is shown before the mark. Null if that is not known. `state` is that of its order. */
export function undoShownAs(
  request: MarkRequest,
  held: readonly HeldWeek[],
  state: DeskOrderState | undefined,
  waiting: readonly WaitingMark[],
): ShownAs | null {
  if ("week" in request) {
    const about = held.find(({ week }) => week.week === request.week);
    return undoOf(request, undefined, about && applyMarks(about.week, waiting));
  }
  const own = waiting.filter(({ orderNumber }) => orderNumber === request.orderNumber);
  return undoOf(request, state && applyToState(state, own), undefined);
}

/** `state` is that of its order, `week` the week that it is about. */
function undoOf(
  { action }: MarkRequest,
  state: DeskOrderState | undefined,
  week: DeskWeek | undefined,
): ShownAs | null {
  if ("money" in action) {
    const { amount, way } = action.money;
    return { money: { amount: -amount, way } };
  }
  if ("missing" in action) {
    const { line, amount } = action.missing;
    return { missing: { line, amount: -amount } };
  }
  if ("note" in action) return { withoutNote: action.note };
  if ("cooked" in action) {
    if ("more" in action.cooked) {
      const { line, more } = action.cooked;
      return { cooked: { line, more: -more } };
    }
    const line = week?.kitchen.find(({ key }) => key === action.cooked.line);
    return line === undefined ? null : { cooked: { line: line.key, done: line.cooked } };
  }
  if ("allCooked" in action) {
    const set = new Set(action.allCooked.map(({ line }) => line));
    const before = week?.kitchen.filter(({ key }) => set.has(key));
    return before === undefined
      ? null
      : { allCooked: before.map(({ key, cooked }) => ({ line: key, done: cooked })) };
  }
  if ("shopping" in action) {
    const { ingredient } = action.shopping;
    const item = week?.shopping.items.find((each) => each.ingredient === ingredient);
    return item === undefined ? null : { shopping: { ingredient, amount: item.had } };
  }
  if ("weekClosed" in action) return week === undefined ? null : { weekClosed: week.isClosed };
  if (state === undefined) return null;
  if ("packed" in action) return { packed: state.isPacked };
  if ("handedOver" in action) return { handedOver: state.isHandedOver };
  if ("moved" in action) return { moved: state.week };
  if ("cancelled" in action)
    return state.isCancelled ? { cancelled: true } : { restored: { due: state.due } };
  return null;
}
