import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";

/** The program that opens the store in a file or at a URL, and brings over what older versions stored. */
export const bringingOver = fileURLToPath(
  import.meta.resolve("#server/testing/bring-over-until-killed.ts"),
);

/**
 * Prepares shops of an earlier version until a start of one is killed after it has brought over some of `many` rows, and gives that
 * shop. `leftIn` counts the rows that are left. On a busy machine everything may be brought over before this process looks again.
 */
export async function killedBringingOver<Shop extends { readonly place: string }>(
  prepare: () => Promise<Shop>,
  leftIn: (shop: Shop) => Promise<number>,
  many: number,
): Promise<Shop> {
  const shop = await prepare();
  const starting = spawn(process.execPath, [bringingOver, shop.place], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(starting, "close");
  while ((await leftIn(shop)) === many && starting.exitCode === null) await wait(1);
  starting.kill("SIGKILL");
  await ended;
  const left = await leftIn(shop);
  expect(left).toBeLessThan(many);
  return left > 0 ? shop : killedBringingOver(prepare, leftIn, many);
}
