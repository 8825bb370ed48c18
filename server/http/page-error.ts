import type { FastifyReply, FastifyRequest } from "fastify";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { plainPage } from "./plain-page.ts";
import { secondsUntilRetry } from "./turn-away.ts";

/**
 * Answers what could not be sent with a page without scripts, and logs `line` where that is a fault of the server. A path that is not
 * allowed is answered like one that does not exist, so that nobody learns which exist.
 */
export function plainErrors(line: string, headers: Readonly<Record<string, string>> = {}) {
  return (
    error: { readonly statusCode?: number },
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply => {
    const isStoreAway = error instanceof StoreUnavailable;
    const { statusCode = 500 } = error;
    const status = isStoreAway ? 503 : statusCode === 403 ? 404 : statusCode;
    if (isStoreAway || status === 500) request.log.error({ err: error }, line);
    if (status === 503) reply.header("retry-after", secondsUntilRetry);
    return reply
      .status(status)
      .headers(headers)
      .type("text/html; charset=utf-8")
      .send(plainPage(status));
  };
}
