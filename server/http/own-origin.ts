import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config/config.ts";

/** Compares the host only: behind a proxy that terminates TLS, the server sees another protocol than the browser. */
function isOfServer(origin: string, publicOrigin: string | undefined, host: string): boolean {
  return origin === publicOrigin || URL.parse(origin)?.host === host;
}

/**
 * Whether a call comes from a page of this server: the origins of `ALLOWED_ORIGINS` do not count. A call that does not say where it
 * comes from is rejected too, because every browser says so with a POST.
 */
export function ownOrigin({ publicOrigin }: Pick<Config, "publicOrigin">) {
  return ({ headers, host }: Pick<FastifyRequest, "headers" | "host">): boolean => {
    // Set by the browser; pages cannot change it. It tells http and https apart, even behind a proxy that terminates TLS.
    const site = headers["sec-fetch-site"];
    if (site !== undefined) return site === "same-origin";
    const { origin } = headers;
    return origin !== undefined && isOfServer(origin, publicOrigin, host);
  };
}

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
    // Set by the browser; pages cannot change it. It is correct behind every proxy.
    request.headers["sec-fetch-site"] === "same-origin" ||
    isOfServer(origin, publicOrigin, request.host);

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
