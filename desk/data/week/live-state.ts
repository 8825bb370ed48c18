import type { RefusedMark } from "#desk/data/marks/refused-mark.ts";
import type { WaitingMark } from "#desk/data/marks/waiting-mark.ts";
import { applyMarks, applyToState } from "./apply-marks.ts";
import type { DeskOrderState, ShownDeskOrder } from "./desk-week.ts";
import { type HeldWeek, newest } from "./held-week.ts";

/** The current state of what a refused mark was about; null where it is not known. */
export interface FactsNow {
  readonly order: DeskOrderState | null;
  /** How many of its kitchen line are cooked. */
  readonly cooked: number | null;
}

interface LiveStateDeps {
  readonly held: () => readonly HeldWeek[];
  /** The newest state of an order that any answer gave. */
  readonly stateOf: (number: string) => DeskOrderState | undefined;
  readonly waiting: () => readonly WaitingMark[];
}

/** The current states of single orders, with the waiting marks applied. Each gives the same object until something changes. */
export function createLiveState({ held, stateOf, waiting }: LiveStateDeps) {
  const applied = new WeakMap<
    DeskOrderState,
    { readonly marks: readonly WaitingMark[]; readonly state: DeskOrderState }
  >();
  const lists = new WeakMap<readonly ShownDeskOrder[], readonly ShownDeskOrder[]>();
  const facts = new WeakMap<RefusedMark, FactsNow>();

  const withWaiting = (state: DeskOrderState): DeskOrderState => {
    const marks = waiting();
    const before = applied.get(state);
    if (before?.marks === marks) return before.state;
    const own = marks.filter(({ orderNumber }) => orderNumber === state.number);
    const now = applyToState(state, own);
    applied.set(state, { marks, state: now });
    return now;
  };
  const liveState = (state: DeskOrderState) => withWaiting(newest(state, stateOf(state.number)));
  // The count that a device has of a kitchen line is newer than that of a refusal.
  const cookedNow = ({ kitchen, cooked = null }: RefusedMark) => {
    const week = held().find((each) => each.week.week === kitchen?.week)?.week;
    const lines = week && applyMarks(week, waiting()).kitchen;
    return lines?.find(({ key }) => key === kitchen?.line)?.cooked ?? cooked;
  };

  return {
    /** The current state of an order: `state` or a newer one, with the waiting marks applied. */
    liveState,
    /** The orders with their current states. */
    liveOrders: (orders: readonly ShownDeskOrder[]) => {
      const before = lists.get(orders);
      const states = orders.map(({ state }) => liveState(state));
      if (before?.every(({ state }, at) => state === states[at]) === true) return before;
      const live = orders.map((order, at) => ({ ...order, state: states[at] ?? order.state }));
      lists.set(orders, live);
      return live;
    },
    /** The current state of what a refused mark was about. */
    factsNow: (mark: RefusedMark): FactsNow => {
      const known = mark.orderNumber === null ? null : (stateOf(mark.orderNumber) ?? mark.order);
      const now = { order: known && withWaiting(known), cooked: cookedNow(mark) };
      const before = facts.get(mark);
      if (before?.order === now.order && before.cooked === now.cooked) return before;
      facts.set(mark, now);
      return now;
    },
  };
}
