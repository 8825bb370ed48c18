import { onTestFinished } from "vitest";
import { type SpawnedShop, type SpawnOptions, spawnShop } from "./spawn-shop.ts";

/** `spawnShop` for the running test; the process is killed at the end of the test. */
export async function startShopProcess(
  settings: Readonly<Record<string, string>>,
  options?: SpawnOptions,
): Promise<SpawnedShop> {
  const shop = await spawnShop(settings, options);
  onTestFinished(async () => void (await shop.kill()));
  return shop;
}
