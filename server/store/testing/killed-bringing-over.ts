import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

/** The program that opens the store in a file or at a URL, and brings over what older versions stored. */
export const bringingOver = fileURLToPath(
  import.meta.resolve("#server/testing/bring-over-until-killed.ts"),
);

/** Kills a start of the shop at `place` that has brought over some of `many` rows; `left` counts those that are left. */
export async function killBringingOver(
  place: string,
  left: () => Promise<number | undefined>,
  many: number,
): Promise<void> {
  const starting = spawn(process.execPath, [bringingOver, place], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(starting, "close");
  while ((await left()) === many && starting.exitCode === null) await wait(1);
  starting.kill("SIGKILL");
  await ended;
  expect(await left()).toBeGreaterThan(0);
  expect(await left()).toBeLessThan(many);
}
