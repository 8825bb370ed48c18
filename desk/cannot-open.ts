import { defaultLanguage, directionOf, languages } from "#domain/language/language.ts";
import { messagesIn } from "./language/messages.ts";

/** What the page of the desk says in every language where the desk cannot open: the browser is too old or runs no scripts. HTML. */
export function cannotOpen(): string {
  const texts = languages.map(
    (language) =>
      `<p lang="${language}" dir="${directionOf(language)}">${messagesIn(language).shell.cannotOpen}</p>`,
  );
  return `<main class="cannotOpen"><h1>${messagesIn(defaultLanguage).shell.appName}</h1>${texts.join("")}</main>`;
}
