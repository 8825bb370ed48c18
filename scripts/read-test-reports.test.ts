import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readEndToEndReport, readUnitReport } from "./read-test-reports.ts";

const folder = mkdtempSync(join(tmpdir(), "reports-"));

function reportWith(content: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const passed = { status: "passed" };
const failed = { status: "failed" };

describe("the count of unit tests", () => {
  test("adds up files", () => {
    const path = reportWith({
      numPassedTests: 3,
      testResults: [
        { status: "passed", assertionResults: [passed, passed] },
        { status: "failed", assertionResults: [passed, failed, failed] },
      ],
    });
    expect(readUnitReport(path)).toEqual({ passed: 3, failed: 2 });
  });

  test("counts a file that does not load as failed", () => {
    const path = reportWith({
      numPassedTests: 0,
      testResults: [{ status: "failed", assertionResults: [] }],
    });
    expect(readUnitReport(path)).toEqual({ passed: 0, failed: 1 });
  });

  test("counts a missing or broken report as failed", () => {
    expect(readUnitReport(join(folder, "none.json"))).toEqual({ passed: 0, failed: 1 });
    expect(readUnitReport(reportWith('{"numPassedTests":'))).toEqual({ passed: 0, failed: 1 });
  });
});

describe("the count of end-to-end tests", () => {
  test("counts a test that passed on a retry as failed", () => {
    const path = reportWith({ stats: { expected: 5, unexpected: 1, flaky: 2 }, errors: [] });
    expect(readEndToEndReport(path)).toEqual({ passed: 5, failed: 3 });
  });

  test("counts an error outside of any test as failed", () => {
    const path = reportWith({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] });
    expect(readEndToEndReport(path)).toEqual({ passed: 0, failed: 1 });
  });
});
