import { useState } from "react";
import { useCatalogueAction } from "#desk/data/catalogue/use-catalogue-action.ts";
import type { CatalogueProblem } from "#domain/catalogue/catalogue-problem.ts";
import { checkMenuDish } from "#domain/catalogue/check-part.ts";
import { dishOfDraft } from "./dish-draft.ts";
import type { CatalogueNames, EditedDish } from "./edited-dish.ts";

/** What was wrong with a draft when it was to be saved. */
interface Told {
  readonly draft: EditedDish | null;
  readonly problems: readonly CatalogueProblem[];
  readonly count: number;
}

interface SaveDishProps {
  readonly draft: EditedDish;
  readonly names: CatalogueNames;
  readonly keep: (draft: EditedDish | undefined) => Promise<void>;
  /** What the bar says once it is saved. */
  readonly said: () => string;
  readonly onSaved: () => void;
}

/** Saves a draft as `useAction` does, and tells what is wrong with it. */
export function useSaveDish({ draft, names, keep, said, onSaved }: SaveDishProps) {
  const [told, setTold] = useState<Told>({ draft: null, problems: [], count: 0 });
  const tell = (problems: readonly CatalogueProblem[]) =>
    setTold(({ count }) => ({ draft, problems, count: count + 1 }));
  const { isBusy, isOnline, isInDoubt, outcome, send } = useCatalogueAction({
    sending: draft.sending,
    keep: async (sending) => keep({ ...draft, sending }),
    change: () => ({
      kind: "save-dish",
      dish: dishOfDraft(draft, names),
      dishType: draft.dishType,
      seen: draft.seen,
    }),
    settle: async ({ kind }) => keep(kind === "saved" ? undefined : { ...draft, sending: null }),
    said,
    onSettled: (settled, _action, isShown) => {
      if (settled.kind === "invalid") tell(settled.problems);
      if (settled.kind === "saved" && isShown()) onSaved();
    },
  });

  /** Tells what is wrong with the draft, if anything is. Gives whether nothing is. */
  const check = (): boolean => {
    const wrong = problemsOf(draft, names);
    tell(wrong);
    return wrong.length === 0;
  };
  const problems = told.problems.length === 0 ? [] : problemsNow(told, draft, names);
  const refusal = problems.length > 0 ? undefined : outcome?.kind;
  const kind = isInDoubt ? "in-doubt" : refusal;
  return {
    problems,
    /** How often problems were told: the focus then goes to the first one. */
    tellings: told.count,
    /** Why the draft was not saved, where no field is wrong. */
    note: kind === undefined || kind === "saved" || kind === "invalid" ? null : kind,
    isBusy,
    isOnline,
    check,
    save: () => {
      if (check()) send();
    },
  };
}

function problemsOf(draft: EditedDish, names: CatalogueNames): readonly CatalogueProblem[] {
  const checked = checkMenuDish(dishOfDraft(draft, names));
  return checked.kind === "invalid" ? checked.problems : [];
}

/** While she puts things right, only what is still wrong is told. What only the server knows stands until the next saving. */
function problemsNow({ draft: toldOf, problems }: Told, draft: EditedDish, names: CatalogueNames) {
  const before = toldOf === null ? [] : problemsOf(toldOf, names);
  return before.length === 0 ? problems : problemsOf(draft, names);
}
