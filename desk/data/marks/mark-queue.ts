import { type PressMutation, pressDocument } from "#contract/generated/desk-operations.ts";
import { createListeners } from "#domain/listeners.ts";
import type { Execute, GraphqlAnswer } from "#web/graphql/execute.ts";
import {
  isFailure,
  type Judgement,
  judgeAnswer,
  type MarkAnswer,
  pauseBefore,
} from "./judge-answer.ts";
import { type MarkGround, makeMarks } from "./make-marks.ts";
import type { MarkFunction } from "./mark-function.ts";
import type { MarkAction, MarkRequest } from "./mark-request.ts";
import { type RefusedMark, refusedMark } from "./refused-mark.ts";
import type { StoredMarks } from "./stored-marks.ts";
import type { Tabs } from "./tabs.ts";
import { markInput, type WaitingMark } from "./waiting-mark.ts";

/** The newest call of `press` or `sent`, for the bar with Undo. */
export interface LastMark {
  readonly said: string;
  readonly presses: readonly LastAction[];
  /** Takes it back where that is not done by a mark; it says itself what became of it. */
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
  readonly execute: Execute;
  readonly kept: StoredMarks;
  readonly tabs: Tabs;
  readonly ground: Pick<MarkGround, "makeId" | "seenEvent" | "generation" | "undoShownAs"> & {
    readonly deviceId: () => number;
    readonly now: () => number;
  };
  /** Lets one tab at a time do its work. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Called for each stored mark, in every tab, before the mark leaves `waiting`. */
  readonly onStored: (press: WaitingMark, answer: MarkAnswer) => void;
}

type Outcome = Extract<Judgement, { readonly answer: unknown }>;

const nothing: QueueState = { waiting: [], refused: [], last: null, isStorageFailing: false };

/** The marks of this device: shown at once, kept until the server has answered, and sent in sequence by one tab at a time. */
export function createMarkQueue(deps: MarkQueueDeps) {
  const { execute, kept, tabs, ground, alone, onStored } = deps;
  const { notify, subscribe } = createListeners();
  /** Presses that this page made, by action id. */
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
    const { waiting, refused } = await kept.read(ground.deviceId());
    if (isSignedOut) return;
    change({ waiting, refused, isStorageFailing: kept.isFailing() });
  };
  const settle = async (press: WaitingMark, judgement: Outcome) => {
    const { answer } = judgement;
    const refused = judgement.kind === "refused" ? refusedMark(press, judgement.why, answer) : null;
    await kept.remove(press, refused);
    leave(press, answer, refused);
    tabs.tell({ kind: "settled", press, answer, refused });
  };
  const leave = (press: WaitingMark, answer: MarkAnswer | null, refused: RefusedMark | null) => {
    if (answer !== null) onStored(press, answer);
    const isLast = state.last?.presses.some(({ actionId }) => actionId === press.actionId) === true;
    change({
      // What the bar says is not so, and Undo would take back what was never stored.
      last: refused !== null && isLast ? null : state.last,
      waiting: state.waiting.filter(({ actionId }) => actionId !== press.actionId),
      refused: refused === null ? state.refused : [...state.refused, refused],
      isStorageFailing: kept.isFailing(),
    });
  };
  const sendAll = async () => {
    await sync();
    for (;;) {
      await kept.settled();
      const [press] = state.waiting;
      if (press === undefined) return;
      const answer = await ask(execute, press);
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
      await settle(press, judgement);
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
      console.error("presses cannot be sent", error);
      attempt += 1;
      retry = setTimeout(send, pauseBefore(attempt));
      end();
    });
  };

  tabs.listen((message) => {
    if (message.kind === "settled") leave(message.press, message.answer, message.refused);
    if (message.kind === "queue") void sync();
  });

  const press: MarkFunction = (requests, said) => {
    const presses = makeMarks(requests, said, {
      ...ground,
      deviceId: ground.deviceId(),
      now: ground.now(),
      waiting: state.waiting,
      find: (actionId) => own.get(actionId),
    });
    for (const each of presses) own.set(each.actionId, each);
    change({ waiting: [...state.waiting, ...presses] });
    void kept.add(presses).then(() => {
      change({ last: { said, presses }, isStorageFailing: kept.isFailing() });
      tabs.tell({ kind: "queue" });
      send();
    });
    return presses.map(({ actionId }) => actionId);
  };

  return {
    state: () => state,
    subscribe,
    press,
    /**
     * Says in the bar what a page has sent without the queue. Undo takes the given actions back, none of which is a mark, or calls
     * `takeBack`.
     */
    sent: (presses: readonly LastAction[], said: string, takeBack?: () => void) =>
      change({ last: { said, presses, ...(takeBack !== undefined && { takeBack }) } }),
    /** Takes back what this page pressed or sent. */
    undo: (presses: readonly LastAction[], said: string) => {
      const requests = presses
        .toReversed()
        .map(({ actionId, orderNumber, week, tellsCustomer = false }): MarkRequest => {
          const action = { undo: actionId };
          return orderNumber === null
            ? { week: week ?? "", action }
            : { orderNumber, action, tellsCustomer };
        });
      press(requests, said);
    },
    dismiss: (actionId: string) => {
      change({ refused: state.refused.filter((each) => each.actionId !== actionId) });
      void kept.dismiss(actionId).then(() => tabs.tell({ kind: "queue" }));
    },
    /** Reads what the device has kept, and begins to send. */
    open: async () => {
      isSignedOut = false;
      await sync();
      send();
    },
    /** What waits is sent by the device that the seller is now, see `StoredMarks.handOver`. */
    handOver: kept.handOver,
    stored: kept.stored,
    /** Sends what waits, unless that is being done. */
    send,
    /** Forgets everything, for a device that was signed out. */
    clear: () => {
      clearTimeout(retry);
      own.clear();
      kept.clear();
      isSignedOut = true;
      change(nothing);
    },
  };
}

/** Undefined if there is no answer. */
async function ask(
  execute: Execute,
  press: WaitingMark,
): Promise<GraphqlAnswer<PressMutation> | undefined> {
  try {
    return await execute(pressDocument, { press: markInput(press) });
  } catch (error) {
    console.warn("a press has no answer and is sent again", error);
    return undefined;
  }
}
