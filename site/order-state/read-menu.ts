import type { FullMenuQuery } from "#contract/generated/operations.ts";
import { menuFromWire } from "#contract/wire/menu.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";

type WireMenu = FullMenuQuery["fullMenu"];

/** Parsed menus by answer: a large menu is parsed once, so that opening a dish does not parse it again. */
const menus = new WeakMap<WireMenu, ShownMenu | null>();

/** Parses an answer; gives the same object each time. Null if the answer is not a valid menu, which must not be shown. */
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
