import { useMessages } from "#site/language/language-context.tsx";
import { useShop } from "#site/order-state/use-shop.ts";
import { ContactLinks } from "#site/ui/contact-links.tsx";

/** Where to ask, for whom something did not go as it should. */
export function ShopContact() {
  const { checkout } = useMessages();
  const shop = useShop();
  return shop === null ? null : (
    <p>
      {checkout.askUs} <ContactLinks address={shop.contactAddress} whatsapp={shop.whatsapp} />
    </p>
  );
}
