import { fullMenuWithIdsDocument } from "#contract/generated/full-menu-with-ids-operations.ts";
import { fullMenuDocument } from "#contract/generated/operations.ts";
import type { Language } from "#domain/language/language.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { isUnanswered, type QueryAnswer } from "#web/graphql/answer-cache.ts";
import type { GraphqlClient } from "#web/graphql/graphql-client.ts";
import { readMenu } from "./read-menu.ts";

/** A menu in the shown language. */
export interface MenuOnPage {
  readonly menu: ShownMenu;
  readonly language: Language;
}

/**
 * The menu with the ids of everything, in one answer with all names and prices: put together from two answers, a name could get the id
 * of another thing. The first load has no room for the ids, so they are asked for when there is a cart or when a dish is opened.
 *
 * If the answer is of a newer menu than the one on the page, it takes its place there. The menu is as it is, without ids, if the server
 * has none; null if the server cannot be reached.
 */
export async function menuWithIds(
  client: GraphqlClient,
  { menu, language }: MenuOnPage,
): Promise<ShownMenu | null> {
  const query = [fullMenuWithIdsDocument, { filter: { language } }] as const;
  // A failure is not kept: the next dialog asks again.
  void client.prefetch(...query);
  const kept = await client.read(...query);
  if (kept.ok && isSame(readMenu(kept.data.fullMenu), menu)) return readMenu(kept.data.fullMenu);
  const answer = kept.ok ? await client.reload(...query) : kept;
  if (!answer.ok) return isRefused(answer) ? menu : null;
  const { fullMenu } = answer.data;
  if (!isSame(readMenu(fullMenu), menu)) client.keep(fullMenuDocument, query[1], { fullMenu });
  return readMenu(fullMenu);
}

/** Loads today's menu again, with its ids if the server has them. Null if it cannot be loaded. */
export async function reloadMenuWithIds(
  client: GraphqlClient,
  language: Language,
): Promise<ShownMenu | null> {
  const variables = { filter: { language } };
  const answer = await client.reload(fullMenuWithIdsDocument, variables);
  if (answer.ok) {
    const { fullMenu } = answer.data;
    client.keep(fullMenuDocument, variables, { fullMenu });
    return readMenu(fullMenu);
  }
  if (!isRefused(answer)) return null;
  const plain = await client.reload(fullMenuDocument, variables);
  return plain.ok ? readMenu(plain.data.fullMenu) : null;
}

/** Whether the server has read the query and rejected it. Without an answer nothing is known. */
export function isRefused(answer: QueryAnswer<unknown>): boolean {
  return !answer.ok && !isUnanswered(answer);
}

/** Whether two menus are the same apart from ids. */
function isSame(...menus: readonly [ShownMenu | null, ShownMenu]): boolean {
  const [one, other] = menus.map((menu) =>
    JSON.stringify(menu, (name, value: unknown) => (name === "id" ? undefined : value)),
  );
  return one === other;
}
