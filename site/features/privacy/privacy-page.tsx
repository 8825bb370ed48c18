import { sellerDocument } from "#contract/generated/late-operations.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { privacyTexts } from "#site/language/privacy-texts.ts";
import { useShop } from "#site/order-state/use-shop.ts";
import { useQuery } from "#web/graphql/graphql-context.tsx";
import { ContactLinks } from "#web/ui/contact-links.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { TextPage, TextSection } from "#web/ui/text-page.tsx";

/** What data is kept, why, and how customers have it corrected or deleted (Protection of Privacy Law). */
export function PrivacyPage() {
  const { language } = useLanguage();
  const { privacy } = useMessages();
  const texts = privacyTexts[language];
  return (
    <TextPage heading={privacy.title}>
      <p>{texts.intro}</p>
      <TextSection heading={texts.responsible}>
        <Responsible />
      </TextSection>
      <TextSection heading={texts.kept} list={texts.keptList} text={texts.keptNote} />
      <TextSection heading={texts.purpose} text={texts.purposeText} />
      <TextSection
        heading={texts.receivers}
        list={texts.receiversList}
        text={texts.receiversNote}
      />
      <TextSection heading={texts.howLong} text={texts.howLongText} />
      <TextSection heading={texts.browser} list={texts.browserList} text={texts.browserNote} />
      <TextSection heading={texts.rights} text={texts.rightsText} />
      <p>{texts.updated}</p>
    </TextPage>
  );
}

function Responsible() {
  const { language, shopLanguage, messages } = useLanguage();
  const texts = privacyTexts[language];
  const shop = useShop();
  const answer = useQuery(sellerDocument, { filter: { language: shopLanguage } });
  const seller = answer.ok ? answer.data.shop.seller : null;
  return (
    <>
      <p>{texts.responsibleFor(shop?.name ?? messages.siteName)}</p>
      <Facts
        facts={{
          [texts.seller]: seller?.legalName,
          [texts.address]: seller?.address,
          [texts.contact]: shop != null && (
            <ContactLinks texts={messages} address={shop.contactAddress} whatsapp={shop.whatsapp} />
          ),
        }}
      />
    </>
  );
}
