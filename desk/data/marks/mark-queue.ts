import type { CallAnswer, CallDesk } from "#desk/data/calls/call-desk.ts";
import { createListeners } from "#domain/listeners.ts";
import {
  isFailure,
  type Judgement,
  judgeAnswer,
  type MarkAnswer,
  pauseBefore,
} from "./judge-answer.ts";
import { type MarkBasis, makeMarks } from "./make-marks.ts";
import type { MarkFunction } from "./mark-function.ts";
import type { MarkAction, MarkRequest } from "./mark-request.ts";
import { type RefusedMark, refusedMark } from "./refused-mark.ts";
import type { StoredMarks } from "./stored-marks.ts";
import type { Tabs } from "./tabs.ts";
import { markRequest, type WaitingMark } from "./waiting-mark.ts";

/** The newest call of `mark` or `sent`, for the bar with Undo. */
export interface LastMark {
  readonly said: string;
  readonly marks: readonly LastAction[];
  /** Takes it back where that is not done by a mark; it says itself what happened to it. */
  readonly takeBack?: () => void;
}

/** What was pressed, or what a page has sent itself: its action id takes it back. */
export type LastAction = Pick<
  WaitingMark,
  "actionId" | "orderNumber" | "week" | "tellsCustomer"
> & {
  readonly action: MarkAction | { readonly changed: true };
};

/** What waits, what was refused, and what was pressed last; the same object until something changes. */
export interface QueueState {
  readonly waiting: readonly WaitingMark[];
  readonly refused: readonly RefusedMark[];
  /** Null until something is pressed. It is set once the device has stored it. */
  readonly last: LastMark | null;
  /** Whether the device cannot store marks: then they last only as long as this page. */
  readonly isStorageFailing: boolean;
}

export type MarkQueue = ReturnType<typeof createMarkQueue>;

export interface MarkQueueDeps {
  readonly call: CallDesk;
  readonly stored: StoredMarks;
  readonly tabs: Tabs;
  readonly basis: Pick<MarkBasis, "makeId" | "seenEvent" | "generation" | "undoShownAs"> & {
    readonly deviceId: () => number;
    readonly now: () => number;
  };
  /** Lets one tab at a time do its work. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Called for each stored mark, in every tab, before the mark leaves `waiting`. */
  readonly onStored: (mark: WaitingMark, answer: MarkAnswer) => void;
}

type Outcome = Extract<Judgement, { readonly answer: unknown }>;

const nothing: QueueState = { waiting: [], refused: [], last: null, isStorageFailing: false };

/** The marks of this device: shown at once, kept until the server has answered, and sent in sequence by one tab at a time. */
export function createMarkQueue(deps: MarkQueueDeps) {
  const { call, stored, tabs, basis, alone, onStored } = deps;
  const { notify, subscribe } = createListeners();
  /** Marks that this page made, by action id. */
  const own = new Map<string, WaitingMark>();
  let state = nothing;
  let isSending = false;
  let isSignedOut = false;
  let attempt = 0;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const change = (changes: Partial<QueueState>) => {
    state = { ...state, ...changes };
    notify();
  };
  const sync = async () => {
    const { waiting, refused } = await stored.read(basis.deviceId());
    if (isSignedOut) return;
    change({ waiting, refused, isStorageFailing: stored.isFailing() });
  };
  const settle = async (mark: WaitingMark, judgement: Outcome) => {
    const { answer } = judgement;
    const refused = judgement.kind === "refused" ? refusedMark(mark, judgement.why, answer) : null;
    await stored.remove(mark, refused);
    leave(mark, answer, refused);
    tabs.tell({ kind: "settled", press: mark, answer, refused });
  };
  const leave = (mark: WaitingMark, answer: MarkAnswer | null, refused: RefusedMark | null) => {
    if (answer !== null) onStored(mark, answer);
    const isLast = state.last?.marks.some(({ actionId }) => actionId === mark.actionId) === true;
    change({
      // What the bar says is not so, and Undo would take back what was never stored.
      last: refused !== null && isLast ? null : state.last,
      waiting: state.waiting.filter(({ actionId }) => actionId !== mark.actionId),
      refused: refused === null ? state.refused : [...state.refused, refused],
      isStorageFailing: stored.isFailing(),
    });
  };
  const sendAll = async () => {
    await sync();
    for (;;) {
      await stored.settled();
      const [mark] = state.waiting;
      if (mark === undefined) return;
      const answer = await ask(call, mark);
      const judgement = judgeAnswer(answer, failures);
      if (judgement.kind === "signed-out") {
        isSignedOut = true;
        return;
      }
      if (judgement.kind === "again") {
        attempt += 1;
        failures = isFailure(answer) ? failures + 1 : failures;
        retry = setTimeout(send, pauseBefore(attempt));
        return;
      }
      attempt = 0;
      failures = 0;
      await settle(mark, judgement);
    }
  };
  const send = () => {
    clearTimeout(retry);
    retry = undefined;
    if (isSending || isSignedOut || state.waiting.length === 0) return;
    isSending = true;
    const end = () => {
      isSending = false;
      if (retry === undefined) send();
    };
    alone(sendAll).then(end, (error: unknown) => {
      console.error("marks cannot be sent", error);
      attempt += 1;
      retry = setTimeout(send, pauseBefore(attempt));
      end();
    });
  };

  tabs.listen((message) => {
    if (message.kind === "settled") leave(message.press, message.answer, message.refused);
    if (message.kind === "queue") void sync();
  });

  const mark: MarkFunction = (requests, said) => {
    const marks = makeMarks(requests, said, {
      ...basis,
      deviceId: basis.deviceId(),
      now: basis.now(),
      waiting: state.waiting,
      find: (actionId) => own.get(actionId),
    });
    for (const each of marks) own.set(each.actionId, each);
    change({ waiting: [...state.waiting, ...marks] });
    void stored.add(marks).then(() => {
      change({ last: { said, marks }, isStorageFailing: stored.isFailing() });
      tabs.tell({ kind: "queue" });
      send();
    });
    return marks.map(({ actionId }) => actionId);
  };

  return {
    state: () => state,
    subscribe,
    mark,
    /**
     * Says in the bar what a page has sent without the queue. Undo takes the given actions back, none of which is a mark, or calls
     * `takeBack`.
     */
    sent: (marks: readonly LastAction[], said: string, takeBack?: () => void) =>
      change({ last: { said, marks, ...(takeBack !== undefined && { takeBack }) } }),
    /** Takes back what this page pressed or sent. */
    undo: (marks: readonly LastAction[], said: string) => {
      const requests = marks
        .toReversed()
        .map(({ actionId, orderNumber, week, tellsCustomer = false }): MarkRequest => {
          const action = { undo: actionId };
          return orderNumber === null
            ? { week: week ?? "", action }
            : { orderNumber, action, tellsCustomer };
        });
      mark(requests, said);
    },
    dismiss: (actionId: string) => {
      change({ refused: state.refused.filter((each) => each.actionId !== actionId) });
      void stored.dismiss(actionId).then(() => tabs.tell({ kind: "queue" }));
    },
    /** Reads what the device has kept, and begins to send. */
    open: async () => {
      isSignedOut = false;
      await sync();
      send();
    },
    /** What waits is sent by the device that the seller is now, see `StoredMarks.handOver`. */
    handOver: stored.handOver,
    stored: stored.stored,
    /** Whether the device has all that waits or was refused, so that a reload loses nothing. */
    isAllStored: stored.isAllStored,
    /** Sends what waits, unless that is being done. */
    send,
    /** Forgets everything, for a device that was signed out. */
    clear: () => {
      clearTimeout(retry);
      own.clear();
      stored.clear();
      isSignedOut = true;
      change(nothing);
    },
  };
}

/** Undefined if there is no answer. */
async function ask(call: CallDesk, mark: WaitingMark): Promise<CallAnswer<MarkAnswer> | undefined> {
  try {
    return await call("press", markRequest(mark));
  } catch (error) {
    console.warn("a mark has no answer and is sent again", error);
    return undefined;
  }
}
