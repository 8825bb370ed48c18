import { useMessages } from "#site/language/language-context.tsx";
import { NewTabLink } from "#site/ui/new-tab-link.tsx";
import styles from "./privacy-note.module.css";

/** What becomes of the details, and what holds for the order; beside the form, which stays as it is. */
export function PrivacyNote() {
  const { checkout, privacy, terms } = useMessages();
  return (
    <p className={styles.note}>
      {checkout.privacyNote} <NewTabLink href="/privacy">{privacy.title}</NewTabLink>
      {" · "}
      <NewTabLink href="/terms">{terms.title}</NewTabLink>
    </p>
  );
}
