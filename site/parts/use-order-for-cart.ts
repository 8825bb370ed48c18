import { deliveryPlacesInLanguageDocument } from "#contract/generated/operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import type { OrderForCart } from "#site/order-state/begin-change.ts";
import { loadCartResolver } from "#site/order-state/load-cart-resolver.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import type { ShownOrder } from "./shown-order.ts";

/** Gives a function that resolves an order from today's menu; null if the menu cannot be loaded. */
export function useOrderForCart(): (order: ShownOrder) => Promise<OrderForCart | null> {
  const { client } = useGraphql();
  const { language } = useLanguage();
  return async ({ allOrders, customerData }) => {
    const { resolveOrder } = await loadCartResolver();
    const [resolved, ofPlaces] = await Promise.all([
      resolveOrder(client, allOrders, language),
      client.read(deliveryPlacesInLanguageDocument, { filter: { language } }),
    ]);
    if (resolved === null) return null;
    const { name, phoneNumber, email, orderType, city, address } = customerData;
    // Without the list of places the form finds the city by its name.
    const listed = ofPlaces.ok ? ofPlaces.data.deliveryPlaces : [];
    return {
      resolved,
      language,
      customerData,
      formDraft: {
        name,
        phoneNumber,
        email,
        orderType,
        city,
        address,
        cityLanguage: language,
        cityPosition: String(listed.findIndex((place) => place.name === city)),
      },
    };
  };
}
