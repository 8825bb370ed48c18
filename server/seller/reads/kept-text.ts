import * as v from "valibot";
import type { LocalizedText } from "#domain/language/language.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { badRequest } from "#server/seller/desk-error.ts";
import type { Store } from "#server/store/store.ts";

/** A text that the seller writes once for her messages, by the name under which it is kept beside the secrets. */
type KeptTextName = "greeting" | "regulars-text";

/** In UTF-16 units, in each language. */
const longestText = 1_000;

const textForm = v.object({ he: v.string(), en: v.string() });

/** Keeps a text until it is written anew. Rejects one that is too long. */
export async function keepText(
  { store, now }: Pick<DeskCall, "store" | "now">,
  name: KeptTextName,
  { he, en }: LocalizedText,
): Promise<void> {
  if (Math.max(he.length, en.length) > longestText) throw badRequest("The text is too long.");
  await store.replaceSecret({ name, value: JSON.stringify({ he, en }), at: now });
}

/** Undefined for a text that was never kept. */
export async function readKeptText(
  store: Pick<Store, "readSecret">,
  name: KeptTextName,
): Promise<LocalizedText | undefined> {
  const kept = await store.readSecret(name);
  return kept && v.parse(textForm, JSON.parse(kept.value));
}
