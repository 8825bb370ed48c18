import { useMessages } from "#site/language/language-context.tsx";
import { NewTabLink } from "#web/ui/new-tab-link.tsx";
import styles from "./privacy-note.module.css";

/** Links to the privacy page and the terms, opened in new tabs so that the form is kept. */
export function PrivacyNote() {
  const messages = useMessages();
  return (
    <p className={styles.note}>
      {messages.checkout.privacyNote}{" "}
      <NewTabLink texts={messages} href="/privacy">
        {messages.privacy.title}
      </NewTabLink>
      {", "}
      <NewTabLink texts={messages} href="/terms">
        {messages.terms.title}
      </NewTabLink>
    </p>
  );
}
