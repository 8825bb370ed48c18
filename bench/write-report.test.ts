import { expect, test } from "vitest";
import { atMost } from "./bench-line.ts";
import { writeReport } from "./write-report.ts";

const document = "# Performance\n\n<!-- end of figures -->\n\nThe end.\n";
const report = (name: string, measured: number) => ({
  name,
  machine: ["2 cores"],
  rounds: 9,
  lines: [{ goal: "first dish in sight", limit: atMost(1.1), measured, unit: "times" }],
});

test("new figures take the place of the same bench's old ones and leave all others", () => {
  const both = [report("first-paint", 1.25), report("server", 1)].reduce(writeReport, document);
  const again = writeReport(both, report("first-paint", 1.05));
  expect(both).toContain("| **missed** | first dish in sight | at most 1.10 times | 1.25 |  |");
  expect(again).toContain("| met | first dish in sight | at most 1.10 times | 1.05 |  |");
  expect(again).not.toContain("1.25");
  expect(again.replace("1.05", "1.25").replace("| met | first", "| **missed** | first")).toBe(both);
  expect(again).toMatch(/<!-- end of figures -->\n\nThe end\.\n$/u);
});

test("a document without a place for figures is refused", () => {
  expect(() => writeReport("# Performance", report("server", 1))).toThrow("has no line");
});
