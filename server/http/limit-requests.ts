import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";

/** Answers carry no rate-limit headers, except `Retry-After` on a rate-limited request. */
const addHeadersOnExceeding = {
  "x-ratelimit-limit": false,
  "x-ratelimit-remaining": false,
  "x-ratelimit-reset": false,
};
const addHeaders = { ...addHeadersOnExceeding, "retry-after": true };

/** Limits the requests of one IP address in a minute to all routes of a scope together; 0 means no limit. */
export async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute > 0)
    await app.register(rateLimit, {
      max: perMinute,
      timeWindow: 60_000,
      addHeaders,
      addHeadersOnExceeding,
    });
}
