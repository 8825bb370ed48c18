import { termsDocument } from "#contract/generated/late-operations.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { termsTexts } from "#site/language/terms-texts.ts";
import { useShop } from "#site/order-state/use-shop.ts";
import { useQuery } from "#web/graphql/graphql-context.tsx";
import { ContactLinks } from "#web/ui/contact-links.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { PhoneLink } from "#web/ui/phone-link.tsx";
import { TextPage, TextSection } from "#web/ui/text-page.tsx";

/** The seller, the prices and the seller's terms (Consumer Protection Law, distance selling). */
export function TermsPage() {
  const { terms } = useMessages();
  return (
    <TextPage heading={terms.title}>
      <SellersTerms />
    </TextPage>
  );
}

function SellersTerms() {
  const { language, shopLanguage, messages } = useLanguage();
  const texts = termsTexts[language];
  const shop = useShop();
  const answer = useQuery(termsDocument, { filter: { language: shopLanguage } });
  const { seller, vat, terms } = answer.ok
    ? answer.data.shop
    : { seller: null, vat: null, terms: [] };
  return (
    <>
      <TextSection heading={texts.seller}>
        <Facts
          facts={{
            [texts.legalName]: seller?.legalName || shop?.name,
            [texts.idNumber]: seller?.idNumber,
            [texts.address]: seller?.address,
            [texts.phoneNumber]: seller?.phoneNumber != null && (
              <PhoneLink number={seller.phoneNumber} />
            ),
            [texts.contact]: shop != null && (
              <ContactLinks
                texts={messages}
                address={shop.contactAddress}
                whatsapp={shop.whatsapp}
              />
            ),
          }}
        />
      </TextSection>
      <TextSection heading={texts.prices} text={texts.pricesText}>
        {vat != null && <p>{vat}</p>}
        {shop != null && shop.payment.app !== "" && <p>{texts.payment(shop.payment.app)}</p>}
      </TextSection>
      {terms.length === 0 && <p>{texts.unsaid}</p>}
      {terms.map(({ heading, text }) => (
        <TextSection key={heading} heading={heading} text={text} />
      ))}
    </>
  );
}
