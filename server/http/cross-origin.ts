import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";

/** Seconds for which a browser need not ask again. */
const preflightLasts = 7_200;

/**
 * Who may call from a browser: the shop's own pages and the listed origins. Calls without an origin are no browser's.
 * A strange page cannot make a customer's browser order, since its calls are refused here, before anything is read.
 */
export function crossOrigin({
  allowedOrigins,
  publicOrigin,
}: Pick<Config, "allowedOrigins" | "publicOrigin">) {
  const isAllowed = (request: FastifyRequest, origin: string) =>
    allowedOrigins.includes(origin) ||
    origin === publicOrigin ||
    // Set by browsers, out of reach for pages; right behind any proxy.
    request.headers["sec-fetch-site"] === "same-origin" ||
    // Only the host: behind a proxy that ends TLS the server sees another protocol than the browser.
    URL.parse(origin)?.host === request.host;

  /** Gives false where the call is not to be carried out. Answers a listed origin with what its browser needs to read the answer. */
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    const { origin } = request.headers;
    reply.header("vary", "Origin");
    if (origin === undefined) return true;
    if (allowedOrigins.includes(origin)) {
      reply.header("access-control-allow-origin", origin);
      if (request.method === "OPTIONS") {
        reply.headers({
          "access-control-allow-methods": "POST",
          "access-control-allow-headers": "content-type, idempotency-key",
          "access-control-max-age": String(preflightLasts),
        });
      }
    }
    return isAllowed(request, origin);
  };
}
