import { useMessages } from "#site/language/language-context.tsx";
import { useShop } from "#site/order-state/use-shop.ts";
import { ContactLinks } from "#web/ui/contact-links.tsx";

/** How to contact the shop when something went wrong. */
export function ShopContact() {
  const messages = useMessages();
  const shop = useShop();
  return shop === null ? null : (
    <p>
      {messages.checkout.askUs}{" "}
      <ContactLinks texts={messages} address={shop.contactAddress} whatsapp={shop.whatsapp} />
    </p>
  );
}
