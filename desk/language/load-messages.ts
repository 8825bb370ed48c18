import type { Language } from "#domain/language/language.ts";
import { reloadAfterFailure } from "#web/code-loading/reload-after-failure.ts";
import type { Messages } from "./messages.ts";

/** Loads the texts of one language. Where its file is gone, because the shop has another version now, the page loads again. */
export function loadDeskMessages(language: Language): Promise<Messages> {
  const loaded = language === "he" ? import("./he.ts") : import("./en.ts");
  return loaded.catch(reloadAfterFailure);
}
