import { fullMenuDocument } from "#contract/generated/operations.ts";
import type { Language } from "#domain/language/language.ts";
import type { GraphqlClient } from "#web/graphql/graphql-client.ts";
import { endChange } from "./end-change.ts";
import { loadCartResolver } from "./load-cart-resolver.ts";
import type { OrderStore } from "./order-store.ts";
import { readMenu } from "./read-menu.ts";

/**
 * Brings back the cart that the customer had before changing a placed order. The language or the menu may have changed since, so it is resolved
 * from the menu in the shown language, if that is loaded.
 */
export async function giveUpChange(
  store: OrderStore,
  client: GraphqlClient,
  language: Language,
): Promise<void> {
  store.takeOver(await endChange(store.state()));
  const query = [fullMenuDocument, { filter: { language } }] as const;
  // A failure is not kept: the menu, which may be shown next, asks again.
  void client.prefetch(...query);
  const answer = await client.read(...query);
  const menu = answer.ok ? readMenu(answer.data.fullMenu) : null;
  if (menu === null) return;
  const { resolveStoredCart } = await loadCartResolver();
  await resolveStoredCart(store, client, { menu, language }, () => true);
}
