/**
 * `npm run bench`: measures the site and the server against their limits and prints one table, with the
 * distance to what is aimed at beyond a limit. Names after `--` select benchmarks; `--rounds=9` sets how often each variant is
 * measured. Exits with 1 if a limit is missed.
 */
import { execFileSync } from "node:child_process";
import { cpus, release, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { findChromium } from "#scripts/browsers.ts";
import { type Bench, type BenchLine, isMet, isReached, tableRow } from "./bench-line.ts";
import { deskPhone } from "./desk-phone/desk-phone.ts";
import { firstPaint } from "./first-paint/first-paint.ts";
import { cachedPage } from "./server/cached-page.ts";
import { deskMemory } from "./server/desk-memory.ts";
import { desksYears, peopleGrowth } from "./server/desk-years.ts";
import { orderGrowth } from "./server/order-growth.ts";
import { orderRate } from "./server/order-rate.ts";
import { startTime } from "./server/start-time.ts";
import { weekOfVersions } from "./server/week-of-versions.ts";
import { exitOnSignals } from "./temporary-folder.ts";

const benches: readonly Bench[] = [
  firstPaint,
  cachedPage,
  orderRate,
  orderGrowth,
  desksYears,
  peopleGrowth,
  weekOfVersions,
  deskMemory,
  deskPhone,
  startTime,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "9" } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error("--rounds must be a whole number above 0");
const unknown = positionals.filter((name) => benches.every((bench) => bench.name !== name));
if (unknown.length > 0)
  throw new Error(
    `unknown benchmark: ${unknown.join(", ")}; known: ${benches.map(({ name }) => name).join(", ")}`,
  );

exitOnSignals();
process.stdout.write(`${describeMachine()}\n\n`);
const lines: BenchLine[] = [];
for (const { name, measure } of benches) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const say = (text: string) => process.stderr.write(`${name}: ${text}\n`);
  for await (const line of measure({ rounds, say })) {
    lines.push(line);
    process.stdout.write(`${tableRow(line)}\n`);
  }
}
const met = lines.filter(isMet).length;
const aimed = lines.filter(({ goal }) => goal !== undefined);
const reached = aimed.filter(isReached).length;
process.stdout.write(
  `\n${met} of ${lines.length} limits met, ${reached} of ${aimed.length} goals reached\n`,
);
process.exitCode = met === lines.length ? 0 : 1;

/** The processor and the versions, which every recorded figure needs beside it. */
function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const chromium = findChromium();
  return [
    `${processors[0]?.model.trim() ?? "unknown processor"}, ${processors.length} cores, ${memory} GiB, ${process.platform} ${release()}`,
    `Node ${process.versions.node}, V8 ${process.versions.v8}, SQLite ${process.versions["sqlite"] ?? "?"}`,
    chromium === undefined
      ? "no Chromium"
      : execFileSync(chromium, ["--version"], { encoding: "utf8" }).trim(),
  ].join("\n");
}
