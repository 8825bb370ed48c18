import { useMessages } from "#site/language/language-context.tsx";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { useShop } from "#site/order-state/use-shop.ts";
import { ContactLinks } from "#web/ui/contact-links.tsx";

interface ShopContactProps {
  /** What the customer may ask about; any question by default. */
  readonly text?: string;
}

/** How to contact the shop. */
export function ShopContact({ text }: ShopContactProps) {
  const messages = useMessages();
  const { checkout } = useOrderTexts();
  const shop = useShop();
  return shop == null ? null : (
    <p>
      {text ?? checkout.askUs}{" "}
      <ContactLinks texts={messages} address={shop.contactAddress} whatsapp={shop.whatsapp} />
    </p>
  );
}
