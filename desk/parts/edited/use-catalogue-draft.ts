import { useChangeCatalogue } from "#desk/data/catalogue/use-change-catalogue.ts";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import type { CatalogueProblem } from "#domain/catalogue/catalogue-problem.ts";
import type { CheckedPart } from "#domain/catalogue/check-part.ts";
import { type EditedDraftProps, useEditedDraft } from "./use-edited-draft.ts";

type DraftProps<Draft> = EditedDraftProps<Draft, CatalogueProblem, unknown>;

interface CatalogueDraftProps<Draft> extends Omit<DraftProps<Draft>, "check" | "send" | "onSaved"> {
  /** Makes of a draft what is saved, and checks it as the server does. */
  readonly check: (draft: Draft) => CheckedPart<unknown>;
  readonly change: (draft: Draft) => CatalogueChange;
  /** What the bar says once it is saved, such as "Lentil soup: saved". */
  readonly said: (draft: Draft) => string;
  /** Called when it is saved and the page is still on the screen. */
  readonly onSaved?: () => void;
}

/** Something of the catalogue that is edited, as `useEditedDraft` does. What was saved is said in the bar, which takes it back. */
export function useCatalogueDraft<Draft>({
  check,
  change,
  said,
  onSaved,
  ...rest
}: CatalogueDraftProps<Draft>) {
  const { sendChange, saySaved } = useChangeCatalogue();
  return useEditedDraft<Draft, CatalogueProblem, unknown>({
    ...rest,
    check: (draft) => problemsIn(check(draft)),
    send: async (draft, action) => sendChange(change(draft), action),
    onSaved: ({ draft, action, isShown }) => {
      saySaved(said(draft), action.actionId);
      if (isShown()) onSaved?.();
    },
  });
}

/** What is wrong in a part of the catalogue that was checked. */
export function problemsIn(checked: CheckedPart<unknown>): readonly CatalogueProblem[] {
  return checked.kind === "invalid" ? checked.problems : [];
}
