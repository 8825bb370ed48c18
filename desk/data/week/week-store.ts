import type { CallDesk } from "#desk/data/calls/call-desk.ts";
import type { MarkAnswer } from "#desk/data/marks/judge-answer.ts";
import type { QueueState } from "#desk/data/marks/mark-queue.ts";
import type { MarkRequest } from "#desk/data/marks/mark-request.ts";
import type { WaitingMark } from "#desk/data/marks/waiting-mark.ts";
import type { DeviceStorage } from "#desk/data/storage/device-storage.ts";
import { otherLanguage } from "#domain/language/language.ts";
import { createListeners } from "#domain/listeners.ts";
import { type Settled, withResolvers } from "#domain/with-resolvers.ts";
import { applyMarks } from "./apply-marks.ts";
import { askAgain, WeekRefused } from "./ask-again.ts";
import { type AskedWeek, keyOf } from "./asked-week.ts";
import { cacheWeek, forgetErased, readCachedWeek } from "./cached-week.ts";
import type { DeskOrderState, DeskWeek } from "./desk-week.ts";
import { arrangeRoute, type HeldWeek, isNewer, mergeAnswer, newest } from "./held-week.ts";
import { createLiveState } from "./live-state.ts";
import { seenEvent } from "./seen-event.ts";
import { undoShownAs } from "./undo-shown-as.ts";

interface WeekStoreDeps {
  readonly call: CallDesk;
  readonly storage: DeviceStorage;
  /** By the clock of the device, in milliseconds since 1970 UTC. */
  readonly now: () => number;
  readonly queueState: () => QueueState;
}

export type WeekStore = ReturnType<typeof createWeekStore>;

/** After a change the week is kept on the device, but not more often than this, in milliseconds. */
const cachePauseMs = 400;

/** The weeks that were read, the newest of each, with the waiting marks applied. */
export function createWeekStore(deps: WeekStoreDeps) {
  const { storage, queueState } = deps;
  const weeks = new Map<string, HeldWeek>();
  /** States of orders that other queries or the answers to marks gave, by number. */
  const known = new Map<string, DeskOrderState>();
  const watched = new Map<string, { readonly asked: AskedWeek; count: number }>();
  /** Only those that wait: a week that was loaded may be dropped and loaded again. */
  const loads = new Map<string, Settled<void>>();
  const asking = new Map<string, Promise<void>>();
  const applied = new Map<string, Applied>();
  const { notify, subscribe } = createListeners();
  const cacheTimers = new Map<string, ReturnType<typeof setTimeout>>();
  let clears = 0;
  let generation: string | undefined;
  let restores = 0;

  const cacheSoon = (asked: AskedWeek) => {
    const key = keyOf(asked);
    if (cacheTimers.has(key)) return;
    const cache = () => {
      cacheTimers.delete(key);
      const held = weeks.get(key);
      if (held !== undefined) void cacheWeek(storage, asked, held);
    };
    cacheTimers.set(key, setTimeout(cache, cachePauseMs));
  };
  const put = (asked: AskedWeek, held: HeldWeek) => {
    const key = keyOf(asked);
    if (weeks.get(key) === held) return;
    const { generation: ofHeld } = held.week;
    for (const [other, { week }] of weeks) if (week.generation !== ofHeld) weeks.delete(other);
    if (ofHeld !== generation) known.clear();
    if (![undefined, ofHeld].includes(generation)) restores += 1;
    generation = ofHeld;
    weeks.set(key, held);
    loads.get(key)?.resolve();
    loads.delete(key);
    notify();
  };
  const newestHeld = (asked: AskedWeek): HeldWeek | undefined => {
    const own = weeks.get(keyOf(asked));
    const other = weeks.get(keyOf({ ...asked, language: otherLanguage(asked.language) }));
    if (own === undefined || other === undefined) return own ?? other;
    // Names in the other language are better than facts of an hour ago.
    return isNewer(other, own) ? other : own;
  };
  const refreshWeek = (asked: AskedWeek): Promise<void> => {
    const key = keyOf(asked);
    const running = asking.get(key);
    if (running !== undefined) return running;
    const started = clears;
    const work = async () => {
      try {
        const held = await askAgain(deps, asked, () => weeks.get(key));
        if (held === undefined || started !== clears) return;
        put(asked, held);
        cacheSoon(asked);
        void forgetErased(storage, asked, held.week);
      } catch (error) {
        if (!(error instanceof WeekRefused) || weeks.has(key)) return;
        loads.get(key)?.reject(error);
        loads.delete(key);
      } finally {
        asking.delete(key);
      }
    };
    const run = work();
    asking.set(key, run);
    return run;
  };
  const stateOf = (number: string): DeskOrderState | undefined => {
    const held = [...weeks.values()].flatMap(({ week }) =>
      week.orders.filter((order) => order.number === number).map(({ state }) => state),
    );
    const [first, ...rest] = [...held, ...(known.has(number) ? [known.get(number)] : [])];
    return first && rest.reduce<DeskOrderState>((state, other) => newest(state, other), first);
  };
  const stateOfRequest = (request: MarkRequest) =>
    "week" in request ? undefined : stateOf(request.orderNumber);
  const shown = (asked: AskedWeek): DeskWeek | undefined => {
    const held = newestHeld(asked);
    if (held === undefined) return undefined;
    const { waiting } = queueState();
    const before = applied.get(keyOf(asked));
    if (before?.held === held && before.waiting === waiting) return before.week;
    const week = applyMarks(held.week, [...held.stored, ...waiting]);
    applied.set(keyOf(asked), { held, waiting, week });
    return week;
  };

  return {
    subscribe,
    /** The newest that is known; undefined before the first answer. The same object until something changes. */
    shown,
    /** Resolves once `shown` gives a week, and rejects if the server refuses it. The same promise for the same question. */
    loaded: (asked: AskedWeek): Promise<void> => {
      const key = keyOf(asked);
      const loading = loads.get(key);
      if (loading !== undefined) return loading.promise;
      const load = withResolvers<void>();
      if (newestHeld(asked) === undefined) loads.set(key, load);
      else load.resolve();
      const started = clears;
      void readCachedWeek(storage, asked).then((held) => {
        if (held === undefined || weeks.has(key) || started !== clears) return;
        if ([undefined, held.week.generation].includes(generation)) put(asked, held);
      });
      void refreshWeek(asked);
      return load.promise;
    },
    /** Follows the changes of a week until the given function is called. */
    watch: (asked: AskedWeek) => {
      const key = keyOf(asked);
      const entry = watched.get(key) ?? { asked, count: 0 };
      entry.count += 1;
      watched.set(key, entry);
      void refreshWeek(asked);
      return () => {
        entry.count -= 1;
        if (entry.count === 0) watched.delete(key);
      };
    },
    /** Puts the stops of the routes into the sequence of their keys, as the driver arranged them on this device. */
    arrangeRoute: (stops: readonly string[]) => {
      for (const [key, held] of weeks) weeks.set(key, arrangeRoute(held, stops, deps.now()));
      for (const { asked } of watched.values()) cacheSoon(asked);
      notify();
    },
    /** When the server gave what is shown, in milliseconds since 1970 UTC; 0 before the first answer. */
    asOf: (asked: AskedWeek) => newestHeld(asked)?.asOf ?? 0,
    ...createLiveState({
      held: () => [...weeks.values()],
      stateOf,
      waiting: () => queueState().waiting,
    }),
    /** Asks the server for what is new in the watched weeks. Never rejects. */
    refresh: async () => {
      await Promise.all([...watched.values()].map(({ asked }) => refreshWeek(asked)));
    },
    /** Takes in the answer to a mark. The caller notifies afterward, when the mark no longer waits. */
    merge: (mark: WaitingMark, answer: MarkAnswer) => {
      if (answer.order !== null) known.set(answer.order.number, answer.order);
      for (const [key, held] of weeks) weeks.set(key, mergeAnswer(held, mark, answer));
      for (const { asked } of watched.values()) cacheSoon(asked);
    },
    /** Takes in the states of orders in any answer. */
    note: (data: unknown) => {
      for (const state of statesIn(data))
        known.set(state.number, newest(state, known.get(state.number)));
    },
    /** The newest event that is shown about the order or week of a request. */
    seenEvent: (request: MarkRequest) =>
      seenEvent(request, [...weeks.values()], stateOfRequest(request)),
    /** The generation of what is shown, see `Week.generation`; null before anything is. */
    generation: () => generation ?? null,
    /** How often it became another one: then all that queries have read is outdated. */
    restores: () => restores,
    undoShownAs: (request: MarkRequest) =>
      undoShownAs(request, [...weeks.values()], stateOfRequest(request), queueState().waiting),
    /** Tells the subscribers that the marks changed. */
    notify,
    /** Forgets everything, for a device that was signed out. */
    clear: () => {
      clears += 1;
      for (const timer of cacheTimers.values()) clearTimeout(timer);
      for (const map of [weeks, known, loads, applied, cacheTimers, asking]) map.clear();
      notify();
    },
  };
}

interface Applied {
  readonly held: HeldWeek;
  readonly waiting: readonly WaitingMark[];
  readonly week: DeskWeek;
}

/** The states of orders anywhere in an answer, so that a mark knows what the screen shows, whichever query a feature asks. */
function statesIn(data: unknown): readonly DeskOrderState[] {
  if (Array.isArray(data)) return data.flatMap(statesIn);
  if (typeof data !== "object" || data === null) return [];
  return isState(data) ? [data] : Object.values(data).flatMap(statesIn);
}

function isState(value: object): value is DeskOrderState {
  return "number" in value && "revision" in value && "isPacked" in value && "lastEvent" in value;
}
