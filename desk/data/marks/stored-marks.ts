import type { DeviceStorage, Entry } from "#desk/data/storage/device-storage.ts";
import { isRefusedMark, type RefusedMark } from "./refused-mark.ts";
import { isWaitingMark, type WaitingMark } from "./waiting-mark.ts";

/** The marks and refusals that the device keeps. Where its storage fails, they last as long as the page. Nothing rejects. */
export interface StoredMarks {
  /** Everything of a device, in sequence. */
  readonly read: (deviceId: number) => Promise<{
    readonly waiting: readonly WaitingMark[];
    readonly refused: readonly RefusedMark[];
  }>;
  /** The marks of one device become those of another: the same seller signed in anew. */
  readonly handOver: (from: number, to: number) => Promise<void>;
  /** Resolves when the marks are durable, or when storing them has failed. */
  readonly add: (presses: readonly WaitingMark[]) => Promise<void>;
  /** Removes an answered mark; a refusal takes its place. */
  readonly remove: (press: WaitingMark, refused: RefusedMark | null) => Promise<void>;
  readonly dismiss: (actionId: string) => Promise<void>;
  /** Resolves when all earlier changes are done. */
  readonly settled: () => Promise<void>;
  /** Whether the newest change could not be stored. */
  readonly isFailing: () => boolean;
  readonly clear: () => void;
}

export function createStoredMarks(storage: DeviceStorage): StoredMarks {
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
      console.error("the device cannot store presses", error);
      return undefined;
    }
  };
  const entryOf = async (list: "presses" | "refused", actionId: string) =>
    (await storage.list(list)).find(({ value }) => idOf(value) === actionId);

  return {
    read: (deviceId) =>
      inTurn(async () => {
        const [presses, refusals] = (await attempt(() =>
          Promise.all([storage.list("presses"), storage.list("refused")]),
        )) ?? [[], []];
        const stored = presses
          .map(({ value }) => value)
          .filter((value) => isWaitingMark(value))
          .filter((press) => press.deviceId === deviceId && !removed.has(press.actionId));
        return {
          waiting: [...stored, ...unstored.filter((press) => !isAmong(stored, press))],
          refused: [
            ...refusals.map(({ value }) => value).filter((value) => isRefusedMark(value)),
            ...presses.filter(({ value }) => !isWaitingMark(value)).map(unreadable),
            ...unstoredRefusals,
          ].filter(({ actionId }) => !removed.has(`refused ${actionId}`)),
        };
      }),
    handOver: (from, to) =>
      inTurn(async () => {
        const isOfBefore = (press: WaitingMark) => press.deviceId === from;
        unstored = unstored.map((press) =>
          isOfBefore(press) ? { ...press, deviceId: to } : press,
        );
        await attempt(async () => {
          const entries = await storage.list("presses");
          await storage.change(
            entries.flatMap(({ key, value }) =>
              isWaitingMark(value) && isOfBefore(value)
                ? [
                    { kind: "remove" as const, list: "presses" as const, key },
                    {
                      kind: "add" as const,
                      list: "presses" as const,
                      value: { ...value, deviceId: to },
                    },
                  ]
                : [],
            ),
          );
        });
      }),
    add: (presses) => {
      unstored = [...unstored, ...presses];
      return inTurn(async () => {
        // None of them if the device was signed out meanwhile.
        const wanted = presses.filter((press) => isAmong(unstored, press));
        const added = await attempt(() =>
          storage.change(wanted.map((value) => ({ kind: "add", list: "presses", value }))),
        );
        if (added === undefined) return;
        isFailing = false;
        unstored = unstored.filter((press) => !isAmong(presses, press));
      });
    },
    remove: (press, refused) =>
      inTurn(async () => {
        const { actionId } = press;
        removed.add(actionId);
        unstored = unstored.filter((each) => each.actionId !== actionId);
        const isDone = await attempt(async () => {
          const entry = await entryOf("presses", actionId);
          await storage.change([
            ...(entry === undefined
              ? []
              : [{ kind: "remove" as const, list: "presses" as const, key: entry.key }]),
            ...(refused === null
              ? []
              : [{ kind: "add" as const, list: "refused" as const, value: refused }]),
          ]);
          return true;
        });
        if (isDone === undefined && refused !== null)
          unstoredRefusals = [...unstoredRefusals, refused];
      }),
    dismiss: (actionId) =>
      inTurn(async () => {
        removed.add(`refused ${actionId}`);
        unstoredRefusals = unstoredRefusals.filter((each) => each.actionId !== actionId);
        await attempt(async () => {
          const entry = await entryOf("refused", actionId);
          if (entry !== undefined)
            await storage.change([{ kind: "remove", list: "refused", key: entry.key }]);
          const damaged = keyOfUnreadable(actionId);
          if (damaged !== undefined)
            await storage.change([{ kind: "remove", list: "presses", key: damaged }]);
        });
      }),
    settled: () => inTurn(() => Promise.resolve()),
    isFailing: () => isFailing,
    clear: () => {
      unstored = [];
      unstoredRefusals = [];
      removed.clear();
    },
  };
}

function isAmong(presses: readonly WaitingMark[], { actionId }: WaitingMark): boolean {
  return presses.some((each) => each.actionId === actionId);
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

function keyOfUnreadable(actionId: string): number | undefined {
  return actionId.startsWith(unreadablePrefix)
    ? Number(actionId.slice(unreadablePrefix.length))
    : undefined;
}

function idOf(value: unknown): string | undefined {
  return isWaitingMark(value) || isRefusedMark(value) ? value.actionId : undefined;
}
