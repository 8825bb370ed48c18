import { lastNight } from "./backup-due.ts";

/** Milliseconds between two looks at what is due. A machine that slept at night makes up for it. */
const lookEvery = 10 * 60_000;
/** Milliseconds without a backup after which the seller is told. */
const longWithout = 48 * 60 * 60_000;
/** Milliseconds until what failed is tried again. */
const retryAfter = 60 * 60_000;

/** Something that is done when it is due, and tried again an hour after it failed. */
interface Duty {
  readonly isDue: (now: number) => Promise<boolean>;
  /** The signal ends it. */
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** Called with each failure. */
  readonly onFailure: (why: unknown) => void;
}

interface NightlyBackupsOptions {
  /**
   * When the newest backup before now was made, in milliseconds since 1970 UTC; undefined if there is none. One from the future was made
   * while the clock was ahead.
   */
  readonly newestAt: (now: number) => Promise<number | undefined>;
  /** Makes a backup; the signal ends it. */
  readonly make: Duty["run"];
  /** Called with each failure of a backup. */
  readonly onFailure: Duty["onFailure"];
  /** What is done with a backup afterward, one after the other: copied, compared. */
  readonly afterwards?: readonly Duty[];
  readonly clock: () => number;
}

export interface NightlyBackups {
  /**
   * Since when a backup is missing, in milliseconds since 1970 UTC: when the newest one was made, if that is more than 48 hours ago, or when
   * the first one failed. Undefined otherwise.
   */
  readonly missingSince: () => Promise<number | undefined>;
  /** Looks every ten minutes; not at once, because a start has enough to do. */
  readonly start: () => void;
  /** Looks now; does nothing while something is being done. */
  readonly look: () => Promise<void>;
  /** Makes a backup now, and what is done afterward, also if that failed within the last hour. */
  readonly backUpNow: () => Promise<void>;
  readonly isRunning: () => boolean;
  /** Ends what is being done: the next start makes up for it. */
  readonly stop: () => Promise<void>;
}

/** Makes a backup whenever none was made since the last 03:30 in Jerusalem, and then runs `afterwards`. */
export function nightlyBackups({
  newestAt,
  make,
  onFailure,
  afterwards = [],
  clock,
}: NightlyBackupsOptions): NightlyBackups {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const isDue = async (now: number) => {
    const newest = await newestAt(now);
    return newest === undefined || newest < lastNight(now);
  };
  const makeDue = tryDuty({ isDue, run: make, onFailure }, clock, ending.signal);
  const others = afterwards.map((duty) => tryDuty(duty, clock, ending.signal));
  const doAll = (isAsked: boolean) => {
    running ??= (async () => {
      await makeDue.try(isAsked ? "now" : "if-due");
      for (const duty of others) await duty.try(isAsked ? "if-due-now" : "if-due");
    })().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    missingSince: async () => {
      const now = clock();
      const newest = await newestAt(now);
      if (newest === undefined) return makeDue.failedAt();
      return now - newest > longWithout ? newest : undefined;
    },
    look: () => doAll(false),
    backUpNow: async () => {
      await running;
      await doAll(true);
    },
    isRunning: () => running !== undefined,
    start: () => {
      timer = setInterval(() => void doAll(false), lookEvery).unref();
    },
    stop: async () => {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}

function tryDuty({ isDue, run, onFailure }: Duty, clock: () => number, signal: AbortSignal) {
  let failedAt: number | undefined;
  return {
    failedAt: () => failedAt,
    /** Only `if-due` waits after a failure. Never rejects. */
    try: async (when: "if-due" | "if-due-now" | "now") => {
      try {
        const now = clock();
        // A clock that was set back must not stop backups.
        const isEarly = failedAt !== undefined && Math.abs(now - failedAt) < retryAfter;
        if (isEarly && when === "if-due") return;
        if (when !== "now" && !(await isDue(now))) return;
        if (signal.aborted) return;
        await run(signal);
        failedAt = undefined;
      } catch (error) {
        if (signal.aborted) return;
        failedAt = clock();
        onFailure(error);
      }
    },
  };
}
