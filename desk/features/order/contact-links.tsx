import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { whatsappNumber } from "#domain/customer/whatsapp-number.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { NewTabLink } from "#web/ui/new-tab-link.tsx";
import { preparedMessage, preparedSubject } from "./prepared-message.ts";

interface ContactLinksProps {
  readonly order: ShownDeskOrder;
  /** In the customer's language. */
  readonly shopName: string;
}

/** Call, WhatsApp and e-mail, with a prepared text in the customer's language. */
export function CustomerContactLinks({ order, shopName }: ContactLinksProps) {
  const { order: texts } = useMessages();
  const { phoneNumber, email } = order;
  const whatsapp = phoneNumber === null ? undefined : whatsappNumber(phoneNumber);
  const message = encodeURIComponent(preparedMessage(order, shopName));
  const subject = encodeURIComponent(preparedSubject(order, shopName));
  return (
    <Row role="group" aria-label={texts.contact}>
      {phoneNumber !== null && (
        <a href={`tel:${phoneNumber}`} className={buttonClass("plain")}>
          {texts.call} <bdi dir="ltr">{phoneNumber}</bdi>
        </a>
      )}
      {whatsapp !== undefined && (
        <NewTabLink texts={texts} look="plain" href={`https://wa.me/${whatsapp}?text=${message}`}>
          {texts.whatsapp}
        </NewTabLink>
      )}
      {email !== null && email !== "" && (
        <a
          href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
          className={buttonClass("plain")}
        >
          {texts.email}
        </a>
      )}
    </Row>
  );
}
