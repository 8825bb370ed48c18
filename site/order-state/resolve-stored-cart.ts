import { fullMenuWithIdsInBothLanguagesDocument } from "#contract/generated/full-menu-with-ids-operations.ts";
import { fullMenuInBothLanguagesDocument } from "#contract/generated/late-operations.ts";
import { fullMenuDocument } from "#contract/generated/operations.ts";
import type { Cart } from "#domain/cart/cart.ts";
import { cartOfOrder } from "#domain/cart/cart-of-order.ts";
import { followChanges, translateChanges } from "#domain/cart/follow-changes.ts";
import { type ResolvedCart, resolveCart } from "#domain/cart/resolve-cart.ts";
import type { Language } from "#domain/language/language.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import type { OrderGroup } from "#domain/order/order.ts";
import type { GraphqlClient } from "#web/graphql/graphql-client.ts";
import type { OrderStore } from "./order-store.ts";
import { readMenu } from "./read-menu.ts";
import {
  isRefused,
  type MenuOnPage,
  menuWithIds,
  reloadMenuWithIds,
} from "./read-menu-with-ids.ts";

type BothMenus = Readonly<Record<Language, ShownMenu | null>>;

/**
 * Loads the menu in both languages in one request, before the language is switched. Names in the cart are translated by position,
 * and positions correspond only between two languages of the same version of the menu.
 */
export async function loadMenuInBothLanguages(client: GraphqlClient): Promise<void> {
  const withIds = await client.reload(fullMenuWithIdsInBothLanguagesDocument, {});
  const answer = isRefused(withIds)
    ? await client.reload(fullMenuInBothLanguagesDocument, {})
    : withIds;
  if (!answer.ok) return;
  client.keep(fullMenuDocument, { filter: { language: "he" } }, { fullMenu: answer.data.he });
  client.keep(fullMenuDocument, { filter: { language: "en" } }, { fullMenu: answer.data.en });
}

/** Both menus, with ids if the server has them; null if they cannot be loaded. */
async function readBothMenus(client: GraphqlClient): Promise<BothMenus | null> {
  const kept = await client.read(fullMenuWithIdsInBothLanguagesDocument, {});
  const withIds =
    kept.ok || isRefused(kept)
      ? kept
      : await client.reload(fullMenuWithIdsInBothLanguagesDocument, {});
  if (withIds.ok) return { he: readMenu(withIds.data.he), en: readMenu(withIds.data.en) };
  if (!isRefused(withIds)) return null;
  const plain = await client.read(fullMenuInBothLanguagesDocument, {});
  const both = plain.ok ? plain : await client.reload(fullMenuInBothLanguagesDocument, {});
  return both.ok ? { he: readMenu(both.data.he), en: readMenu(both.data.en) } : null;
}

/**
 * The content of a placed order as a cart of today's menu, with what is gone from it or has a different price. Its names are in `language`.
 * Null if the menu cannot be loaded.
 */
export async function resolveOrder(
  client: GraphqlClient,
  groups: readonly OrderGroup[],
  language: Language,
): Promise<ResolvedCart | null> {
  const menu = await reloadMenuWithIds(client, language);
  return menu && resolveCart(cartOfOrder(groups), menu);
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
  const { cart, language: cartLanguage, sentOrder } = store.state();
  // A cart that was sent keeps showing what was ordered until the customer closes it.
  if (cart.length === 0 || cartLanguage === null || sentOrder !== null) return;
  if (cartLanguage === language) {
    const whole = await menuWithIds(client, { menu, language });
    const now = store.state();
    if (!isShown() || now.language !== language || now.sentOrder !== null) return;
    // A dish that was renamed would be lost; the next menu or dialog resolves the cart again.
    if (whole === null && hasIds(now.cart)) return;
    const resolved = resolveCart(now.cart, whole ?? menu);
    // Every dialog that opens runs this. Without a change listeners are not notified, because on a long menu that takes time.
    const isNew = JSON.stringify(resolved) !== JSON.stringify({ cart: now.cart, changes: [] });
    if (!isNew) return;
    store.resolve(resolved, language, followChanges(now.changes, now.cart, resolved.cart));
    return;
  }
  const both = await readBothMenus(client);
  const [read, shown] = [both?.[cartLanguage] ?? null, both?.[language] ?? null];
  // Cart and language may have changed while the menus were loading.
  const now = store.state();
  if (read === null || shown === null || !isShown()) return;
  if (now.language !== cartLanguage || now.sentOrder !== null) return;
  const resolved = resolveCart(now.cart, read, shown);
  const followed = followChanges(now.changes, now.cart, resolveCart(now.cart, read).cart);
  store.resolve(resolved, language, translateChanges(followed, read, shown));
}

function hasIds(cart: Cart): boolean {
  return cart.some(({ dishes }) => dishes.some(({ id }) => id !== undefined));
}
