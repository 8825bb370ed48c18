import type { StoredDraft } from "#desk/data/drafts/draft-context.tsx";
import { problemsIn, useCatalogueDraft } from "#desk/parts/edited/use-catalogue-draft.ts";
import { versionOfDish } from "#domain/catalogue/catalogue.ts";
import { type CheckedPart, checkMenuDish } from "#domain/catalogue/check-part.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { Dish } from "#domain/menu/menu.ts";
import { dishOfDraft } from "./dish-draft.ts";
import type { CatalogueNames, EditedDish } from "./edited-dish.ts";

export interface EditedDishProps {
  /** What the device has kept. */
  readonly stored: StoredDraft<EditedDish>;
  /** What the draft is while nothing is typed. */
  readonly base: EditedDish;
  /** The dish as the catalogue has it; undefined for a new dish, and for one that is gone. */
  readonly dish: Dish<LocalizedText> | undefined;
  /** What the bar says once it is saved. */
  readonly said: (draft: EditedDish) => string;
  readonly onSaved: () => void;
}

/** The draft of a dish, with what is wrong with it. */
export function useEditedDish({
  dish,
  names,
  ...props
}: EditedDishProps & { readonly names: CatalogueNames }) {
  const check = (draft: EditedDish): CheckedPart<unknown> =>
    checkMenuDish(dishOfDraft(draft, names));
  const edited = useCatalogueDraft<EditedDish>({
    ...props,
    sendingOf: ({ sending }) => sending,
    withSending: (draft, sending) => ({ ...draft, sending }),
    isElsewhere: ({ seen }) => dish !== undefined && seen !== versionOfDish(dish),
    fromNewest: (draft) => (dish === undefined ? draft : { ...draft, seen: versionOfDish(dish) }),
    check,
    change: (draft) => ({
      kind: "save-dish",
      dish: dishOfDraft(draft, names),
      dishType: draft.dishType,
      seen: draft.seen,
    }),
  });
  const { draft, told } = edited;
  /** While she puts things right, only what is still wrong is told. What only the server knows stands until the next saving. */
  const problemsNow = () => {
    const before = told.draft === null ? [] : problemsIn(check(told.draft));
    return before.length === 0 ? told.problems : problemsIn(check(draft));
  };
  return {
    ...edited,
    problems: told.problems.length === 0 ? [] : problemsNow(),
    /** Another device has removed it. */
    isGone: !edited.isSent && draft.seen !== null && dish === undefined,
  };
}
