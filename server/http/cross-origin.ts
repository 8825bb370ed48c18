import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";

/** Seconds for which a browser caches the answer to a preflight request. */
const preflightLasts = 7_200;

/**
 * Decides which sites may call from a browser: the shop's own pages and the listed origins. Calls without an `Origin` do not come
 * from another site's page. Another site cannot place orders through a customer's browser: its calls are rejected before their
 * body is read.
 */
export function crossOrigin({
  allowedOrigins,
  publicOrigin,
}: Pick<Config, "allowedOrigins" | "publicOrigin">) {
  const isAllowed = (request: FastifyRequest, origin: string) =>
    allowedOrigins.includes(origin) ||
    origin === publicOrigin ||
    // Set by the browser; pages cannot change it. It is correct behind every proxy.
    request.headers["sec-fetch-site"] === "same-origin" ||
    // Compares the host only: behind a proxy that terminates TLS, the server sees another protocol than the browser.
    URL.parse(origin)?.host === request.host;

  /** Gives false if the call must be rejected. Sets the CORS headers for listed origins. */
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
