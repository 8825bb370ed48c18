import { isRefusedMark } from "#desk/data/marks/refused-mark.ts";
import { type DeviceStorage, draftNames } from "#desk/data/storage/device-storage.ts";
import { otherLanguage } from "#domain/language/language.ts";
import type { AskedWeek } from "./asked-week.ts";
import { nameOfWeek, readCachedWeek } from "./cached-week.ts";
import type { DeskWeek } from "./week-context.tsx";

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
    const kept = await readCachedWeek(storage, other);
    if (
      kept?.week.orders.some(({ number, state }) => erased.has(number) && !state.isErased) === true
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
