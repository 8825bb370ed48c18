import {
  fullMenuDocument,
  fullMenuInBothLanguagesDocument,
} from "#contract/generated/operations.ts";
import { cartOfOrder } from "#domain/cart/cart-of-order.ts";
import { type ResolvedCart, resolveCart } from "#domain/cart/resolve-cart.ts";
import { translateChanges } from "#domain/cart/translate-changes.ts";
import type { Language } from "#domain/language/language.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import type { OrderGroup } from "#domain/order/order.ts";
import type { GraphqlClient } from "#web/graphql/graphql-client.ts";
import type { OrderStore } from "./order-store.ts";
import { readMenu } from "./read-menu.ts";

/**
 * Loads the menu in both languages in one request, before the language is switched. Names in the cart are translated by position,
 * and positions correspond only between two languages of the same version of the menu.
 */
export async function loadMenuInBothLanguages(client: GraphqlClient): Promise<void> {
  const answer = await client.reload(fullMenuInBothLanguagesDocument, {});
  if (!answer.ok) return;
  client.keep(fullMenuDocument, { filter: { language: "he" } }, { fullMenu: answer.data.he });
  client.keep(fullMenuDocument, { filter: { language: "en" } }, { fullMenu: answer.data.en });
}

/** The content of a placed order as a cart of today's menu, with what is gone from it or costs otherwise. Both are in one language. */
export function resolveOrder(allOrders: readonly OrderGroup[], menu: ShownMenu): ResolvedCart {
  return resolveCart(cartOfOrder(allOrders), menu);
}

interface MenuOnPage {
  readonly menu: ShownMenu;
  readonly language: Language;
}

/**
 * Updates the cart from a loaded menu: `menu` in the shown `language`. The changes are put into the store. `isShown` tells whether
 * that menu is still the one on the page.
 */
export async function resolveStoredCart(
  store: OrderStore,
  client: GraphqlClient,
  { menu, language }: MenuOnPage,
  isShown: () => boolean,
): Promise<void> {
  const { allOrders, language: cartLanguage, sentOrder } = store.state();
  // A cart that was sent keeps showing what was ordered until the customer closes it.
  if (allOrders.length === 0 || cartLanguage === null || sentOrder !== null) return;
  if (cartLanguage === language) {
    const resolved = resolveCart(allOrders, menu);
    // Every dialog that opens runs this. Without a change listeners are not notified, because on a long menu that takes time.
    const isNew = JSON.stringify(resolved) !== JSON.stringify({ cart: allOrders, changes: [] });
    if (isNew) store.resolve(resolved, language);
    return;
  }
  const kept = await client.read(fullMenuInBothLanguagesDocument, {});
  const both = kept.ok ? kept : await client.reload(fullMenuInBothLanguagesDocument, {});
  const [read, shown] = both.ok
    ? [readMenu(both.data[cartLanguage]), readMenu(both.data[language])]
    : [null, null];
  // Cart and language may have changed while the menus were loading.
  const now = store.state();
  if (read === null || shown === null || !isShown()) return;
  if (now.language !== cartLanguage || now.sentOrder !== null) return;
  const earlierChanges = translateChanges(now.changes, read, shown);
  store.resolve(resolveCart(now.allOrders, read, shown), language, earlierChanges);
}
