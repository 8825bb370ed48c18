import { termsDocument } from "#contract/generated/operations.ts";
import { useQuery } from "#site/graphql/graphql-context.tsx";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { useShop } from "#site/order-state/use-shop.ts";
import { ContactLinks } from "#site/ui/contact-links.tsx";
import { Facts } from "#site/ui/facts.tsx";
import { PageHeading } from "#site/ui/page-heading.tsx";
import { PhoneLink } from "#site/ui/phone-link.tsx";
import { TextPage } from "#site/ui/text-page.tsx";
import { TextSection } from "#site/ui/text-section.tsx";

/** Who sells, at which prices, and the seller's own terms (Consumer Protection Law, on selling at a distance). */
export function TermsPage() {
  const { terms } = useMessages();
  return (
    <TextPage>
      <PageHeading>{terms.title}</PageHeading>
      <SellersTerms />
    </TextPage>
  );
}

function SellersTerms() {
  const { language } = useLanguage();
  const { terms: messages } = useMessages();
  const shop = useShop();
  const answer = useQuery(termsDocument, { filter: { language } });
  const { seller, vat, terms } = answer.ok
    ? answer.data.shop
    : { seller: null, vat: null, terms: [] };
  return (
    <>
      <TextSection heading={messages.seller}>
        <Facts
          facts={{
            [messages.legalName]: seller?.legalName ?? shop?.name,
            [messages.idNumber]: seller?.idNumber,
            [messages.address]: seller?.address,
            [messages.phoneNumber]: seller?.phoneNumber != null && (
              <PhoneLink number={seller.phoneNumber} />
            ),
            [messages.contact]: shop !== null && (
              <ContactLinks address={shop.contactAddress} whatsapp={shop.whatsapp} />
            ),
          }}
        />
      </TextSection>
      <TextSection heading={messages.prices}>
        <p>{messages.pricesText}</p>
        {vat != null && <p>{vat}</p>}
        {shop !== null && <p>{messages.payment(shop.payment.app)}</p>}
      </TextSection>
      {terms.length === 0 && <p>{messages.unsaid}</p>}
      {terms.map(({ heading, text }) => (
        <TextSection key={heading} heading={heading}>
          <p>{text}</p>
        </TextSection>
      ))}
    </>
  );
}
