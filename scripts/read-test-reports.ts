import { readFileSync } from "node:fs";
import * as v from "valibot";

/** Numbers of tests. What cannot be counted, such as a file that does not load, counts as one failed test. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

const missing: TestCounts = { passed: 0, failed: 1 };

const unitReport = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
});

/** Counts the tests of Vitest's JSON report. */
export function readUnitReport(path: string): TestCounts {
  const report = v.safeParse(unitReport, readJson(path));
  if (!report.success) return missing;
  const failed = report.output.testResults.map(({ status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === "failed").length;
    return status === "failed" ? Math.max(1, tests) : 0;
  });
  return { passed: report.output.numPassedTests, failed: failed.reduce((a, b) => a + b, 0) };
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
