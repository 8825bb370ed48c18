import { createHash } from "node:crypto";

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/giu;
const hasSource = /\ssrc\s*=/iu;
/** Blocks of data are never run, whatever the policy says. */
const isData = /\stype\s*=\s*["']?application\/(?:ld\+)?json/iu;

/** The sources by which a content security policy allows the inline scripts of a document: `'sha256-…'`, each once. */
export function inlineScriptHashes(html: string): readonly string[] {
  const texts = [...html.matchAll(scripts)]
    .filter(([, attributes = ""]) => !hasSource.test(attributes) && !isData.test(attributes))
    .map(([, , text = ""]) => text);
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}
