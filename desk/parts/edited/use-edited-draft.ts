import { useState } from "react";
import type { Action, NoAnswer } from "#desk/data/connection/send-action.ts";
import { useAction } from "#desk/data/connection/use-action.ts";
import type { StoredDraft } from "#desk/data/drafts/draft-context.tsx";
import type { AfterConfirming } from "#desk/data/session/send-confirmed.ts";

/** The outcome of sending a draft. Only a saved one leaves nothing on the device. */
export type DraftOutcome<Problem, Saved = unknown> =
  | ({ readonly kind: "saved" } & Saved)
  | { readonly kind: "invalid"; readonly problems: readonly Problem[] }
  | { readonly kind: "changed-elsewhere" | "gone" | "action-reused" | "nothing-to-undo" }
  | AfterConfirming<NoAnswer>;

/** The sentence beside the button that saves; everything else has a place of its own. */
type SaveNote = "in-doubt" | "unavailable" | "not-accepted" | "gone" | "action-reused";

export interface EditedDraftProps<Draft, Problem, Saved> {
  readonly stored: StoredDraft<Draft>;
  /** What the draft is while nothing was typed. */
  readonly base: Draft;
  /** With what a draft was sent whose outcome is not known, and the draft with that. Each kind of draft has its own name for it. */
  readonly sendingOf: (draft: Draft) => Action | null;
  readonly withSending: (draft: Draft, sending: Action | null) => Draft;
  /** Whether the shop has another version of it than the draft was begun from. */
  readonly isElsewhere: (draft: Draft) => boolean;
  /** The draft as if it was begun from the version that the shop has now. */
  readonly fromNewest: (draft: Draft) => Draft;
  /** What is wrong with a draft, as far as the device knows. */
  readonly check: (draft: Draft) => readonly Problem[];
  /** Never rejects. */
  readonly send: (draft: Draft, action: Action) => Promise<DraftOutcome<Problem, Saved>>;
  /** Called when a draft is saved, and none anymore. */
  readonly onSaved: (saved: SavedDraft<Draft, Saved>) => void | Promise<void>;
}

export interface SavedDraft<Draft, Saved> {
  /** As it was sent. */
  readonly draft: Draft;
  readonly action: Action;
  readonly outcome: Saved;
  /** Whether the page that sent it is still on the screen. */
  readonly isShown: () => boolean;
}

/** What was wrong with a draft when it was to be saved. */
export interface ToldDraft<Draft, Problem> {
  readonly draft: Draft | null;
  readonly problems: readonly Problem[];
  readonly count: number;
}

/**
 * Something that is edited on a page: its draft is kept on the device until it is saved, and is sent as `useAction` does. The version that
 * it was begun from stays in it, and while the shop has another one both are shown until she decides.
 */
export function useEditedDraft<Draft, Problem, Saved>({
  stored: [kept, keep],
  base,
  sendingOf,
  withSending,
  fromNewest,
  onSaved,
  ...props
}: EditedDraftProps<Draft, Problem, Saved>) {
  const draft = kept ?? base;
  const sending = sendingOf(draft);
  const [told, setTold] = useState<ToldDraft<Draft, Problem>>({
    draft: null,
    problems: [],
    count: 0,
  });
  const tell = (problems: readonly Problem[]) =>
    setTold(({ count }) => ({ draft, problems, count: count + 1 }));
  const { isBusy, isOnline, isInDoubt, outcome, send } = useAction<DraftOutcome<Problem, Saved>>({
    sending,
    keep: async (action) => keep(withSending(draft, action)),
    send: async (action) => props.send(draft, action),
    settle: async ({ kind }) => keep(kind === "saved" ? undefined : withSending(draft, null)),
    onSettled: async (settled, action, isShown) => {
      if (settled.kind === "invalid") tell(settled.problems);
      if (settled.kind === "saved") await onSaved({ draft, action, outcome: settled, isShown });
    },
  });

  /** Tells what is wrong with the draft, if anything is. Gives whether nothing is. */
  const check = (): boolean => {
    const wrong = props.check(draft);
    tell(wrong);
    return wrong.length === 0;
  };
  // What was refused is a draft still; without one it was given up.
  const refusal = kept === undefined || told.problems.length > 0 ? null : outcome;
  return {
    draft,
    /** Whether the device has a draft. */
    isKept: kept !== undefined,
    /** Whether it was sent and its outcome is not known: then it stays as it is. */
    isSent: sending !== null,
    /** Whether the shop has another version. One that is sent may be that version. */
    isElsewhere: sending === null && props.isElsewhere(draft),
    isBusy,
    isOnline,
    isInDoubt,
    told,
    note: isInDoubt ? "in-doubt" : noteOf(refusal?.kind),
    /** Why the sign-in is not confirmed that saving needs. */
    unconfirmed: refusal?.kind === "confirm-first" ? refusal.problem : null,
    /** Keeps another draft; undefined where nothing is typed anymore. */
    change: (next: Draft | undefined) => void keep(next),
    keepMine: () => void keep(fromNewest(draft)),
    /** Gives up the draft. */
    startOver: () => {
      setTold(({ count }) => ({ draft: null, problems: [], count }));
      void keep(undefined);
    },
    check,
    /** Sends the draft if nothing is wrong with it, and one that was sent again as it was. */
    save: () => {
      if (sending !== null || check()) send();
    },
  };
}

const saidElsewhere = [
  "saved",
  "invalid",
  "changed-elsewhere",
  "confirm-first",
  "nothing-to-undo",
] as const;

function noteOf(kind: DraftOutcome<unknown>["kind"] | undefined): SaveNote | null {
  return kind === undefined || isSaidElsewhere(kind) ? null : kind;
}

function isSaidElsewhere(kind: string): kind is (typeof saidElsewhere)[number] {
  return saidElsewhere.some((each) => each === kind);
}
