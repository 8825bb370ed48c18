import { useLocation } from "wouter";
import { otherLanguage } from "#domain/language/language.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import styles from "./shell.module.css";

/** What still works where the site does not run. Hidden as soon as index.html has found that it can run; all buttons are until then. */
export function CannotOrderNote() {
  const { language, messages } = useLanguage();
  const [pathname] = useLocation();
  const other = otherLanguage(language);
  return (
    <p className={styles.cannotOrder}>
      {messages.shell.cannotOrder}{" "}
      <a href={`/terms?lang=${language}`}>{messages.shell.orderDirectly}</a>.{" "}
      <a href={`${pathname}?lang=${other}`} lang={other}>
        {messages.otherLanguageName}
      </a>
    </p>
  );
}
