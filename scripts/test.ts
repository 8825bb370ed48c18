/**
 * `npm test`: every step runs, also after one has failed. The last line of the output is "N passed, N failed", or after it one that
 * names the engines that were not tried, because this machine has none and they could not be installed. The failed unit tests are
 * described shortly before it, because a service that runs the tests may keep only the end of the output.
 * The run fails if a test failed, if any step failed, or if a kind of test did not run at all.
 */
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { enginesNotFound, ensureBrowsers } from "./browsers.ts";
import { readEndToEndReport, readUnitReport } from "./read-test-reports.ts";
import { root } from "./root.ts";
import { runTool } from "./run-tool.ts";

interface Step {
  readonly name: string;
  readonly isOk: boolean;
  readonly seconds: number;
}

const reports = fileURLToPath(new URL("node_modules/.cache/test-reports/", root));
const unitReport = `${reports}unit.json`;
const endToEndReport = `${reports}end-to-end.json`;
const steps: Step[] = [];
const start = performance.now();

// A report of an earlier run must not be counted.
rmSync(reports, { recursive: true, force: true });

// The check reads sources only, so it may run beside the others, which wait for processes now and then. The end-to-end tests run alone:
// Chromium uses both processors itself.
await Promise.all([step("check", () => run(["node", "scripts/check.ts"])), buildAndTestUnits()]);
await step("end-to-end tests", () =>
  run(["playwright", "test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: endToEndReport,
  }),
);

const unit = readUnitReport(unitReport);
const counts = [unit, readEndToEndReport(endToEndReport)];
const passed = counts.reduce((sum, each) => sum + each.passed, 0);
const failed = counts.reduce((sum, each) => sum + each.failed, 0);
const areStepsOk = steps.every(({ isOk }) => isOk);
const isOk = areStepsOk && failed === 0 && counts.every((each) => each.passed > 0);
if (unit.failures.length > 0)
  process.stdout.write(`\nFailed unit tests:\n${unit.failures.join("\n")}\n`);
process.stdout.write(`\n${durations()}\n\n${passed} passed, ${failed} failed\n`);
const notTried = enginesNotFound();
if (notTried.length > 0)
  process.stdout.write(`Not tried, because none was found: ${notTried.join(", ")}\n`);
process.exitCode = isOk ? 0 : 1;

/** Some unit tests need the build. */
async function buildAndTestUnits(): Promise<void> {
  await Promise.all([
    step("build", () => run(["node", "scripts/build.ts"])),
    step("browsers", ensureBrowsers),
  ]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];
  await step("unit tests", () => run(["vitest", "run", ...reporters]));
}

async function step(name: string, carryOut: () => Promise<boolean>): Promise<void> {
  process.stdout.write(`\n${name} …\n`);
  const begin = performance.now();
  const isStepOk = await carryOut();
  steps.push({ name, isOk: isStepOk, seconds: (performance.now() - begin) / 1000 });
}

async function run(
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const outcome = await runTool(command, { env, isShown: true });
  return outcome.isOk;
}

/** The table of the steps. Steps that ran side by side overlap, so the total is less than their sum. */
function durations(): string {
  const total = { name: "total", isOk: areStepsOk, seconds: (performance.now() - start) / 1000 };
  return [...steps, total]
    .map(({ name, isOk: isStepOk, seconds }) =>
      [name.padEnd(18), `${seconds.toFixed(1)} s`.padStart(9), isStepOk ? "" : "  FAILED"].join(""),
    )
    .join("\n");
}
