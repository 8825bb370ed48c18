import { clockTolerance } from "#domain/schedule/still-holds.ts";

/** Milliseconds between two looks. */
const lookEvery = 10_000;
const day = 24 * 60 * 60_000;
/** How long a jump is told of, in milliseconds. */
const toldFor = day;
/** A shop stores something within so many milliseconds: nothing for longer means that it was off, or that the clock is ahead. */
const longestQuiet = 60 * day;

/** The clock of the machine was set, or the machine slept. Both in milliseconds; `by` is negative if the clock went back. */
export interface ClockJump {
  readonly at: number;
  readonly by: number;
}

export interface ClockWatch {
  /** Looks every ten seconds from now on, and reports each jump by more than a minute. */
  readonly start: (report: (jump: ClockJump) => void) => void;
  /** Looks now. */
  readonly look: () => void;
  /** The last jump of the last 24 hours. */
  readonly latest: () => ClockJump | undefined;
  readonly stop: () => void;
}

/**
 * Compares the clock of the machine with one that only goes forward. `latestStored` is the latest time that is stored: if that is still
 * to come, the clock was ahead then, or is behind now; if it is long ago, the clock may be ahead.
 */
export function watchClock(
  latestStored: number | undefined,
  clock: () => number = Date.now,
  steady: () => number = () => performance.now(),
): ClockWatch {
  let offset = clock() - steady();
  let latest: ClockJump | undefined;
  let report: ((jump: ClockJump) => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const note = (by: number) => {
    latest = { at: clock(), by };
    report?.(latest);
  };
  const ahead = latestStored === undefined ? 0 : clock() - latestStored;
  if (ahead < -clockTolerance || ahead > longestQuiet) note(ahead);
  const look = () => {
    const by = clock() - steady() - offset;
    if (Math.abs(by) <= clockTolerance) return;
    offset += by;
    note(by);
  };
  return {
    start: (reportTo) => {
      report = reportTo;
      if (latest !== undefined) report(latest);
      timer = setInterval(look, lookEvery).unref();
    },
    look,
    latest: () =>
      latest !== undefined && Math.abs(clock() - latest.at) < toldFor ? latest : undefined,
    stop: () => {
      clearInterval(timer);
    },
  };
}
