import type { FastifyReply, FastifyRequest } from "fastify";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { plainPage } from "./plain-page.ts";
import { secondsUntilRetry } from "./turn-away.ts";

/** Answers a page that could not be sent with a page without scripts, and logs what is a fault of the server. */
export function sendPageError(
  error: { readonly statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isStoreAway = error instanceof StoreUnavailable;
  const status = isStoreAway ? 503 : (error.statusCode ?? 500);
  if (isStoreAway || status === 500)
    request.log.error({ err: error }, "a page could not be rendered");
  if (status === 503) reply.header("retry-after", secondsUntilRetry);
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(plainPage(status));
}
