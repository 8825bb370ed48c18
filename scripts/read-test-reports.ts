import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { root } from "./root.ts";

/** Numbers of tests. What cannot be counted, such as a file that does not load, counts as one failed test. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/** Results of the unit tests, with a text for each failed one: its file and name, and the start of what it said. */
export interface UnitResults extends TestCounts {
  readonly failures: readonly string[];
}

const missing: TestCounts = { passed: 0, failed: 1 };

/** What is shown of a failure: its message, without the rest of the stack. */
const shownLines = 8;

const unitReport = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.array(v.string()),
        }),
      ),
    }),
  ),
});

/** Counts the tests of Vitest's JSON report and describes the failed ones. */
export function readUnitReport(path: string): UnitResults {
  const report = v.safeParse(unitReport, readJson(path));
  if (!report.success)
    return { ...missing, failures: ["The unit tests left no report that can be read"] };
  const failures = report.output.testResults.flatMap(
    ({ name, status, message, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === "failed");
      const file = relative(fileURLToPath(root), name);
      if (status === "failed" && tests.length === 0) return [describeFailure(file, message)];
      return tests.map((test) =>
        describeFailure(`${file} > ${test.fullName}`, test.failureMessages.join("\n")),
      );
    },
  );
  return { passed: report.output.numPassedTests, failed: failures.length, failures };
}

function describeFailure(test: string, message: string): string {
  const lines = message.split("\n").slice(0, shownLines);
  return [test, ...lines.map((line) => `  ${line}`)].join("\n");
}

const endToEndReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
});

/** Counts the tests of Playwright's JSON report. A test that passed only on a retry counts as failed. */
export function readEndToEndReport(path: string): TestCounts {
  const report = v.safeParse(endToEndReport, readJson(path));
  if (!report.success) return missing;
  const { stats, errors } = report.output;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
