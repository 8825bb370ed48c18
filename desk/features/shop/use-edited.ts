import { useState } from "react";
import * as v from "valibot";
import { newCatalogueAction } from "#desk/catalogue-store/catalogue-calls.ts";
import { useCatalogueCalls } from "#desk/catalogue-store/use-catalogue.ts";
import { useSaySaved } from "#desk/catalogue-store/use-say-saved.ts";
import { isStillInDoubt } from "#desk/connection/send-action.ts";
import { useDraft } from "#desk/drafts/draft-context.tsx";
import { useMe } from "#desk/session/session-context.tsx";
import { type AnyProblem, confirmByPasskey } from "#desk/session/sign-in.ts";
import type { CatalogueChange } from "#domain/catalogue/catalogue-change.ts";
import type { CatalogueProblem } from "#domain/catalogue/catalogue-problem.ts";
import type { CheckedPart } from "#domain/catalogue/check-part.ts";
import { type TypedValues, typedValues } from "./typed-values.ts";

const editedDraft = v.object({
  values: typedValues,
  /** The version of what was edited; null for something new. */
  seen: v.nullable(v.string()),
  /** Made before it is sent first: until there is an answer it is sent again unchanged. */
  action: v.nullable(v.object({ actionId: v.string(), pressedAt: v.number() })),
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

/** Why it is not saved: an outcome of the change. */
export type NotSaved = "gone" | "action-reused" | "in-doubt" | "unavailable" | "not-accepted";

/** The fields of something, kept on the device until they are saved in one press. */
export function useEdited(thing: EditedThing) {
  const [kept, keep] = useDraft(thing.draftName, isEditedDraft);
  const draft = kept ?? { values: thing.stored, seen: thing.version, action: null };
  const calls = useCatalogueCalls();
  const saySaved = useSaySaved();
  const { hasPasskey } = useMe();
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<readonly CatalogueProblem[]>([]);
  const [notSaved, setNotSaved] = useState<NotSaved | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<AnyProblem | null>(null);
  /** Counts what was refused, so that the page can lead to the first wrong field each time. */
  const [refusals, setRefusals] = useState(0);

  const refuse = (found: readonly CatalogueProblem[]) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };

  const save = async () => {
    if (isBusy) return;
    setNotSaved(null);
    setUnconfirmed(null);
    const { values, seen } = draft;
    const checked = thing.check(values);
    if (checked.kind === "invalid") {
      refuse(checked.problems);
      return;
    }
    setProblems([]);
    setIsBusy(true);
    const wasInDoubt = draft.action !== null;
    const action = draft.action ?? newCatalogueAction();
    // The device keeps the action before it sends, so that a reload sends the same change again.
    await keep({ ...draft, action });
    const send = () => calls.change(thing.change(values, seen), action);
    let outcome = await send();
    if (outcome.kind === "confirm-first") {
      const confirmed = hasPasskey
        ? await confirmByPasskey()
        : { ok: false as const, problem: "CONFIRM_FIRST" as const };
      if (confirmed.ok) outcome = await send();
      else setUnconfirmed(confirmed.problem);
    }
    setIsBusy(false);
    if (outcome.kind === "saved") {
      await keep(undefined);
      saySaved(thing.said(values), action.actionId);
      thing.onSaved?.();
      return;
    }
    if (isStillInDoubt(outcome, wasInDoubt)) {
      setNotSaved("in-doubt");
      return;
    }
    await keep({ ...draft, action: null });
    if (outcome.kind === "invalid") refuse(outcome.problems);
    else if (isNotSaved(outcome.kind)) setNotSaved(outcome.kind);
  };

  return {
    values: draft.values,
    set: (changed: TypedValues) => void keep({ ...draft, values: { ...draft.values, ...changed } }),
    /** Instead of all values. */
    replace: (values: TypedValues) => void keep({ ...draft, values }),
    save,
    problems,
    refusals,
    notSaved,
    unconfirmed,
    isBusy,
    /** There was no answer: it can only be sent again unchanged. */
    isInDoubt: draft.action !== null && !isBusy,
    hasDraft: kept !== undefined,
    /** Somebody else has saved it since this draft was begun. */
    isChangedElsewhere: draft.action === null && draft.seen !== thing.version,
    keepMine: () => void keep({ ...draft, seen: thing.version }),
    takeStored: () => {
      setProblems([]);
      setNotSaved(null);
      void keep(undefined);
    },
  };
}

export type Edited = ReturnType<typeof useEdited>;

const told: ReadonlySet<string> = new Set(["gone", "action-reused", "unavailable", "not-accepted"]);

/** What was changed elsewhere is shown beside the fields; a sign-in that is not confirmed has its own note. */
function isNotSaved(kind: string): kind is NotSaved {
  return told.has(kind);
}
