import type { Bench } from "#bench/bench-line.ts";
import { calmLines } from "./calm-lines.ts";
import { openSides } from "./open-sides.ts";
import { readinessLines } from "./readiness-lines.ts";
import { timingLines } from "./timing-lines.ts";

/** How soon, how steadily and with how many bytes the menu stands on a slow phone, beside a static page that looks the same. */
export const firstPaint: Bench = {
  name: "first-paint",
  async *measure(options) {
    await using closing = new AsyncDisposableStack();
    const { browser, sides } = await openSides(closing);
    yield* await readinessLines(browser, sides, options);
    yield* await calmLines(browser, sides, options);
    yield* await timingLines(browser, sides, options);
  },
};
