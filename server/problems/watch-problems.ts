import { setTimeout as wait } from "node:timers/promises";
import type { FindProblems } from "./find-problems.ts";
import type { Problem } from "./problem.ts";

/** Milliseconds between two looks. */
const lookEvery = 60_000;
/** Milliseconds that a stop waits for a look under way. */
const longestStop = 500;

export interface ProblemWatchOptions {
  readonly find: FindProblems;
  /** Called every minute with the problems that were found. Nobody waits for them. */
  readonly afterLook?: readonly ((problems: readonly Problem[]) => Promise<void>)[];
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  readonly log: {
    readonly info: (fields: object, line: string) => void;
    readonly warn: (fields: object, line: string) => void;
    readonly error: (fields: object, line: string) => void;
  };
}

export interface ProblemWatch {
  /** Looks now, and gives what is wrong, the worst first. Never rejects. */
  readonly look: () => Promise<readonly Problem[]>;
  /** Looks every minute from now on. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/** Looks for problems, and says in one line of the log that one began and that one ended. */
export function watchProblems({
  find,
  afterLook = [],
  clock,
  log,
}: ProblemWatchOptions): ProblemWatch {
  let known: readonly Problem[] = [];
  let running: Promise<readonly Problem[]> | undefined;
  let next: Promise<readonly Problem[]> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const lookNow = async () => {
    const before = known;
    const now = clock();
    const beginOf = (kind: Problem["kind"]) =>
      before.find((each) => each.kind === kind)?.since ?? now;
    known = (await find()).map((each) => ({ ...each, since: each.since ?? beginOf(each.kind) }));
    for (const { kind, stopsOrders, words } of known.filter(isNotIn(before)))
      log[stopsOrders ? "error" : "warn"](
        { problem: kind, stopsOrders },
        `something is wrong: ${words}`,
      );
    for (const { kind, since } of before.filter(isNotIn(known)))
      log.info({ problem: kind, since: new Date(since).toISOString() }, "a problem is over");
    return known;
  };
  const begin = () => {
    const begun = lookNow().finally(() => {
      running = undefined;
    });
    running = begun;
    return begun;
  };
  /** A look that is under way may have missed what the caller has noticed: one more follows it, for all who ask meanwhile. */
  const look = () => {
    if (running === undefined) return begin();
    next ??= running.then(() => {
      next = undefined;
      return begin();
    });
    return next;
  };
  /** Each teller is called with one result after the other; one that still sends gets the next result. */
  const telling = new Set<unknown>();
  const lookAndTell = async () => {
    const problems = await look();
    for (const tell of afterLook.filter((each) => !telling.has(each))) {
      telling.add(tell);
      void tell(problems)
        .catch((error: unknown) => {
          log.error({ err: error }, "a problem could not be told");
        })
        .finally(() => telling.delete(tell));
    }
  };
  return {
    look,
    start: () => {
      timer = setInterval(() => void lookAndTell(), lookEvery).unref();
      void lookAndTell();
    },
    stop: async () => {
      clearInterval(timer);
      // A look at the certificate may wait for an answer for longer than a stop may take.
      await Promise.race([next ?? running, wait(longestStop)]);
    },
  };
}

function isNotIn(others: readonly Problem[]): (problem: Problem) => boolean {
  return ({ kind }) => others.every((other) => other.kind !== kind);
}
