/**
 * `npm run lighthouse`: prints the scores that Lighthouse gives every page in both languages on a phone, and those of the seller's
 * desk, signed in, in a full week, in Hebrew. It fails if one is below 100. With `-- desk` it judges the desk alone, and with paths, such
 * as `-- /desk/kitchen /cart`, those pages. Run `npm run build` first. Lighthouse is installed when it is run, into scripts/lighthouse, because with its own dependencies it is larger than most
 * of what the shop needs (docs/decisions/0018-packages.md).
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import * as v from "valibot";
import { languages } from "#domain/language/language.ts";
import { pagePaths } from "#server/http/page-cache.ts";
import { freePort } from "#server/testing/free-port.ts";
import { spawnShop } from "#server/testing/spawn-shop.ts";
import { makeDemoShop } from "./demo/make-demo-shop.ts";
import { chromiumSwitches, findChromium } from "./find-chromium.ts";
import { root } from "./root.ts";
import { runTool } from "./run-tool.ts";

/** Search engines are asked not to list these pages: a cart is its customer's own. */
const unlisted = new Set(["/cart"]);
const categories = ["accessibility", "best-practices", "seo"] as const;
/** Search engines never see the desk. */
const categoriesOfDesk = ["accessibility", "best-practices"] as const;
const pagesOfDesk = [
  "/desk",
  "/desk/orders",
  "/desk/orders/new",
  "/desk/kitchen",
  "/desk/packing",
  "/desk/handing-over",
  "/desk/route",
  "/desk/money",
  "/desk/year",
  "/desk/weeks",
  "/desk/weeks/all",
  "/desk/customers",
  "/desk/menu",
  "/desk/menu/new",
  "/desk/menu/limits",
  "/desk/menu/history",
  "/desk/shop",
  "/desk/shop/cook",
  "/desk/shop/places",
  "/desk/message",
  "/desk/week-message",
  "/desk/safety",
  "/desk/devices",
  "/desk/paper/slips",
  "/desk/sign-in",
];
const named = process.argv.slice(2).filter((each) => each.startsWith("/"));
const isDeskOnly = process.argv.includes("desk");
const isJudged = (path: string) => named.length === 0 || named.includes(path);
const home = fileURLToPath(new URL("scripts/lighthouse", root));

/** Scores are from 0 to 1; an audit that does not apply to the page has none. */
const report = v.object({
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.record(
    v.string(),
    v.object({ id: v.string(), score: v.nullable(v.number()), title: v.string() }),
  ),
  runtimeError: v.optional(v.object({ message: v.string() })),
});

const unknown = named.filter((path) => ![...pagePaths, ...pagesOfDesk].includes(path));
if (unknown.length > 0) throw new Error(`there is no such page: ${unknown.join(", ")}`);

await install();
const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
const cookie = await makeDemoShop(folder);
const port = await freePort();
const debuggingPort = await freePort();
// A browser treats localhost as secure as https. PUBLIC_URL is the same address, so that pages name it as canonical.
const address = `http://localhost:${String(port)}`;
const server = await spawnShop({
  PORT: String(port),
  HOST: "localhost",
  DATA_DIR: folder,
  PUBLIC_URL: address,
});
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: [...chromiumSwitches, `--remote-debugging-port=${String(debuggingPort)}`],
});
try {
  process.stdout.write(`Chromium ${browser.version()}\n`);
  for (const path of isDeskOnly ? [] : pagePaths.filter(isJudged))
    for (const language of languages)
      await judge(`${path}?lang=${language}`, categories, {
        "skip-audits": unlisted.has(path) ? "is-crawlable" : "",
      });
  // Lighthouse takes away the cookies of the browser, so each request brings the session itself.
  const session = { "extra-headers": JSON.stringify({ Cookie: cookie }) };
  for (const path of pagesOfDesk.filter(isJudged)) await judge(path, categoriesOfDesk, session);
  // Otherwise pages of signing in would have been judged.
  await expectSignedIn();
} finally {
  await browser.close();
  await server.kill();
  await rm(folder, { recursive: true });
}

async function install(): Promise<void> {
  const { isOk, output } = await runTool(["npm", "ci", "--prefer-offline"], { cwd: home });
  if (!isOk) throw new Error(`Lighthouse cannot be installed: ${output}`);
}

/** Throws an error if the session that each request to the desk brings is not valid. */
async function expectSignedIn(): Promise<void> {
  const response = await fetch(`${address}/desk/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address, cookie },
    body: JSON.stringify({ query: "{ me { device { id } } }" }),
  });
  const answer = await response.text();
  if (!answer.includes('"device"')) throw new Error(`the desk does not let in: ${answer}`);
}

async function judge(
  page: string,
  judged: readonly string[],
  options: Readonly<Record<string, string>>,
): Promise<void> {
  const file = join(folder, "report.json");
  const { isOk, output } = await runTool([
    "node",
    join(home, "node_modules/lighthouse/cli/index.js"),
    `${address}${page}`,
    `--port=${String(debuggingPort)}`,
    `--only-categories=${judged.join(",")}`,
    ...Object.entries(options).flatMap(([name, value]) =>
      value === "" ? [] : [`--${name}=${value}`],
    ),
    "--output=json",
    `--output-path=${file}`,
    "--no-enable-error-reporting",
    "--quiet",
  ]);
  if (!isOk) throw new Error(`Lighthouse failed at ${page}: ${output}`);
  const result = v.parse(report, JSON.parse(await readFile(file, "utf8")));
  if (result.runtimeError !== undefined) throw new Error(result.runtimeError.message);
  const scores = judged.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100));
  const shown = judged.map((name, index) => `${name} ${String(scores[index])}`);
  process.stdout.write(`${page.padEnd(32)} ${shown.join(", ")}\n`);
  if (scores.every((score) => score === 100)) return;
  process.exitCode = 1;
  for (const { id, score, title } of Object.values(result.audits)) {
    if (score !== null && score < 1) process.stdout.write(`  ${id}: ${title}\n`);
  }
}
