import type { Language } from "#domain/language/language.ts";
import { reloadAfterFailure } from "#web/code-loading/reload-after-failure.ts";
import type { Messages } from "./messages.ts";

const loads: Readonly<Record<Language, () => Promise<Messages>>> = {
  he: () => import("./he.ts"),
  en: () => import("./en.ts"),
};

/** Loads the texts of one language. Where its file is gone, because the shop has another version now, the page loads again. */
export function loadDeskMessages(language: Language): Promise<Messages> {
  return loads[language]().catch(reloadAfterFailure);
}
