import { createHash } from "node:crypto";
import type { Config } from "#server/config/config.ts";

/**
 * The policy of one page: what this server serves, and the page's own inline scripts and styles. They are allowed by hashes and
 * not by a nonce, because a cached page is the same for everybody.
 * Only the desk shows a page of its own in a frame, to which it posts a form.
 */
export function contentSecurityPolicy(html: string, { framesOwn = false } = {}): string {
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
    ...(framesOwn ? ["form-action 'self'", "frame-src 'self'"] : ["form-action 'none'"]),
    "object-src 'none'",
  ].join("; ");
}

/** The policy of a page that the desk shows in a frame: no scripts, no forms, no links that leave it. */
export function policyOfFrame(html: string): string {
  return [
    "default-src 'none'",
    ["style-src 'self'", ...inlineHashes(html, "style")].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // Its styles, fonts and pictures are those of this origin.
    "sandbox allow-same-origin",
  ].join("; ");
}

/** For answers that are not pages: nothing in them is run or loaded, even if a browser shows them as a document. An SVG drawing may contain styles. */
const nothingAllowed =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; sandbox";

/** The headers of every answer that is not a page. */
export const guardsOfData = {
  "content-security-policy": nothingAllowed,
  "x-content-type-options": "nosniff",
} as const;

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

const elements = {
  script: /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/giu,
  style: /<style\b([^>]*)>([\s\S]*?)<\/style\s*>/giu,
};
const hasSource = /\ssrc\s*=/iu;
/** Blocks of data are never run, whatever the policy allows. */
const isData = /\stype\s*=\s*["']?application\/(?:ld\+)?json/iu;

/** The policy's sources for a document's inline scripts or styles: `'sha256-…'`, without duplicates. */
export function inlineHashes(html: string, element: keyof typeof elements): readonly string[] {
  const texts = [...html.matchAll(elements[element])]
    .filter(([, attributes = ""]) => !hasSource.test(attributes) && !isData.test(attributes))
    .map(([, , text = ""]) => text);
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}
