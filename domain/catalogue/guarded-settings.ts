import type { ShopSettings } from "./catalogue.ts";

/**
 * What says whom customers pay, where they write or call, and when who ordered is erased: what a stolen session must not change.
 * docs/security-of-the-desk.md says why the other settings are not among them.
 */
export const guardedSettings = [
  "payment",
  "contactAddress",
  "whatsapp",
  "seller",
  "accessibilityContact",
  "customerYears",
] as const satisfies readonly (keyof ShopSettings)[];

/** Whether any of these settings is guarded. */
export function areGuarded(names: readonly string[]): boolean {
  return guardedSettings.some((guarded) => names.includes(guarded));
}
