import type { Config } from "#server/main/config.ts";

/**
 * The security headers of every page, besides its content security policy: no other site can frame it, reach into its window or
 * have it interpreted as another type, and linked sites do not learn where a visitor came from.
 */
export function guardHeaders({
  publicOrigin,
}: Pick<Config, "publicOrigin">): Readonly<Record<string, string>> {
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
    // Old browsers' filters were themselves a vulnerability.
    "x-xss-protection": "0",
    // Only if customers come by TLS: on a host without it, this header would lock them out.
    ...(publicOrigin?.startsWith("https:") === true && {
      "strict-transport-security": "max-age=31536000",
    }),
  };
}
