import { onThisDevice } from "./on-this-device.ts";
import type { FormDraft } from "./order-state.ts";

/** Key in local storage. */
export const myDetailsStorageKey = "myDetails";

/** What of the form fills the next one. */
const rememberedFields = [
  "name",
  "phoneNumber",
  "email",
  "rightEmail",
  "orderType",
  "city",
  "cityLanguage",
  "cityId",
  "address",
] as const;
/** In UTF-16 units. No field takes more. */
const longestText = 300;

const device = onThisDevice<FormDraft | null>(myDetailsStorageKey, null, (stored) => {
  if (typeof stored !== "object" || stored === null) return null;
  const texts = rememberedFields.flatMap((field) => {
    const text: unknown = (stored as FormDraft)[field];
    return typeof text === "string" && text.length <= longestText ? [[field, text]] : [];
  });
  return texts.length === 0 ? null : (Object.fromEntries(texts) as FormDraft);
});

/** The customer's details as she sent her last order from this device, by field of the form; null if there are none. */
export const readMyDetails = device.read;

/** The details on the page; null on the server and until hydration. */
export const useMyDetails = device.use;

/** Keeps the details of an order that was sent, for the form of the next one. */
export function rememberDetails(form: FormDraft): void {
  device.write(Object.fromEntries(rememberedFields.map((field) => [field, form[field]])));
}

export function forgetDetails(): void {
  device.write(null);
}
