import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyReply, FastifyRequest } from "fastify";

/** From the least to the most that is turned away. */
const levels = ["none", "extras", "desk", "all"] as const;

/**
 * What is turned away, so that the rest is answered in time. `none`: nothing. `extras`: pictures and queries of the API, which the
 * site's pages do not need to be read. `desk`: also the seller's desk, whose devices keep their presses and send them later. `all`:
 * also pages, their files and orders.
 */
export type Overload = (typeof levels)[number];

/** Whether an overload turns away what belongs to a level. */
export function turnsAway(current: Overload, what: Exclude<Overload, "none">): boolean {
  return levels.indexOf(current) >= levels.indexOf(what);
}

/** What was measured since the last measurement. */
export interface LoadSample {
  /** Mean delay of the event loop in milliseconds. */
  readonly delay: number;
  /** Requests that arrived. */
  readonly requests: number;
}

/** Milliseconds between two measurements. */
const interval = 1_000;
/** A mean delay above it, in milliseconds, is felt by every visitor. */
const longDelay = 1_000;
/**
 * Fewer requests between two measurements cannot overload the server: then the delay has another cause, such as the work of the
 * start, or a machine that is busy with something else or was suspended. Turning visitors away would not help.
 */
const fewRequests = 20;
/** How many measurements in sequence must be bad. */
const until = { extras: 5, desk: 10, all: 15 } as const;

/** Gives a function that takes one measurement after the other and says how overloaded the server is. */
export function createOverloadGauge(): (sample: LoadSample) => Overload {
  let badSamples = 0;
  return ({ delay, requests }) => {
    badSamples = delay > longDelay && requests >= fewRequests ? badSamples + 1 : 0;
    if (badSamples >= until.all) return "all";
    if (badSamples >= until.desk) return "desk";
    return badSamples >= until.extras ? "extras" : "none";
  };
}

export interface OverloadWatch {
  readonly current: () => Overload;
  /** Must be called for each request. */
  readonly countRequest: () => void;
  readonly stop: () => void;
}

/** Measures this process once a second. */
export function watchOverload(): OverloadWatch {
  const gauge = createOverloadGauge();
  const resolution = 10;
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let requests = 0;
  let overload: Overload = "none";
  const timer = setInterval(() => {
    // Without a single measurement the mean is not a number; the loop was then blocked all the time.
    const delay = Number.isNaN(histogram.mean) ? Infinity : histogram.mean / 1e6 - resolution;
    overload = gauge({ delay, requests });
    histogram.reset();
    requests = 0;
  }, interval);
  timer.unref();
  return {
    current: () => overload,
    countRequest: () => {
      requests += 1;
    },
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/** Seconds after which a visitor who was turned away may try again. */
export const secondsUntilRetry = 10;

/** An answer with status 503 in the form of the routes that throw it. */
class Overloaded extends Error {
  readonly statusCode = 503;

  constructor() {
    super("the server is overloaded");
    this.name = "Overloaded";
  }
}

/** A hook for routes that are turned away: with the extras, or only when everything is. */
export function turnAway(current: () => Overload, what: "extras" | "all") {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (turnsAway(current(), what)) {
      reply.header("retry-after", secondsUntilRetry);
      throw new Overloaded();
    }
  };
}
