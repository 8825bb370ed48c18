import { lastNight } from "./backup-due.ts";

/** Milliseconds between two looks at whether a backup is due. A machine that slept at night makes up for it. */
const lookEvery = 10 * 60_000;
/** Milliseconds without a backup after which the seller is told. */
const longWithout = 48 * 60 * 60_000;
/** Milliseconds until a backup that failed is tried again. */
const retryAfter = 60 * 60_000;

interface NightlyBackupsOptions {
  /**
   * When the newest backup before now was made, in milliseconds since 1970 UTC; undefined if there is none. One from the future was made
   * while the clock was ahead.
   */
  readonly newestAt: (now: number) => Promise<number | undefined>;
  /** Makes a backup; the signal ends it. */
  readonly make: (signal: AbortSignal) => Promise<void>;
  /** Is told of each failure; the next try is an hour later. */
  readonly onFailure: (why: unknown) => void;
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
  /** Looks now; does nothing while a backup is being made. */
  readonly look: () => Promise<void>;
  /** Ends a backup that is being made: the next start makes it. */
  readonly stop: () => Promise<void>;
}

/** Makes a backup whenever none was made since the last 03:30 in Jerusalem. */
export function nightlyBackups({
  newestAt,
  make,
  onFailure,
  clock,
}: NightlyBackupsOptions): NightlyBackups {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let failedAt: number | undefined;
  let running: Promise<void> | undefined;
  const makeIfDue = async () => {
    try {
      const now = clock();
      // A clock that was set back must not stop backups.
      if (failedAt !== undefined && Math.abs(now - failedAt) < retryAfter) return;
      const newest = await newestAt(now);
      if (newest !== undefined && newest >= lastNight(now)) return;
      if (ending.signal.aborted) return;
      await make(ending.signal);
      failedAt = undefined;
    } catch (error) {
      if (ending.signal.aborted) return;
      failedAt = clock();
      onFailure(error);
    }
  };
  const look = () =>
    (running ??= makeIfDue().finally(() => {
      running = undefined;
    }));
  return {
    missingSince: async () => {
      const now = clock();
      const newest = await newestAt(now);
      if (newest === undefined) return failedAt;
      return now - newest > longWithout ? newest : undefined;
    },
    look,
    start: () => {
      timer = setInterval(() => void look(), lookEvery).unref();
    },
    stop: async () => {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
