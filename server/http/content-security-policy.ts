import { inlineHashes } from "./inline-hashes.ts";

/**
 * The policy of one document: what comes from here and the inline scripts and styles that it has.
 * Hashes and no nonce, since a cached document is the same for everybody.
 */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(html, "script")].join(" "),
    ["style-src 'self'", ...inlineHashes(html, "style")].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** For answers that are no page: nothing in them is run or loaded, even where a browser takes them for a document. A drawing may style itself. */
const nothingAllowed =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; sandbox";

/** What guards every answer that is no page. */
export const guardsOfData = {
  "content-security-policy": nothingAllowed,
  "x-content-type-options": "nosniff",
} as const;
