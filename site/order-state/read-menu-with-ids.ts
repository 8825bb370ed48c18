import type { FullMenuWithIdsQuery } from "#contract/generated/full-menu-with-ids-operations.ts";
import { fullMenuWithIdsDocument } from "#contract/generated/full-menu-with-ids-operations.ts";
import { fullMenuDocument } from "#contract/generated/operations.ts";
import { withIds } from "#contract/wire/menu-ids.ts";
import type { Language } from "#domain/language/language.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import type { GraphqlClient, QueryAnswer } from "#web/graphql/graphql-client.ts";
import { readMenu } from "./read-menu.ts";

/** A menu in the shown language. */
export interface MenuOnPage {
  readonly menu: ShownMenu;
  readonly language: Language;
}

type WireMenuWithIds = FullMenuWithIdsQuery["fullMenu"];

/** Parsed menus by answer, as in `readMenu`. */
const menus = new WeakMap<WireMenuWithIds, ShownMenu | null>();

/** Parses an answer with ids; gives the same object each time. Null if it is not a valid menu. */
export function readWithIds(answer: WireMenuWithIds): ShownMenu | null {
  const known = menus.get(answer);
  if (known !== undefined) return known;
  const menu = readMenu(answer);
  const whole = menu && withIds(menu, answer);
  menus.set(answer, whole);
  return whole;
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
  if (kept.ok && isSame(kept.data.fullMenu, menu)) return readWithIds(kept.data.fullMenu);
  const answer = kept.ok ? await client.reload(...query) : kept;
  if (!answer.ok) return isRefused(answer) ? menu : null;
  const { fullMenu } = answer.data;
  if (!isSame(fullMenu, menu)) client.keep(fullMenuDocument, query[1], { fullMenu });
  return readWithIds(fullMenu);
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
    return readWithIds(fullMenu);
  }
  if (!isRefused(answer)) return null;
  const plain = await client.reload(fullMenuDocument, variables);
  return plain.ok ? readMenu(plain.data.fullMenu) : null;
}

/** Whether the server has read the query and rejected it. Without an answer nothing is known. */
export function isRefused(answer: QueryAnswer<unknown>): boolean {
  return !answer.ok && answer.errors.length > 0;
}

/** Whether an answer is the menu on the page, apart from ids. */
function isSame(answer: WireMenuWithIds, menu: ShownMenu): boolean {
  return JSON.stringify(readMenu(answer)) === JSON.stringify(menu);
}
