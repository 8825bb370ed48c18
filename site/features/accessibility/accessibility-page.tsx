import { accessibilityContactDocument } from "#contract/generated/late-operations.ts";
import { accessibilityTexts } from "#site/language/accessibility-texts.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { useShop } from "#site/order-state/use-shop.ts";
import { useQuery } from "#web/graphql/graphql-context.tsx";
import { ContactLinks } from "#web/ui/contact-links.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { PhoneLink } from "#web/ui/phone-link.tsx";
import { TextPage, TextSection } from "#web/ui/text-page.tsx";

/** The accessibility statement that Israeli law requires: what was done, what is missing, and whom to contact. */
export function AccessibilityPage() {
  const { language } = useLanguage();
  const { accessibility } = useMessages();
  const texts = accessibilityTexts[language];
  return (
    <TextPage heading={accessibility.title}>
      <p>{texts.intro}</p>
      <TextSection heading={texts.done} list={texts.doneList} />
      <TextSection heading={texts.tested} text={texts.testedText} />
      <TextSection heading={texts.limits} list={texts.limitsList} />
      <TextSection heading={texts.contact} text={texts.contactText}>
        <Contact />
      </TextSection>
      <p>{texts.updated}</p>
    </TextPage>
  );
}

function Contact() {
  const { language, shopLanguage, messages } = useLanguage();
  const texts = accessibilityTexts[language];
  const shop = useShop();
  const answer = useQuery(accessibilityContactDocument, { filter: { language: shopLanguage } });
  const contact = answer.ok ? answer.data.shop.accessibilityContact : null;
  const address = contact?.email ?? shop?.contactAddress;
  return (
    <Facts
      facts={{
        [texts.name]: contact?.name,
        [texts.phoneNumber]: contact?.phoneNumber != null && (
          <PhoneLink number={contact.phoneNumber} />
        ),
        [texts.email]: address !== undefined && (
          <ContactLinks texts={messages} address={address} whatsapp={shop?.whatsapp ?? null} />
        ),
      }}
    />
  );
}
