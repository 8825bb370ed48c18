import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { type Language, languages } from "#domain/language/language.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

/** Bytes as they are sent, compressed with brotli. */
const mostOfPage = 14_000;
const mostOfScripts = 75_000;
const mostOfDeskScripts = 110_000;

interface Sent {
  readonly size: number;
  readonly text: string;
}

/** The answer for an address, as a phone gets it. Throws if it is not compressed with brotli. */
async function load(address: string, language: Language): Promise<Sent> {
  const headers = { "accept-encoding": "br", cookie: `language=${language}` };
  const [answer] = (await once(get(address, { headers }), "response")) as [IncomingMessage];
  const bytes = await buffer(answer);
  if (answer.headers["content-encoding"] !== "br") throw new Error(`${address} is not compressed`);
  return { size: bytes.length, text: brotliDecompressSync(bytes).toString("utf8") };
}

/** The scripts that a page names, and those that these import statically. */
async function loadScripts(page: string, origin: string, language: Language) {
  const named = [
    ...page.matchAll(/(?:<script [^>]*src|<link rel="modulepreload"[^>]*href)="([^"]+)"/gu),
    // The desk loads its texts by a script of its page.
    ...page.matchAll(new RegExp(`"${language}":\\["([^"]+\\.js)"`, "gu")),
  ];
  const waiting = named.map(([, path = ""]) => path);
  const scripts = new Map<string, Sent>();
  for (const path of waiting) {
    if (scripts.has(path)) continue;
    const script = await load(`${origin}${path}`, language);
    scripts.set(path, script);
    for (const [, name = ""] of script.text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/gu))
      waiting.push(path.replace(/[^/]+$/u, name));
  }
  return { named: new Set(waiting.slice(0, named.length)), scripts };
}

test("the menu is painted from one small answer and becomes interactive within the script budget, and the first scripts of the desk stay within theirs, with the texts of one language, in both languages", async () => {
  const { address } = await startShopProcess({ DATA_DIR: await temporaryFolder() });
  for (const language of languages) {
    // The page is compressed in the background after the start.
    const page = await vi.waitFor(() => load(`${address}/`, language), { timeout: 250_000 });
    expect(page.size).toBeLessThanOrEqual(mostOfPage);
    expect(page.text).toContain(`<html lang="${language}"`);
    expect(page.text).toContain("<style>");
    expect(page.text).not.toMatch(/<link[^>]*rel="?stylesheet|<script(?![^>]*type=)[^>]*src/u);

    const { named, scripts } = await loadScripts(page.text, address, language);
    const size = [...scripts.values()].reduce((sum, each) => sum + each.size, 0);
    expect(size).toBeGreaterThan(40_000);
    expect(size).toBeLessThanOrEqual(mostOfScripts);
    // The page names every imported script, so that none is requested only after another one has loaded.
    expect([...scripts.keys()].filter((path) => !named.has(path))).toEqual([]);
  }

  for (const language of languages) {
    const page = await vi.waitFor(() => load(`${address}/desk`, language), { timeout: 250_000 });
    const { named, scripts } = await loadScripts(page.text, address, language);
    const size = [...scripts.values()].reduce((sum, each) => sum + each.size, 0);
    expect(size).toBeGreaterThan(60_000);
    expect(size).toBeLessThanOrEqual(mostOfDeskScripts);
    // Also the file of the texts, which the page names by language.
    expect([...named].filter((path) => path.includes(`/${language}-`))).toHaveLength(1);
    expect([...scripts.keys()].filter((path) => !named.has(path))).toEqual([]);
  }
}, 120_000);
