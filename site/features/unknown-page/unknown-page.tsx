import { Link } from "wouter";
import { directionOf, siteLanguages } from "#domain/language/language.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { loadMessages } from "#site/language/load-messages.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/drawing.tsx";
import { linkClass } from "#web/ui/layout.tsx";
import { TextPage } from "#web/ui/text-page.tsx";

/** Only this page needs the texts of all languages; they are loaded with its code. */
const texts = await Promise.all(
  siteLanguages.map(async (language) => ({
    language,
    ...(await loadMessages(language)).unknownPage,
  })),
);

/** Shows all languages, the current one first, because a mistyped address does not tell the language of its reader. */
export function UnknownPage() {
  const { language: shown, messages } = useLanguage();
  return (
    <TextPage heading={messages.unknownPage.text}>
      <Drawing name="empty" />
      <p>
        <Link href="/" className={buttonClass("main")}>
          {messages.unknownPage.toMenu}
        </Link>
      </p>
      {texts
        .filter(({ language }) => language !== shown)
        .map(({ language, text, toMenu }) => (
          <div key={language} lang={language} dir={directionOf(language)}>
            <p>{text}</p>
            <p>
              <Link href="/" className={linkClass}>
                {toMenu}
              </Link>
            </p>
          </div>
        ))}
    </TextPage>
  );
}
