import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readEndToEndReport, readUnitReport } from "./read-test-reports.ts";
import { root } from "./root.ts";

const folder = mkdtempSync(join(tmpdir(), "reports-"));

function reportWith(content: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const passed = { status: "passed", fullName: "a menu has dishes", failureMessages: [] };
const failed = {
  status: "failed",
  fullName: "a cart keeps its rows",
  failureMessages: ["AssertionError: expected 1 to be 2\n    at cart.test.ts:7:3"],
};
const name = fileURLToPath(new URL("domain/cart.test.ts", root));

describe("the count of unit tests", () => {
  test("adds up files, and says which tests failed and why", () => {
    const path = reportWith({
      numPassedTests: 3,
      testResults: [
        { name, status: "passed", message: "", assertionResults: [passed, passed] },
        { name, status: "failed", message: "", assertionResults: [passed, failed, failed] },
      ],
    });
    const failure = [
      "domain/cart.test.ts > a cart keeps its rows",
      "  AssertionError: expected 1 to be 2",
      "      at cart.test.ts:7:3",
    ].join("\n");
    expect(readUnitReport(path)).toEqual({ passed: 3, failed: 2, failures: [failure, failure] });
  });

  test("counts a file that does not load as failed", () => {
    const path = reportWith({
      numPassedTests: 0,
      testResults: [
        { name, status: "failed", message: "Error: no such module", assertionResults: [] },
      ],
    });
    const failures = ["domain/cart.test.ts\n  Error: no such module"];
    expect(readUnitReport(path)).toEqual({ passed: 0, failed: 1, failures });
  });

  test("counts a missing or broken report as failed", () => {
    for (const path of [join(folder, "none.json"), reportWith('{"numPassedTests":')])
      expect(readUnitReport(path)).toMatchObject({
        passed: 0,
        failed: 1,
        failures: [expect.any(String)],
      });
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
