import { useState } from "react";
import * as v from "valibot";
import { useCatalogueAction } from "#desk/data/catalogue/use-catalogue-action.ts";
import { action } from "#desk/data/connection/send-action.ts";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { useErrorsAt } from "#desk/parts/catalogue/problem-of-field.ts";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import type { CatalogueProblem } from "#domain/catalogue/catalogue-problem.ts";
import type { CheckedPart } from "#domain/catalogue/check-part.ts";
import { type TypedValues, typedValues } from "./typed-values.ts";

const editedDraft = v.object({
  values: typedValues,
  /** The version of what was edited; null for something new. */
  seen: v.nullable(v.string()),
  /** With what it was sent, while the outcome is not known. */
  action: v.nullable(action),
});

type EditedDraft = v.InferOutput<typeof editedDraft>;

const isEditedDraft = (value: unknown): value is EditedDraft => v.is(editedDraft, value);

/** Something of the catalogue that is edited on a page. */
export interface EditedThing {
  /** Of the draft on the device. */
  readonly draftName: string;
  /** What the fields show without a draft. */
  readonly stored: TypedValues;
  /** The lock of what is stored; null for something new. */
  readonly version: string | null;
  /** Makes of the fields what is saved, and checks it as the server does. */
  readonly check: (values: TypedValues) => CheckedPart<unknown>;
  readonly change: (values: TypedValues, seen: string | null) => CatalogueChange;
  /** What the bar says of it, such as "Payment is saved". */
  readonly said: (values: TypedValues) => string;
  readonly onSaved?: () => void;
}

/** The fields of something, kept on the device until they are saved in one press. */
export function useEdited(thing: EditedThing) {
  const [kept, keep] = useDraft(thing.draftName, isEditedDraft);
  const draft = kept ?? { values: thing.stored, seen: thing.version, action: null };
  const { values, seen } = draft;
  const [problems, setProblems] = useState<readonly CatalogueProblem[]>([]);
  /** Counts what was refused, so that the page can lead to the first wrong field each time. */
  const [refusals, setRefusals] = useState(0);

  const errorAt = useErrorsAt(problems);
  const refuse = (found: readonly CatalogueProblem[]) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };
  const { isBusy, isOnline, isInDoubt, outcome, send } = useCatalogueAction({
    sending: draft.action,
    keep: async (sending) => keep({ ...draft, action: sending }),
    change: () => thing.change(values, seen),
    settle: async ({ kind }) => keep(kind === "saved" ? undefined : { ...draft, action: null }),
    said: () => thing.said(values),
    onSettled: (settled, _action, isShown) => {
      if (settled.kind === "invalid") refuse(settled.problems);
      if (settled.kind === "saved" && isShown()) thing.onSaved?.();
    },
  });

  const save = () => {
    const checked = thing.check(values);
    if (checked.kind === "invalid") {
      refuse(checked.problems);
      return;
    }
    setProblems([]);
    send();
  };

  // What was refused is a draft still; without one it was given up.
  const refusal = kept === undefined || problems.length > 0 ? null : outcome;
  return {
    values,
    stored: thing.stored,
    set: (changed: TypedValues) => void keep({ ...draft, values: { ...values, ...changed } }),
    /** Instead of all values. */
    replace: (all: TypedValues) => void keep({ ...draft, values: all }),
    save,
    hasProblems: problems.length > 0,
    errorAt,
    refusals,
    notSaved: refusal !== null && isNotSaved(refusal.kind) ? refusal.kind : null,
    unconfirmed: refusal?.kind === "confirm-first" ? refusal.problem : null,
    isBusy,
    isOnline,
    isInDoubt,
    hasDraft: kept !== undefined,
    /** Somebody else has saved it since this draft was begun. */
    isChangedElsewhere: draft.action === null && seen !== thing.version,
    keepMine: () => void keep({ ...draft, seen: thing.version }),
    takeStored: () => {
      setProblems([]);
      void keep(undefined);
    },
  };
}

export type Edited = ReturnType<typeof useEdited>;

/** What was changed elsewhere is shown beside the fields; a sign-in that is not confirmed has its own note. */
function isNotSaved(
  kind: string,
): kind is "gone" | "action-reused" | "unavailable" | "not-accepted" {
  return ["gone", "action-reused", "unavailable", "not-accepted"].includes(kind);
}
