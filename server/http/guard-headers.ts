import type { Config } from "#server/config.ts";

/**
 * What guards every page in a browser beside its content security policy: nobody frames it, opens it to reach into it, or takes it
 * for something else, and no address that it links to learns where a visitor came from.
 */
export function guardHeaders({ publicOrigin }: Config): Readonly<Record<string, string>> {
  return {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
    // The filters of old browsers opened holes themselves.
    "x-xss-protection": "0",
    // Only where customers are known to come by TLS; on a plain host it would lock them out.
    ...(publicOrigin?.startsWith("https:") === true && {
      "strict-transport-security": "max-age=31536000",
    }),
  };
}
