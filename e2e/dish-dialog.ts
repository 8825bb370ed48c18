import type { Locator } from "@playwright/test";
import type { PageWords } from "./words.ts";

export type OpenDishDialog = ReturnType<typeof dishDialog>;

/** The elements of the dish modal. */
export function dishDialog(dialog: Locator, words: PageWords) {
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  const { dish } = words;
  /** The row of a selection. */
  const row = (selection: string) =>
    dialog
      .getByRole("row")
      .filter({ has: dialog.page().getByRole("rowheader", { name: selection, exact: true }) });
  return {
    dialog,
    addToCart: button(dish.addToCart),
    updateCart: button(dish.updateCart),
    cancel: button(words.cancel),
    /** The running total. */
    total: dialog.getByRole("status", { name: dish.total, exact: true }),
    /** The count input of a selection or an extra. */
    count: (name: string) =>
      dialog.getByRole("spinbutton", { name: dish.countOf(name), exact: true }),
    more: (name: string) => button(dish.more(name)),
    less: (name: string) => button(dish.less(name)),
    note: dialog.getByRole("textbox", { name: dish.note, exact: true }),
    row,
    addOn: (addOn: string, selection: string) =>
      row(selection).getByRole("checkbox", { name: addOn }),
    choice: (option: string, choice: string) =>
      dialog.getByRole("radiogroup", { name: option }).getByRole("radio", { name: choice }),
  };
}
