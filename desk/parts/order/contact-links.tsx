import { useMe } from "#desk/data/session/session-context.tsx";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { messagesIn } from "#desk/language/messages.ts";
import { whatsappNumber } from "#domain/customer/whatsapp-number.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { NewTabLink } from "#web/ui/new-tab-link.tsx";

/** Call, WhatsApp and email; a message begins in the customer's language with who writes, and of which order. */
export function CustomerContactLinks({ order }: { readonly order: ShownDeskOrder }) {
  const { order: texts } = useMessages();
  const { number, name, language, phoneNumber, email } = order;
  const shopName = useMe().shopNames[language];
  const { messageOpening, mailSubject } = messagesIn(language).order;
  return (
    <Row role="group" aria-label={texts.contact}>
      {phoneNumber !== null && (
        <a
          href={`tel:${phoneNumber}`}
          className={buttonClass("plain")}
          aria-label={`${texts.call} ${phoneNumber}`}
        >
          <bdi dir="ltr">{phoneNumber}</bdi>
        </a>
      )}
      <WhatsappLink phoneNumber={phoneNumber} text={messageOpening(name, shopName, number)}>
        {texts.whatsapp}
      </WhatsappLink>
      {email !== null && email !== "" && (
        <a
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(mailSubject(number, shopName))}`}
          className={buttonClass("plain")}
        >
          {texts.email}
        </a>
      )}
    </Row>
  );
}

interface WhatsappLinkProps {
  readonly phoneNumber: string | null;
  readonly text: string;
  /** Called when it is followed. */
  readonly onOpen?: () => void;
  readonly children: string;
}

/** Opens WhatsApp with a text for a customer; nothing where WhatsApp does not take the phone number. */
export function WhatsappLink({ phoneNumber, text, ...link }: WhatsappLinkProps) {
  const { order: texts } = useMessages();
  const to = phoneNumber === null ? undefined : whatsappNumber(phoneNumber);
  if (to === undefined) return null;
  const href = `https://wa.me/${to}?text=${encodeURIComponent(text)}`;
  return <NewTabLink texts={texts} look="plain" href={href} {...link} />;
}
