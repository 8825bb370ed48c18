import { format } from "node:util";
import { afterAll, afterEach, expect } from "vitest";

/**
 * Before each file of unit tests: a test fails that says something to the console, or makes Node warn. One that expects such words
 * takes them with `vi.spyOn(console, …)` and asserts them.
 */
const said: string[] = [];
for (const method of ["debug", "error", "info", "log", "warn"] as const)
  console[method] = (...words: unknown[]) => void said.push(format(...words));

const hear = (warning: Error) => void said.push(warning.stack ?? warning.message);
process.on("warning", hear);

afterEach(expectCalm);
// What is said after the last test fails the file.
afterAll(() => {
  process.off("warning", hear);
  expectCalm();
});

function expectCalm(): void {
  expect(said.splice(0), "what was said to the console").toEqual([]);
}
