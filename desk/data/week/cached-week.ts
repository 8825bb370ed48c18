import { isRefusedMark } from "#desk/data/marks/refused-mark.ts";
import { type DeviceStorage, draftNames } from "#desk/data/storage/device-storage.ts";
import { otherLanguage } from "#domain/language/language.ts";
import { type AskedWeek, keyOf } from "./asked-week.ts";
import type { DeskWeek } from "./desk-week.ts";
import type { HeldWeek } from "./held-week.ts";

/** Raised when the shape of a week changes, which the test beside it notices: what an older build has kept is not read then. */
const version = 10;

interface CachedWeek {
  readonly version: number;
  readonly held: HeldWeek;
}

/** The newest week that the device has kept; undefined if there is none, or if it cannot be read. */
export async function readCachedWeek(
  storage: DeviceStorage,
  asked: AskedWeek,
): Promise<HeldWeek | undefined> {
  try {
    const cached = (await storage.read(nameOfWeek(asked))) as CachedWeek | undefined;
    return cached?.version === version ? cached.held : undefined;
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
    await storage.keep(nameOfWeek(asked), { version, held } satisfies CachedWeek);
  } catch (error) {
    console.warn("the week cannot be kept for times without a connection", error);
  }
}

/** Under which name the device keeps a week. */
function nameOfWeek(asked: AskedWeek): string {
  return `week ${keyOf(asked)}`;
}

/**
 * Removes from the device what it has kept of the customers whose orders a week says are erased: the week in the other language, drafts
 * of changes, and what was said of marks that were refused.
 */
export async function forgetErased(
  storage: DeviceStorage,
  asked: AskedWeek,
  { orders }: DeskWeek,
): Promise<void> {
  const erased = new Set(orders.flatMap(({ number, state }) => (state.isErased ? [number] : [])));
  if (erased.size === 0) return;
  try {
    const other = { ...asked, language: otherLanguage(asked.language) };
    const cached = await readCachedWeek(storage, other);
    if (
      cached?.week.orders.some(({ number, state }) => erased.has(number) && !state.isErased) ===
      true
    )
      await storage.keep(nameOfWeek(other), undefined);
    for (const number of erased) await storage.keep(`${draftNames}change ${number}`, undefined);
    for (const { key, value } of await storage.list("refused")) {
      if (!isRefusedMark(value) || value.said === "") continue;
      if (value.orderNumber === null || !erased.has(value.orderNumber)) continue;
      await storage.change([
        { kind: "remove", list: "refused", key },
        { kind: "add", list: "refused", value: { ...value, said: "" } },
      ]);
    }
  } catch (error) {
    console.error("the device cannot remove what was erased", error);
  }
}
