import { useEffect, useMemo } from "react";
import {
  type FullMenuQuery,
  fullMenuDocument,
  fullMenuInBothLanguagesDocument,
} from "#contract/generated/operations.ts";
import { menuFromWire } from "#contract/wire/menu.ts";
import { resolveCart } from "#domain/cart/resolve-cart.ts";
import type { Language } from "#domain/language/language.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import type { GraphqlClient } from "#site/graphql/graphql-client.ts";
import { useGraphql, useQuery } from "#site/graphql/graphql-context.tsx";
import { useLanguage } from "#site/language/language-context.tsx";
import { useOrderStore } from "./order-context.tsx";
import type { OrderStore } from "./order-store.ts";

/**
 * The menu in the shown language, or null where it could not be loaded. Suspends until it is known.
 * Whenever it loads, the cart's names are resolved from it again (specification §3).
 */
export function useMenu(): ShownMenu | null {
  const { client } = useGraphql();
  const { language } = useLanguage();
  const store = useOrderStore();
  const answer = useQuery(fullMenuDocument, { filter: { language } });
  const menu = useMemo(() => (answer.ok ? readMenu(answer.data.fullMenu) : null), [answer]);

  useEffect(() => {
    if (menu !== null) void resolveStoredCart(store, client, menu, language);
  }, [store, client, menu, language]);

  return menu;
}

/** Loads the menu again: on the customer's word after a failure, or because the server knows another one. */
export function useReloadMenu(): () => Promise<void> {
  const { client } = useGraphql();
  const { language } = useLanguage();
  return async () => {
    await client.reload(fullMenuDocument, { filter: { language } });
  };
}

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

async function resolveStoredCart(
  store: OrderStore,
  client: GraphqlClient,
  menu: ShownMenu,
  language: Language,
): Promise<void> {
  const { allOrders, language: cartLanguage, sentOrder } = store.state();
  // A cart that was sent shows what was ordered until it is closed, whatever the menu says meanwhile.
  if (allOrders.length === 0 || cartLanguage === null || sentOrder !== null) return;
  if (cartLanguage === language) {
    store.resolve(resolveCart(allOrders, menu), language);
    return;
  }
  const both = await client.read(fullMenuInBothLanguagesDocument, {});
  const [read, shown] = both.ok
    ? [readMenu(both.data[cartLanguage]), readMenu(both.data[language])]
    : [null, null];
  // The cart may have changed while the menus were on their way; the next load of the menu resolves that one.
  if (read === null || shown === null || store.state().allOrders !== allOrders) return;
  store.resolve(resolveCart(allOrders, read, shown), language);
}

function readMenu(menu: FullMenuQuery["fullMenu"]): ShownMenu | null {
  try {
    return menuFromWire(menu);
  } catch (error) {
    console.error("the menu cannot be read", error);
    return null;
  }
}
