/**
 * `npm run bench`: measures the site and its server against their limits and prints one table. With names after `--` only
 * those parts; `--rounds=9` says how often each variant is measured, `--json=FILE` keeps the figures, `--report=FILE` writes
 * them into a document, `--timeline=FILE` draws how a first visit goes on. It fails where a limit is missed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findChromium } from "#scripts/find-chromium.ts";
import { type Bench, type BenchLine, isMet } from "./bench-line.ts";
import { tableRow } from "./bench-table.ts";
import { firstPaint } from "./first-paint/first-paint.ts";
import { writeTimeline } from "./first-paint/write-timeline.ts";
import { measureMenus } from "./growth/menu/measure-menus.ts";
import { measureOrders } from "./growth/orders/measure-orders.ts";
import { measureProcesses } from "./growth/processes/measure-processes.ts";
import { describeMachine } from "./machine.ts";
import { cachedPage } from "./server/cached-page.ts";
import { fullMenuCpu } from "./server/full-menu-cpu.ts";
import { memory } from "./server/memory.ts";
import { oneCaller } from "./server/one-caller.ts";
import { orderRate } from "./server/order-rate.ts";
import { startTime } from "./server/start-time.ts";
import { uncachedRender } from "./server/uncached-render.ts";
import { type Report, writeReport } from "./write-report.ts";

const benches: readonly Bench[] = [
  firstPaint,
  cachedPage,
  uncachedRender,
  fullMenuCpu,
  orderRate,
  oneCaller,
  startTime,
  memory,
  // What becomes of the shop when it grows: longer menus, more stored orders, more processes.
  { name: "menu-growth", measure: measureMenus },
  { name: "order-growth", measure: measureOrders },
  { name: "process-growth", measure: measureProcesses },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "9" },
    json: { type: "string" },
    report: { type: "string" },
    timeline: { type: "string" },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds is a whole number above 0");
const unknown = positionals.filter((name) => benches.every((bench) => bench.name !== name));
if (unknown.length > 0)
  throw new Error(
    `no such bench: ${unknown.join(", ")}; there are ${benches.map(({ name }) => name).join(", ")}`,
  );

// What ends it early lets the parts remove what they made.
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)
  process.on(signal, () => process.exit(code));

const machine = describeMachine(findChromium());
process.stdout.write(`${machine.join("\n")}\n\n`);
const reports: Report[] = [];
for (const { name, measure } of benches) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const say = (text: string) => process.stderr.write(`${name}: ${text}\n`);
  const measured: BenchLine[] = [];
  for await (const line of measure({ rounds, say })) {
    measured.push(line);
    process.stdout.write(`${tableRow(line)}\n`);
  }
  reports.push({ name, machine, rounds, lines: measured });
}
const lines = reports.flatMap((report) => report.lines);
const met = lines.filter(isMet).length;
process.stdout.write(`\n${met} of ${lines.length} met\n`);
if (values.json !== undefined)
  writeFileSync(values.json, `${JSON.stringify({ machine, rounds, lines }, null, 2)}\n`);
if (values.report !== undefined)
  writeFileSync(values.report, reports.reduce(writeReport, readFileSync(values.report, "utf8")));
if (values.timeline !== undefined) await writeTimeline(values.timeline);
process.exitCode = met === lines.length ? 0 : 1;
