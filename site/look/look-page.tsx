import { useEffect, useMemo } from "react";
import { directionOf, type Language, languages } from "#domain/language/language.ts";
import { LanguageContext } from "#site/language/language-context.tsx";
import { messagesIn } from "#site/language/messages.ts";
import styles from "./look-page.module.css";
import { mirrorStates } from "./mirror-states.ts";
import { SiteSpecimens } from "./site-specimens.tsx";

/** Every component in every state, in both directions, light and dark. Available during development only, see routes/pages.tsx. */
export function LookPage() {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      [...document.styleSheets].map((each) => mirrorStates(each.cssRules)).join("\n"),
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // Some components take the focus when they appear, which scrolls the page.
    document.getElementById("page")?.scrollTo(0, 0);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);

  return (
    <div className={styles.looks}>
      {(["light", "dark"] as const).flatMap((scheme) =>
        languages.map((language) => (
          <Look key={`${scheme} ${language}`} scheme={scheme} language={language} />
        )),
      )}
    </div>
  );
}

interface LookProps {
  readonly scheme: "light" | "dark";
  readonly language: Language;
}

function Look({ scheme, language }: LookProps) {
  const shown = useMemo(
    () => ({ language, messages: messagesIn(language), toggleLanguage: () => undefined }),
    [language],
  );
  return (
    <LanguageContext value={shown}>
      <div lang={language} dir={directionOf(language)} data-scheme={scheme} className={styles.look}>
        <SiteSpecimens language={language} />
      </div>
    </LanguageContext>
  );
}
