import type { Change, DeviceStorage, Entry, ListName } from "#desk/data/storage/device-storage.ts";
import { isRefusedMark, type RefusedMark } from "./refused-mark.ts";
import { isWaitingMark, type WaitingMark } from "./waiting-mark.ts";

export type StoredMarks = ReturnType<typeof createStoredMarks>;

/** The marks and refusals that the device keeps. Where its storage fails, they last as long as the page. Nothing rejects. */
export function createStoredMarks(storage: DeviceStorage) {
  /** What is being stored or could not be stored, in sequence. */
  let unstored: readonly WaitingMark[] = [];
  let unstoredRefusals: readonly RefusedMark[] = [];
  /** What was removed, but may still be in the storage. */
  const removed = new Set<string>();
  let isFailing = false;
  let tail: Promise<unknown> = Promise.resolve();

  /** One at a time, so that what is read has every earlier change. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = tail.then(work);
    tail = turn;
    return turn;
  };
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      isFailing = true;
      console.error("the device cannot store marks", error);
      return undefined;
    }
  };
  const add = (list: ListName, value: unknown): Change => ({ kind: "add", list, value });
  const remove = (list: ListName, key: number): Change => ({ kind: "remove", list, key });
  /** Takes the item with an action id out of a list. */
  const removeById = async (list: ListName, actionId: string): Promise<readonly Change[]> => {
    const entry = (await storage.list(list)).find(({ value }) => idOf(value) === actionId);
    return entry === undefined ? [] : [remove(list, entry.key)];
  };
  /** Whether the changes are stored. */
  const change = async (make: () => Promise<readonly Change[]>): Promise<boolean> =>
    (await attempt(async () => {
      const changes = await make();
      if (changes.length > 0) await storage.change(changes);
      return true;
    })) ?? false;

  return {
    /** Everything of a device, in sequence. */
    read: (deviceId: number) =>
      inTurn(async () => {
        const [marks, refusals] = (await attempt(() =>
          Promise.all([storage.list("presses"), storage.list("refused")]),
        )) ?? [[], []];
        const stored = marks
          .map(({ value }) => value)
          .filter((value) => isWaitingMark(value))
          .filter((mark) => mark.deviceId === deviceId && !removed.has(mark.actionId))
          .map(withoutDamage);
        return {
          waiting: [...stored, ...unstored.filter((mark) => !isAmong(stored, mark))],
          refused: [
            ...refusals.map(({ value }) => value).filter((value) => isRefusedMark(value)),
            ...marks.filter(({ value }) => !isWaitingMark(value)).map(unreadable),
            ...unstoredRefusals,
          ].filter(({ actionId }) => !removed.has(`refused ${actionId}`)),
        };
      }),
    /** All marks become those of a device: the same seller signed in again. */
    handOver: (to: number) =>
      inTurn(async () => {
        const handedOver = (mark: WaitingMark): WaitingMark => ({ ...mark, deviceId: to });
        unstored = unstored.map(handedOver);
        await change(async () =>
          (await storage.list("presses")).flatMap(({ key, value }) =>
            isWaitingMark(value) && value.deviceId !== to
              ? [remove("presses", key), add("presses", handedOver(value))]
              : [],
          ),
        );
      }),
    /** The action ids of the marks that the storage has, of whichever device. */
    stored: () =>
      inTurn(async () =>
        ((await attempt(() => storage.list("presses"))) ?? []).map(({ value }) => idOf(value)),
      ),
    /** Resolves when the marks are durable, or when storing them has failed. */
    add: (marks: readonly WaitingMark[]) => {
      unstored = [...unstored, ...marks];
      return inTurn(async () => {
        // None of them if the device was signed out meanwhile.
        const wanted = marks.filter((mark) => isAmong(unstored, mark));
        if (!(await change(async () => wanted.map((mark) => add("presses", mark))))) return;
        isFailing = false;
        unstored = unstored.filter((mark) => !isAmong(marks, mark));
      });
    },
    /** Removes an answered mark; a refusal takes its place. */
    remove: ({ actionId }: WaitingMark, refused: RefusedMark | null) =>
      inTurn(async () => {
        removed.add(actionId);
        unstored = unstored.filter((each) => each.actionId !== actionId);
        const isDone = await change(async () => [
          ...(await removeById("presses", actionId)),
          ...(refused === null ? [] : [add("refused", refused)]),
        ]);
        if (!isDone && refused !== null) unstoredRefusals = [...unstoredRefusals, refused];
      }),
    dismiss: (actionId: string) =>
      inTurn(async () => {
        removed.add(`refused ${actionId}`);
        unstoredRefusals = unstoredRefusals.filter((each) => each.actionId !== actionId);
        const damaged = keyOfUnreadable(actionId);
        await change(async () => [
          ...(await removeById("refused", actionId)),
          ...(damaged === undefined ? [] : [remove("presses", damaged)]),
        ]);
      }),
    /** Resolves when all earlier changes are done. */
    settled: () => inTurn(() => Promise.resolve()),
    /** Whether no mark and no refusal is in memory alone. */
    isAllStored: () => unstored.length + unstoredRefusals.length === 0,
    /** Whether the newest change could not be stored. */
    isFailing: () => isFailing,
    clear: () => {
      unstored = [];
      unstoredRefusals = [];
      removed.clear();
    },
  };
}

function isAmong(marks: readonly WaitingMark[], { actionId }: WaitingMark): boolean {
  return marks.some((each) => each.actionId === actionId);
}

const unreadablePrefix = "unreadable ";

/** A kept mark that this build cannot read is shown as refused, so that it is not lost silently. */
function unreadable({ key, value }: Entry): RefusedMark {
  const { said } = (value ?? {}) as { readonly said?: unknown };
  return {
    actionId: `${unreadablePrefix}${String(key)}`,
    orderNumber: null,
    said: typeof said === "string" ? said : "",
    why: "unreadable",
    order: null,
  };
}

/** What a mark sets is checked by the server; how it looks until then is shown by this page. */
function withoutDamage(mark: WaitingMark): WaitingMark {
  return typeof mark.shownAs === "object" ? mark : { ...mark, shownAs: null };
}

function keyOfUnreadable(actionId: string): number | undefined {
  return actionId.startsWith(unreadablePrefix)
    ? Number(actionId.slice(unreadablePrefix.length))
    : undefined;
}

function idOf(value: unknown): string | undefined {
  return isWaitingMark(value) || isRefusedMark(value) ? value.actionId : undefined;
}
