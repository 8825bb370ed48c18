import type { KeyboardEvent } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { MarkAction } from "#desk/data/marks/mark-request.ts";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";

interface TableKeys {
  readonly orders: readonly ShownDeskOrder[];
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  readonly onNew: () => void;
  /** Closes what is opened beside the table. */
  readonly onClose: () => void;
}

/**
 * Gives the handler of the keys of a table of orders. They act only while something on the page has the focus, and a letter that marks
 * an order only on its row; letters are known by their place on the keyboard, so that they are the same in both languages.
 */
export function useTableKeys(keys: TableKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const { order: texts } = useMessages();
  const press = useMark();
  return (event) => {
    const { target, key, code } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.matches("input, select, textarea") || target.closest("dialog") !== null) return;
    // In the order that is opened keys do what they do on every page.
    const isInOrder = target.closest("article") !== null;
    const link = target.closest("tr")?.querySelector<HTMLElement>("a[data-order]");
    const order = keys.orders.find(({ number }) => number === link?.dataset["order"]);
    const mark = (action: MarkAction, said: (name: string) => string) => {
      if (order !== undefined) press([{ orderNumber: order.number, action }], said(order.name));
    };
    const known: Readonly<Record<string, () => void>> = {
      "/": keys.onSearch,
      "?": keys.onHelp,
      Escape: keys.onClose,
      ...(!isInOrder && {
        ArrowDown: () => move(event.currentTarget, link, 1),
        ArrowUp: () => move(event.currentTarget, link, -1),
        KeyN: keys.onNew,
      }),
      ...(order !== undefined && {
        KeyP: () => link?.closest("tr")?.querySelector<HTMLElement>("button")?.click(),
        KeyA: () => mark({ packed: true }, texts.said.packed),
        KeyH: () => mark({ handedOver: true }, texts.said.handedOver),
      }),
    };
    const act = known[key] ?? known[code];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
}

/** Moves the focus to the row above or below the one that has it, or to the first one. */
function move(room: HTMLElement, from: HTMLElement | null | undefined, by: 1 | -1): void {
  const links = [...room.querySelectorAll<HTMLElement>("a[data-order]")];
  const at = from == null ? -1 : links.indexOf(from);
  const to = links[Math.min(Math.max(at + by, 0), links.length - 1)];
  to?.focus();
}
