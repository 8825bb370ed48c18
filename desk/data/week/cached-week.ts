import type { DeviceStorage } from "#desk/data/storage/device-storage.ts";
import { type AskedWeek, keyOf } from "./asked-week.ts";
import type { HeldWeek } from "./held-week.ts";

/** Raised when the shape of a week changes: what an older build has kept is not read then. */
const version = 7;

interface KeptWeek {
  readonly version: number;
  readonly held: HeldWeek;
}

/** The newest week that the device has kept; undefined if there is none, or if it cannot be read. */
export async function readCachedWeek(
  storage: DeviceStorage,
  asked: AskedWeek,
): Promise<HeldWeek | undefined> {
  try {
    const kept = (await storage.read(nameOfWeek(asked))) as KeptWeek | undefined;
    return kept?.version === version ? kept.held : undefined;
  } catch (error) {
    console.warn("the kept week cannot be read", error);
    return undefined;
  }
}

/** Only the week that is worked on now is kept: others are read while there is a connection. */
export async function cacheWeek(
  storage: DeviceStorage,
  asked: AskedWeek,
  held: HeldWeek,
): Promise<void> {
  if (asked.week !== null) return;
  try {
    await storage.keep(nameOfWeek(asked), { version, held } satisfies KeptWeek);
  } catch (error) {
    console.warn("the week cannot be kept for times without a connection", error);
  }
}

/** Under which name the device keeps a week. */
export function nameOfWeek(asked: AskedWeek): string {
  return `week ${keyOf(asked)}`;
}
