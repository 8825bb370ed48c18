import { useMessages } from "#site/language/language-context.tsx";
import { NewTabLink } from "./new-tab-link.tsx";

interface ContactLinksProps {
  /** E-mail address. */
  readonly address: string;
  /** As `https://wa.me/` takes it; null where there is none. */
  readonly whatsapp: string | null;
}

/** The ways to write to the shop, in one line. */
export function ContactLinks({ address, whatsapp }: ContactLinksProps) {
  const messages = useMessages();
  return (
    <>
      <a href={`mailto:${address}`}>
        <bdi dir="ltr">{address}</bdi>
      </a>
      {whatsapp !== null && (
        <>
          {" · "}
          <NewTabLink href={`https://wa.me/${whatsapp}`}>{messages.whatsapp}</NewTabLink>
        </>
      )}
    </>
  );
}
