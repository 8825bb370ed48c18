import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { messagesIn } from "#desk/language/messages.ts";
import { whatsappNumber } from "#domain/customer/whatsapp-number.ts";
import type { Language } from "#domain/language/language.ts";
import { priceText } from "#domain/money/price-text.ts";
import { balance } from "#domain/order-log/balance.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { NewTabLink } from "#web/ui/new-tab-link.tsx";

interface ContactLinksProps {
  readonly order: ShownDeskOrder;
  /** In the customer's language. */
  readonly shopName: string;
}

/** Call, WhatsApp and email, with a prepared text in the customer's language. */
export function CustomerContactLinks({ order, shopName }: ContactLinksProps) {
  const { order: texts } = useMessages();
  const { phoneNumber, email } = order;
  const subject = encodeURIComponent(preparedSubject(order, shopName));
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
      <WhatsappLink phoneNumber={phoneNumber} text={preparedMessage(order, shopName)}>
        {texts.whatsapp}
      </WhatsappLink>
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

interface WhatsappLinkProps {
  readonly phoneNumber: string | null;
  readonly text: string;
  /** Called when it is followed. */
  readonly onOpen?: () => void;
  readonly children: string;
}

/** Opens WhatsApp with a text for a customer; nothing where the phone number is none of WhatsApp. */
export function WhatsappLink({ phoneNumber, text, ...link }: WhatsappLinkProps) {
  const { order: texts } = useMessages();
  const to = phoneNumber === null ? undefined : whatsappNumber(phoneNumber);
  if (to === undefined) return null;
  const href = `https://wa.me/${to}?text=${encodeURIComponent(text)}`;
  return <NewTabLink texts={texts} look="plain" href={href} {...link} />;
}

interface MessagedOrder {
  readonly number: string;
  readonly name: string;
  readonly language: Language;
  readonly state: { readonly due: number | null; readonly received: number | null };
}

/** The beginning of a message to a customer, in the customer's language: who writes, which order, and what is open. */
export function preparedMessage(order: MessagedOrder, shopName: string): string {
  const texts = messagesIn(order.language).order;
  const open = balance(order.state);
  const opening = texts.messageOpening(order.name, shopName, order.number);
  if (open?.kind === "to-pay") return `${opening} ${texts.messageToPay(priceText(open.amount))}`;
  if (open?.kind === "to-give-back")
    return `${opening} ${texts.messageToGiveBack(priceText(open.amount))}`;
  return opening;
}

/** The subject of an email to a customer, in the customer's language. */
export function preparedSubject({ number, language }: MessagedOrder, shopName: string): string {
  return messagesIn(language).order.mailSubject(number, shopName);
}
