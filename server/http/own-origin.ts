import type { FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";

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
    if (origin === undefined) return false;
    return origin === publicOrigin || URL.parse(origin)?.host === host;
  };
}
