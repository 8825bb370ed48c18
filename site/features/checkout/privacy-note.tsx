import { Suspense } from "react";
import { useMessages } from "#site/language/language-context.tsx";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { ShopContact } from "#site/parts/shop-contact.tsx";
import { Hint } from "#web/ui/layout.tsx";
import { NewTabLink } from "#web/ui/new-tab-link.tsx";
import styles from "./privacy-note.module.css";

interface PrivacyNoteProps {
  /** The details will be kept on this device for the next order, and are not yet. */
  readonly willBeKept: boolean;
}

/** What a customer should know before ordering, with links that open in new tabs so that the form is kept. */
export function PrivacyNote({ willBeKept }: PrivacyNoteProps) {
  const messages = useMessages();
  const texts = useOrderTexts();
  const { myDetails } = usePlacedOrderTexts();
  return (
    <Hint as="div" className={styles.note}>
      <p>
        {texts.checkout.privacyNote} {willBeKept && `${myDetails.willBeKept} `}
        <NewTabLink texts={messages} href="/privacy">
          {messages.privacy.title}
        </NewTabLink>
        {" · "}
        <NewTabLink texts={messages} href="/terms">
          {messages.terms.title}
        </NewTabLink>
      </p>
      <Suspense fallback={null}>
        <ShopContact text={texts.allergies} />
      </Suspense>
    </Hint>
  );
}
