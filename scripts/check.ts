/** `npm run check`: everything that is checked without running tests. A failed step does not stop the others. */
import { runTool } from "./run-tool.ts";

const steps = {
  // More checkers would each examine the types of what projects share.
  types: ["tsc", "-b", "--checkers", "1"],
  "lock file": ["node", "scripts/lock.ts", "--check"],
  "generated code": ["node", "contract/generate.ts", "--check"],
  "picture of the rooms": ["node", "scripts/draw-architecture.ts", "--check"],
  "calls of the desk": ["node", "scripts/write-desk-calls.ts", "--check"],
  names: ["node", "scripts/check-names.ts"],
  documents: ["node", "scripts/check-docs.ts"],
  lint: ["oxlint"],
  boundaries: ["node", "scripts/check-boundaries.ts"],
  "browser support": ["node", "scripts/check-browser-support.ts"],
  "format and styles": ["biome", "check", "--error-on-warnings", "."],
  "unused code": ["knip"],
};
/** Steps that run at a time: not more, because the compiler and the linter use several processors themselves. */
const lanes = 2;

/** The compiler and the linter free memory less often, in which they spend a fifth of their processor time. */
const env = { GOGC: "300" };

const waiting = Object.entries(steps);
let failed = 0;
await Promise.all(Array.from({ length: lanes }, runSteps));
if (failed > 0) process.stdout.write(`${failed} of ${Object.keys(steps).length} steps failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

async function runSteps(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const [name, command] = step;
    const start = performance.now();
    const { isOk, output } = await runTool(command, { env });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`${isOk ? "ok    " : "FAILED"} ${name} (${seconds} s)\n`);
    if (!isOk) {
      failed += 1;
      process.stdout.write(output.endsWith("\n") ? output : `${output}\n`);
    }
  }
}
