import { clockTolerance } from "#domain/schedule/still-holds.ts";

/** Milliseconds between two looks. */
const lookEvery = 10_000;
const day = 24 * 60 * 60_000;
/** How long a jump is listed as a problem, in milliseconds. */
const toldFor = day;
/** A shop stores something within so many milliseconds: nothing for longer means that it was off, or that the clock is ahead. */
const longestQuiet = 60 * day;

/** The longest jump back, in milliseconds, that the time of the shop does not follow at once. */
const longestHeld = 2 * day;

/** The clock of the machine was set, or the machine slept. Both in milliseconds; `by` is negative if the clock went back. */
export interface ClockJump {
  readonly at: number;
  readonly by: number;
}

export interface ClockWatch {
  /** Looks every ten seconds from now on, and reports each jump by more than a minute. */
  readonly start: (report: (jump: ClockJump) => void) => void;
  /**
   * The time of the shop, in milliseconds since 1970 UTC: the clock of the machine, which never goes back by two days or less altogether. After
   * such a jump the time goes on at half the speed until the clock has caught up, so that a deadline that has passed does not open
   * again. A longer jump back is followed: the clock was far ahead before.
   */
  readonly now: () => number;
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
  const started = clock();
  const ahead = latestStored === undefined ? 0 : started - latestStored;
  const time = {
    shown: ahead < 0 && ahead >= -longestHeld ? started - ahead : started,
    at: steady(),
  };
  if (ahead < -clockTolerance || ahead > longestQuiet) note(ahead);
  const now = () => {
    const [read, at] = [clock(), steady()];
    const isBehind = read < time.shown && time.shown - read <= longestHeld;
    time.shown = isBehind ? time.shown + (at - time.at) / 2 : read;
    time.at = at;
    return Math.floor(time.shown);
  };
  const look = () => {
    now();
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
    now,
    look,
    latest: () =>
      latest !== undefined && Math.abs(clock() - latest.at) < toldFor ? latest : undefined,
    stop: () => {
      clearInterval(timer);
    },
  };
}
