import {
  fullMenuDocument,
  fullMenuInBothLanguagesDocument,
} from "#contract/generated/operations.ts";
import { resolveCart } from "#domain/cart/resolve-cart.ts";
import { translateChanges } from "#domain/cart/translate-changes.ts";
import type { Language } from "#domain/language/language.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import type { GraphqlClient } from "#web/graphql/graphql-client.ts";
import type { OrderStore } from "./order-store.ts";
import { readMenu } from "./read-menu.ts";

/**
 * Makes the menu ready in both languages at one moment, before the language is switched: positions mean the same only within
 * one state of the menu. With a cart that is full this is what carries its names over.
 */
export async function loadMenuInBothLanguages(client: GraphqlClient): Promise<void> {
  const answer = await client.reload(fullMenuInBothLanguagesDocument, {});
  if (!answer.ok) return;
  client.keep(fullMenuDocument, { filter: { language: "he" } }, { fullMenu: answer.data.he });
  client.keep(fullMenuDocument, { filter: { language: "en" } }, { fullMenu: answer.data.en });
}

interface MenuOnPage {
  readonly menu: ShownMenu;
  readonly language: Language;
}

/**
 * Brings the cart up to a menu that was loaded, `menu` in the shown `language`; what changed lies in the store then.
 * `isShown` tells whether that menu is still the one on the page.
 */
export async function resolveStoredCart(
  store: OrderStore,
  client: GraphqlClient,
  { menu, language }: MenuOnPage,
  isShown: () => boolean,
): Promise<void> {
  const { allOrders, language: cartLanguage, sentOrder } = store.state();
  // A cart that was sent shows what was ordered until it is closed, whatever the menu says meanwhile.
  if (allOrders.length === 0 || cartLanguage === null || sentOrder !== null) return;
  if (cartLanguage === language) {
    const resolved = resolveCart(allOrders, menu);
    // Every dialog that opens asks. Where nothing is new, nobody is told: on a long menu each telling costs time.
    const isNew = JSON.stringify(resolved) !== JSON.stringify({ cart: allOrders, changes: [] });
    if (isNew) store.resolve(resolved, language);
    return;
  }
  const kept = await client.read(fullMenuInBothLanguagesDocument, {});
  const both = kept.ok ? kept : await client.reload(fullMenuInBothLanguagesDocument, {});
  const [read, shown] = both.ok
    ? [readMenu(both.data[cartLanguage]), readMenu(both.data[language])]
    : [null, null];
  // Cart and language may have changed while the menus were on their way.
  const now = store.state();
  if (read === null || shown === null || !isShown()) return;
  if (now.language !== cartLanguage || now.sentOrder !== null) return;
  const told = translateChanges(now.changes, read, shown);
  store.resolve(resolveCart(now.allOrders, read, shown), language, told);
}
