/**
 * `npm run soak`: sends a mixed load to the shop for ten minutes, or as many as the argument says, with mails written as files.
 * It prints memory, file descriptors, log bytes, mails, response times, and the server's processor time for each request, every
 * half minute. It exits with 1 if a figure grows, an answer is wrong, or a mail is missing. Linux only: it reads /proc.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { processorTime, residentMemory } from "#bench/process-figures.ts";
import { pageRequest } from "#bench/requests.ts";
import { sendRequests } from "#bench/send-requests.ts";
import { benchFolder, exitOnSignals } from "#bench/temporary-folder.ts";
import { spawnShop } from "#server/testing/spawn-shop.ts";
import { judgeFlatness, type Sample } from "./flatness.ts";
import { type LoadReport, mostInFlight, rate, startLoad } from "./mixed-load.ts";

const mailsPerOrder = 2;
/** The most 503 that a busy machine may cause, as a share of all requests. */
const mostShed = 0.01;
/** Milliseconds that the last mails may take after the load. */
const longestDrain = 60_000;

const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) throw new Error("the number of minutes must be above 0");
const total = minutes * 60_000;
/** Milliseconds; a short soak has shorter intervals, so that each third has four samples. */
const interval = Math.min(30_000, total / 12);

exitOnSignals();
using folder = benchFolder();
await using shop = await spawnShop({
  DATA_DIR: folder.path,
  LOG_LEVEL: "info",
  // On, but never reached.
  CALLS_PER_MINUTE: "1000000",
});
// Warm-up: code is compiled and connections are open.
await sendRequests({
  port: Number(new URL(shop.address).port),
  next: () => pageRequest("/"),
  count: 20_000,
  connections: mostInFlight,
});
const load = startLoad(shop.address);
const samples: Sample[] = [];
process.stdout.write(
  `${minutes} minutes, ${rate} requests per second\n   time  memory MiB  descriptors  log bytes   .eml  waiting  p99 ms  CPU ms\n`,
);
const start = performance.now();
let logged = 0;
let seen: LoadReport = load.report();
let worked = processorTime(shop.pid());
while (samples.length < Math.round(total / interval)) {
  await wait(Math.max(0, start + (samples.length + 1) * interval - performance.now()));
  if (!shop.isRunning()) throw new Error(`the server ended:\n${shop.log().slice(-2_000)}`);
  const sentBefore = seen.sent;
  seen = load.report();
  const workedBefore = worked;
  worked = processorTime(shop.pid());
  const bytes = Buffer.byteLength(shop.log());
  const mails = countMails();
  const sample: Sample = {
    at: Math.round((performance.now() - start) / 1_000),
    memory: residentMemory(shop.pid()),
    descriptors: readdirSync(`/proc/${shop.pid()}/fd`).length,
    logBytes: bytes - logged,
    mails,
    waitingMails: Math.max(0, seen.placed * mailsPerOrder - mails),
    p99: percentile(seen.times, 0.99),
    processorTime: (worked - workedBefore) / (seen.sent - sentBefore),
  };
  logged = bytes;
  samples.push(sample);
  process.stdout.write(`${row(sample)}\n`);
}
await load.stop();
seen = load.report();
await drainMails(seen.placed * mailsPerOrder);

const verdicts = judgeFlatness(samples).map(({ what, middle, last, most, isFlat }) => ({
  isMet: isFlat,
  text: `${what}: ${last.toFixed(1)} in the last third, ${middle.toFixed(1)} in the middle third, limit ${most.toFixed(1)}`,
}));
const { sent, placed, shed, wrong } = seen;
const written = countMails();
const checks = [
  ...verdicts,
  { isMet: placed > 0, text: `${sent} requests, ${placed} orders placed` },
  {
    isMet: wrong.length === 0,
    text: `${wrong.length} wrong answers ${wrong.slice(0, 3).join("; ")}`,
  },
  { isMet: shed <= sent * mostShed, text: `${shed} requests shed with 503` },
  { isMet: written === placed * mailsPerOrder, text: `${written} mails for ${placed} orders` },
];
for (const { isMet, text } of checks) {
  const result = isMet === undefined ? "not judged" : isMet ? "met" : "MISSED";
  process.stdout.write(`${result}: ${text}\n`);
}
process.exitCode = checks.some(({ isMet }) => isMet === false) ? 1 : 0;

function row(sample: Sample): string {
  const { at, memory, descriptors, logBytes, mails, waitingMails, p99 } = sample;
  return [
    `${at} s`.padStart(7),
    memory.toFixed(1).padStart(10),
    String(descriptors).padStart(11),
    String(logBytes).padStart(9),
    String(mails).padStart(5),
    String(waitingMails).padStart(7),
    p99.toFixed(1).padStart(6),
    sample.processorTime.toFixed(2).padStart(6),
  ].join("  ");
}

/** The folder is made with the first mail. */
function countMails(): number {
  const all = readdirSync(folder.path, { recursive: true, encoding: "utf8" });
  return all.filter((name) => name.startsWith(join("mails", "")) && name.endsWith(".eml")).length;
}

async function drainMails(expected: number): Promise<void> {
  for (const from = performance.now(); performance.now() - from < longestDrain; ) {
    if (countMails() >= expected) return;
    await wait(200);
  }
}

function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}
