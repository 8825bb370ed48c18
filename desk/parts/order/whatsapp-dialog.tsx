import { askingTexts } from "#desk/language/asking-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { directionOf, type Language } from "#domain/language/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Hint, Stack } from "#web/ui/layout.tsx";
import { NewTabLink } from "#web/ui/new-tab-link.tsx";
import styles from "./whatsapp-dialog.module.css";

interface WhatsappDialogProps {
  /** Of the customer. */
  readonly name: string;
  /** Of the order. */
  readonly language: Language;
  /** The number as WhatsApp takes it. */
  readonly to: string;
  /** Undefined if it is not known. */
  readonly text: string | undefined;
  readonly onCancel: () => void;
  /** Called when WhatsApp is opened. */
  readonly onOpen: () => void;
}

/** The text with which a customer is asked for money, and the press that opens it in WhatsApp. */
export function WhatsappDialog({
  name,
  language,
  to,
  text,
  onCancel,
  onOpen,
}: WhatsappDialogProps) {
  const { order } = useMessages();
  const texts = useTexts(askingTexts);
  return (
    <Dialog
      title={texts.askOne(name)}
      closesOnBackdrop
      onCancel={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          {text !== undefined && (
            <NewTabLink
              texts={order}
              look="main"
              href={`https://wa.me/${to}?text=${encodeURIComponent(text)}`}
              // The browser follows the link first.
              onOpen={() => setTimeout(onOpen)}
            >
              {texts.open}
            </NewTabLink>
          )}
        </>
      }
    >
      {text === undefined ? (
        <p role="alert">{texts.noText}</p>
      ) : (
        <Stack gap={3}>
          <p lang={language} dir={directionOf(language)} className={styles.text}>
            {text}
          </p>
          <Hint>{texts.oneHint}</Hint>
        </Stack>
      )}
    </Dialog>
  );
}
