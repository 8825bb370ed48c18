import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { createLruCache } from "#server/cache/lru-cache.ts";
import { networkOf } from "#server/ordering/network-of.ts";

/** Answers carry no rate-limit headers, except `Retry-After` on a rate-limited request. */
const addHeadersOnExceeding = {
  "x-ratelimit-limit": false,
  "x-ratelimit-remaining": false,
  "x-ratelimit-reset": false,
};
const addHeaders = { ...addHeadersOnExceeding, "retry-after": true };
/** A limit of memory only. */
const mostAddresses = 5_000;

/**
 * Limits the requests of one IP address in a minute to all routes of a scope together; 0 means no limit. The addresses of a network count
 * as one, see `networkOf`.
 */
export async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute > 0)
    await app.register(rateLimit, {
      max: perMinute,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => networkOf(ip),
      store: SteadyStore,
      addHeaders,
      addHeadersOnExceeding,
    });
}

/** Counts by a clock that only goes forward. That of the machine may be set back, and an address would be kept out for as long. */
class SteadyStore implements FastifyRateLimitStore {
  readonly #windows = createLruCache<{ readonly endsAt: number; count: number }>(mostAddresses);

  incr(
    address: string,
    answer: Parameters<FastifyRateLimitStore["incr"]>[1],
    timeWindow: number,
  ): void {
    const now = performance.now();
    const running = this.#windows.get(address);
    const window =
      running !== undefined && running.endsAt > now
        ? running
        : { endsAt: now + timeWindow, count: 0 };
    window.count += 1;
    this.#windows.set(address, window);
    answer(null, { current: window.count, ttl: window.endsAt - now });
  }

  /** No route has a limit of its own. */
  child(): SteadyStore {
    return this;
  }
}
