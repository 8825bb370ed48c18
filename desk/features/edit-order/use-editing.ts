import { useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import type { CallAnswer } from "#desk/data/calls/call-desk.ts";
import { hasOutcome } from "#desk/data/connection/has-outcome.ts";
import { type Action, sendAction } from "#desk/data/connection/send-action.ts";
import type { StoredDraft } from "#desk/data/drafts/draft-context.tsx";
import { sendConfirmed } from "#desk/data/session/send-confirmed.ts";
import { useMe } from "#desk/data/session/session-context.tsx";
import { type SavedDraft, useEditedDraft } from "#desk/parts/edited/use-edited-draft.ts";
import { type DraftProblem, problemsOf, problemsOfRefusals } from "./draft-problem.ts";
import type { OrderDraft } from "./order-draft.ts";
import type { OrderMenu } from "./order-menu.ts";
import type { ChangedPage } from "./price-draft.ts";

/** The answer to a change of an order, or to a new one. */
type DraftAnswer = Pick<AnswerOf<"changeOrder">, "outcome" | "page" | "refusals">;

interface EditingProps {
  /** What the device has kept. */
  readonly stored: StoredDraft<OrderDraft>;
  /** What the draft begins as. */
  readonly base: OrderDraft;
  /** The order that is changed; null for a new one. */
  readonly page: ChangedPage;
  readonly menu: OrderMenu;
  readonly send: (draft: OrderDraft, action: Action) => Promise<CallAnswer<DraftAnswer>>;
  /** Called when the answer has an outcome. */
  readonly onAnswer?: (answer: DraftAnswer) => void;
  /** Called when a draft was saved, which ends it. */
  readonly onStored: (stored: SavedDraft<OrderDraft, Stored>) => Promise<void>;
}

/** The order as it is now. */
interface Stored {
  readonly page: NonNullable<DraftAnswer["page"]>;
}

/** What an answer says of the draft: it is stored, it has to be corrected or compared, or it is not accepted as it is. */
type Verdict =
  | ({ readonly kind: "saved" } & Stored)
  | { readonly kind: "invalid" }
  | { readonly kind: "changed-elsewhere" }
  | { readonly kind: "not-accepted" };

/** Edits the draft of an order, as `useEditedDraft` does. */
export function useEditing({
  stored,
  base,
  page,
  menu,
  onAnswer,
  onStored,
  ...props
}: EditingProps) {
  const [wasKept, setWasKept] = useState(stored[0] !== undefined);
  const { hasPasskey } = useMe();
  const revision = page?.order.state.revision ?? 0;
  const edited = useEditedDraft<OrderDraft, DraftProblem, Stored>({
    stored,
    base,
    sendingOf: ({ sending }) => sending,
    withSending: (draft, sending) => ({ ...draft, sending }),
    isElsewhere: ({ basedOn }) => basedOn < revision,
    fromNewest: (draft) => ({ ...draft, basedOn: revision }),
    check: (draft) => problemsOf(draft, page, menu),
    send: async (draft, action) => {
      const attempt = async () =>
        sendAction(
          () => props.send(draft, action),
          (answer) => {
            const verdict = verdictOf(answer);
            if (verdict === null) return null;
            onAnswer?.(answer);
            return verdict.kind === "invalid"
              ? { kind: verdict.kind, problems: problemsOfRefusals(answer.refusals, draft) }
              : verdict;
          },
        );
      const sent = await sendConfirmed(attempt, hasPasskey);
      return sent.kind === "answered" ? sent.data : sent;
    },
    onSaved: onStored,
  });
  return {
    ...edited,
    /** Whether it was begun earlier, and is not being sent. */
    isResumed: wasKept && edited.isKept && !edited.isSent,
    startOver: () => {
      setWasKept(false);
      edited.startOver();
    },
  };
}

/** The draft of an editor, what is wrong with it, and how it is sent. */
export type Editing = ReturnType<typeof useEditing>;

/** What an answer says of its draft; null if it does not say it, or lacks the page of the stored order, so that the draft may be stored. */
export function verdictOf(answer: DraftAnswer): Verdict | null {
  if (!hasOutcome(answer, "refusals")) return null;
  const { outcome, page } = answer;
  if (outcome === "recorded" || outcome === "repeated")
    return page?.order == null ? null : { kind: "saved", page };
  if (outcome === "outdated") return { kind: "changed-elsewhere" };
  return { kind: outcome === "refused" ? "invalid" : "not-accepted" };
}
