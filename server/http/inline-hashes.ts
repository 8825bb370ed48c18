import { createHash } from "node:crypto";

const elements = {
  script: /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/giu,
  style: /<style\b([^>]*)>([\s\S]*?)<\/style\s*>/giu,
};
const hasSource = /\ssrc\s*=/iu;
/** Blocks of data are never run, whatever the policy says. */
const isData = /\stype\s*=\s*["']?application\/(?:ld\+)?json/iu;

/** The sources by which a content security policy allows a document's inline scripts or styles: `'sha256-…'`, each once. */
export function inlineHashes(html: string, element: keyof typeof elements): readonly string[] {
  const texts = [...html.matchAll(elements[element])]
    .filter(([, attributes = ""]) => !hasSource.test(attributes) && !isData.test(attributes))
    .map(([, , text = ""]) => text);
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}
