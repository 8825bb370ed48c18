/**
 * `npm run lighthouse`: what Lighthouse says of every page in both languages on a phone. Fails where a category is below 100.
 * `npm run build` comes first.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { languages } from "#domain/language/language.ts";
import { pagePaths } from "#server/http/page-cache.ts";
import { chromiumSwitches } from "./chromium-switches.ts";
import { findChromium } from "./find-chromium.ts";
import { root } from "./root.ts";

/** Search engines are asked to leave these out: a cart is its customer's own. */
const unlisted = new Set(["/cart"]);
const categories = ["accessibility", "best-practices", "seo"];

const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
const port = await freePort();
const debuggingPort = await freePort();
// A browser takes localhost for as safe as https, and the pages name it as their address.
const address = `http://localhost:${String(port)}`;
const server = startServer();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: [...chromiumSwitches, `--remote-debugging-port=${String(debuggingPort)}`],
});
try {
  await untilServed();
  process.stdout.write(`Chromium ${browser.version()}\n`);
  for (const path of pagePaths) for (const language of languages) await judge(path, language);
} finally {
  await browser.close();
  server.kill();
  await once(server, "exit");
  await rm(folder, { recursive: true });
}

async function judge(path: string, language: string): Promise<void> {
  const page = `${path}?lang=${language}`;
  const result = await lighthouse(`${address}${page}`, {
    port: debuggingPort,
    onlyCategories: categories,
    logLevel: "error",
    ...(unlisted.has(path) && { skipAudits: ["is-crawlable"] }),
  });
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${page}`);
  const { lhr } = result;
  if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  const shown = categories.map((name, index) => `${name} ${String(scores[index])}`);
  process.stdout.write(`${page.padEnd(32)} ${shown.join(", ")}\n`);
  if (scores.every((score) => score === 100)) return;
  process.exitCode = 1;
  for (const { id, score, title } of Object.values(lhr.audits)) {
    if (score !== null && score < 1) process.stdout.write(`  ${id}: ${title}\n`);
  }
}

function startServer() {
  return spawn(process.execPath, [fileURLToPath(new URL("server/main.ts", root))], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "localhost",
      DATA_DIR: folder,
      DATABASE_URL: "",
      PUBLIC_URL: address,
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function untilServed(): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(address).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok === true) return;
  }
  throw new Error("the server did not start");
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "localhost");
  await once(probe, "listening");
  const found = probe.address();
  probe.close();
  if (found === null || typeof found === "string") throw new Error("no port is free");
  return found.port;
}
