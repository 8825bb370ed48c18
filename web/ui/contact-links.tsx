import { NewTabLink, type NewTabTexts } from "./new-tab-link.tsx";

interface ContactLinksProps {
  /** `whatsapp` is the text of the link. */
  readonly texts: NewTabTexts & { readonly whatsapp: string };
  /** Email address. */
  readonly address: string;
  /** Number in the form that `https://wa.me/` takes; null where the shop has none. */
  readonly whatsapp: string | null;
}

/** The email address and the WhatsApp link of the shop, on one line. */
export function ContactLinks({ texts, address, whatsapp }: ContactLinksProps) {
  return (
    <>
      <a href={`mailto:${address}`}>
        <bdi dir="ltr">{address}</bdi>
      </a>
      {whatsapp !== null && (
        <>
          {" · "}
          <NewTabLink texts={texts} href={`https://wa.me/${whatsapp}`}>
            {texts.whatsapp}
          </NewTabLink>
        </>
      )}
    </>
  );
}
