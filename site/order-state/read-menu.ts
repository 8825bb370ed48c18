import type { FullMenuQuery } from "#contract/generated/operations.ts";
import { menuFromWire } from "#contract/wire/menu.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";

type WireMenu = FullMenuQuery["fullMenu"];

/** A large menu is read once for all who show it: a dish that opens must not wait for every other one. */
const menus = new WeakMap<WireMenu, ShownMenu | null>();

/** Reads an answer, the same menu each time. Null where the answer is no menu: it must not be shown then. */
export function readMenu(answer: WireMenu): ShownMenu | null {
  const known = menus.get(answer);
  if (known !== undefined) return known;
  const menu = read(answer);
  menus.set(answer, menu);
  return menu;
}

function read(answer: WireMenu): ShownMenu | null {
  try {
    return menuFromWire(answer);
  } catch (error) {
    console.error("the menu cannot be read", error);
    return null;
  }
}
