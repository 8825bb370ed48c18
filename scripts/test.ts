/**
 * `npm test`: everything, also after something failed. Its last line says how many tests passed and failed;
 * it fails as well where a step before the tests did, or where no test ran.
 */
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./ensure-chromium.ts";
import { readEndToEndReport, readUnitReport } from "./read-test-reports.ts";
import { root } from "./root.ts";
import { runTool } from "./run-tool.ts";

const reports = fileURLToPath(new URL("node_modules/.cache/test-reports/", root));
const unitReport = `${reports}unit.json`;
const endToEndReport = `${reports}end-to-end.json`;
const failedSteps: string[] = [];

// A report that an earlier run left behind must not be counted.
rmSync(reports, { recursive: true, force: true });

await step("check", ["node", "scripts/check.ts"]);
await step("build", ["node", "scripts/build.ts"]);
await step("unit tests", [
  "vitest",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${unitReport}`,
]);
if (!(await ensureChromium())) failedSteps.push("Chromium");
await step("end-to-end tests", ["playwright", "test", "--reporter=list,json"], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: endToEndReport,
});

const counts = [readUnitReport(unitReport), readEndToEndReport(endToEndReport)];
const passed = counts.reduce((sum, each) => sum + each.passed, 0);
const failed = counts.reduce((sum, each) => sum + each.failed, 0);
const isOk = failedSteps.length === 0 && failed === 0 && counts.every((each) => each.passed > 0);
if (failedSteps.length > 0) process.stdout.write(`\nfailed: ${failedSteps.join(", ")}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = isOk ? 0 : 1;

async function step(
  name: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  process.stdout.write(`\n${name}\n`);
  const { isOk: isStepOk } = await runTool(command, { env, isShown: true });
  if (!isStepOk) failedSteps.push(name);
}
