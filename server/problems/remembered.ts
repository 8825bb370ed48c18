import type { Look } from "./problem.ts";

/**
 * A slow look, whose answer holds for `milliseconds`. While it looks again, the answer of before is given, so that only the first look is
 * waited for. One that rejected is not remembered. `steady` gives milliseconds that never go back.
 */
export function remembered(
  milliseconds: number,
  look: Look,
  steady: () => number = () => performance.now(),
): Look {
  let latest: ReturnType<Look> | undefined;
  let lookedAt = 0;
  return () => {
    const before = latest;
    if (before !== undefined && steady() - lookedAt < milliseconds) return before;
    lookedAt = steady();
    const next = look();
    latest ??= next;
    next.then(
      () => (latest = next),
      () => (latest = undefined),
    );
    return before ?? next;
  };
}
