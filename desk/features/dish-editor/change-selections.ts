import { moveBy, removeAt } from "./change-list.ts";
import type { DishDraft, DraftChoice, DraftSelection } from "./dish-draft.ts";

/** What happens to the list of selections. */
export type SelectionMove =
  | { readonly kind: "add"; readonly selection: DraftSelection }
  | { readonly kind: "remove"; readonly at: number }
  | { readonly kind: "move"; readonly at: number; readonly by: -1 | 1 };

/** A draft whose selections have changed; the prices that choices have for each of them go along. */
export function changeSelections(draft: DishDraft, move: SelectionMove): DishDraft {
  const change = <Item>(items: readonly Item[]): Item[] => {
    if (move.kind === "add") return [...items];
    return move.kind === "remove" ? removeAt(items, move.at) : moveBy(items, move.at, move.by);
  };
  const added = move.kind === "add" ? [move.selection] : [];
  const pricesOf = (choice: DraftChoice) =>
    change(draft.selections.map((_, index) => choice.prices[index] ?? ""));
  return {
    ...draft,
    selections: [...change(draft.selections), ...added],
    options: draft.options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) =>
        choice.isPerSelection
          ? { ...choice, prices: [...pricesOf(choice), ...added.map(() => "")] }
          : choice,
      ),
    })),
  };
}
