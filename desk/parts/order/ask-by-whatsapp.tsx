import { useState, useTransition } from "react";
import { askingTextDocument } from "#contract/generated/desk-late-operations.ts";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { askingTexts } from "#desk/language/asking-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { whatsappNumber } from "#domain/customer/whatsapp-number.ts";
import { directionOf } from "#domain/language/language.ts";
import { isOwed } from "#domain/order-log/asking.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Hint, Stack } from "#web/ui/layout.tsx";
import { LineIcon } from "#web/ui/line-icon.tsx";
import { NewTabLink } from "#web/ui/new-tab-link.tsx";
import styles from "./ask-by-whatsapp.module.css";
import { nameText, OrderName } from "./order-name.tsx";

interface AskByWhatsappProps {
  readonly order: ShownDeskOrder;
  /** Shows an icon instead of the words, in a row that names the customer (`OrderRowLink`). */
  readonly isIcon?: boolean;
}

/**
 * The button that opens the text with which a customer is asked for what is open; nothing where nothing is to be paid, or where the phone
 * number is none of WhatsApp.
 */
export function AskByWhatsapp({ order, isIcon = false }: AskByWhatsappProps) {
  const { money } = useMessages();
  const { client } = useGraphql();
  /** Null if there is none, undefined before it is asked for. */
  const [text, setText] = useState<string | null>();
  const [isOpening, startOpening] = useTransition();
  const { number, phoneNumber, state } = order;
  const to = phoneNumber === null ? undefined : whatsappNumber(phoneNumber);
  if (to === undefined || !isOwed(state)) return null;
  const open = () => {
    if (isOpening) return;
    startOpening(async () => {
      const answer = await client.reload(askingTextDocument, { number });
      setText((answer.ok && answer.data.askingText) || null);
    });
  };
  return (
    <>
      <Button
        look={isIcon ? "quiet" : "plain"}
        className={isIcon ? styles.icon : undefined}
        id={`ask-${number}`}
        aria-label={money.byWhatsapp}
        aria-labelledby={isIcon ? `ask-${number} name-${number}` : undefined}
        aria-busy={isOpening}
        onClick={open}
      >
        {isIcon ? <LineIcon path="M4 5h16v11h-9l-5 4v-4H4z" /> : money.byWhatsapp}
      </Button>
      {text !== undefined && (
        <WhatsappDialog order={order} to={to} text={text} onClose={() => setText(undefined)} />
      )}
    </>
  );
}

interface WhatsappDialogProps extends Pick<AskByWhatsappProps, "order"> {
  /** The number as WhatsApp takes it. */
  readonly to: string;
  readonly text: string | null;
  readonly onClose: () => void;
}

/** The text, and the press that opens it in WhatsApp and marks that the customer was asked. */
function WhatsappDialog({ order, to, text, onClose }: WhatsappDialogProps) {
  const messages = useMessages();
  const texts = useTexts(askingTexts);
  const press = useMark();
  const { number, language } = order;
  const mark = () => {
    onClose();
    const action = { asked: "whatsapp" } as const;
    press([{ orderNumber: number, action }], messages.money.saidAsked(nameText(order)));
  };
  return (
    <Dialog
      title={
        <>
          {texts.askOne} <OrderName {...order} />
        </>
      }
      closesOnBackdrop
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {text !== null && (
            <NewTabLink
              texts={messages.order}
              look="main"
              href={`https://wa.me/${to}?text=${encodeURIComponent(text)}`}
              // The browser follows the link first.
              onOpen={() => setTimeout(mark)}
            >
              {texts.open}
            </NewTabLink>
          )}
        </>
      }
    >
      {text === null ? (
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
