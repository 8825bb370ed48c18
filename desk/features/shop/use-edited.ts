import * as v from "valibot";
import { action } from "#desk/data/connection/send-action.ts";
import { useDraft } from "#desk/data/drafts/draft-context.tsx";
import { useErrorsAt } from "#desk/parts/catalogue/problem-of-field.ts";
import { useCatalogueDraft } from "#desk/parts/edited/use-catalogue-draft.ts";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import type { CheckedPart } from "#domain/catalogue/check-part.ts";
import { type TypedValues, typedValues } from "./typed-values.ts";

const typedDraft = v.object({
  values: typedValues,
  /** The version of what was edited; null for something new. */
  seen: v.nullable(v.string()),
  /** With what it was sent, while the outcome is not known. */
  action: v.nullable(action),
});

type TypedDraft = v.InferOutput<typeof typedDraft>;

const isTypedDraft = (value: unknown): value is TypedDraft => v.is(typedDraft, value);

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
export function useEdited({
  draftName,
  stored,
  version,
  onSaved = () => undefined,
  ...thing
}: EditedThing) {
  const edited = useCatalogueDraft<TypedDraft>({
    stored: useDraft(draftName, isTypedDraft),
    base: { values: stored, seen: version, action: null },
    sendingOf: (draft) => draft.action,
    withSending: (draft, sending) => ({ ...draft, action: sending }),
    isElsewhere: ({ seen }) => seen !== version,
    fromNewest: (draft) => ({ ...draft, seen: version }),
    check: ({ values }) => thing.check(values),
    change: ({ values, seen }) => thing.change(values, seen),
    said: ({ values }) => thing.said(values),
    onSaved,
  });
  const { draft, told, change } = edited;
  const { values } = draft;
  return {
    ...edited,
    values,
    stored,
    errorAt: useErrorsAt(told.problems),
    set: (changed: TypedValues) => change({ ...draft, values: { ...values, ...changed } }),
    /** Instead of all values. */
    replace: (all: TypedValues) => change({ ...draft, values: all }),
  };
}

export type Edited = ReturnType<typeof useEdited>;
