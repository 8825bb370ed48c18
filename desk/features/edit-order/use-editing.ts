import { useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { hasOutcome } from "#desk/data/connection/has-outcome.ts";
import { type Action, type NoAnswer, sendAction } from "#desk/data/connection/send-action.ts";
import { useAction } from "#desk/data/connection/use-action.ts";
import type { StoredDraft } from "#desk/data/drafts/draft-context.tsx";
import { type AfterConfirming, sendConfirmed } from "#desk/data/session/send-confirmed.ts";
import { useMe } from "#desk/data/session/session-context.tsx";
import type { AnyProblem } from "#desk/data/session/sign-in.ts";
import type { GraphqlAnswer } from "#web/graphql/execute.ts";
import { type DraftProblem, problemsOf, problemsOfRefusals } from "./draft-problem.ts";
import type { OrderDraft } from "./order-draft.ts";
import type { OrderMenu } from "./order-menu.ts";
import type { ChangedPage } from "./price-draft.ts";

/** What is said beside the button that sends. */
type SendNote = "in-doubt" | "unavailable" | "not-accepted" | "confirm-first" | null;

/** The draft of an editor, what is wrong with it, and how it is sent. */
export interface Editing {
  readonly draft: OrderDraft;
  readonly problems: readonly DraftProblem[];
  /** Whether it was begun earlier, and is not being sent. */
  readonly isResumed: boolean;
  readonly isBusy: boolean;
  readonly isOnline: boolean;
  readonly note: SendNote;
  /** Why the sign-in is not confirmed that sending the draft needs. */
  readonly unconfirmed: AnyProblem | null;
  readonly startOver: () => void;
  readonly send: () => void;
}

/** The answer to a change of an order, or to a new one. */
type DraftAnswer = Pick<AnswerOf<"changeOrder">, "outcome" | "page" | "refusals">;

interface EditingProps {
  /** What the device has kept, or what the draft begins as. */
  readonly draft: OrderDraft;
  readonly stored: StoredDraft<OrderDraft>;
  /** The order that is changed; null for a new one. */
  readonly page: ChangedPage;
  readonly menu: OrderMenu;
  readonly send: (action: Action) => Promise<GraphqlAnswer<DraftAnswer>>;
  /** Called when the answer says what came of it. */
  readonly onAnswer?: (answer: DraftAnswer) => void;
  /** Called when the draft is stored and is none any more. `isShown` says whether the editor is still on the screen. */
  readonly onStored: (page: StoredPage, action: Action, isShown: () => boolean) => Promise<void>;
}

/** The order as it is now. */
type StoredPage = NonNullable<DraftAnswer["page"]>;

/** What an answer says of the draft: it is stored, it has to be put right, or it is not accepted as it is. */
type Verdict =
  | { readonly kind: "stored"; readonly page: StoredPage }
  | { readonly kind: "refused" | "not-accepted" };

type Outcome = Verdict | AfterConfirming<NoAnswer>;

/** Edits a draft, and sends it as `useAction` does once nothing is wrong with it. */
export function useEditing({
  draft,
  stored: [kept, keep],
  page,
  menu,
  onAnswer,
  onStored,
  ...props
}: EditingProps): Editing {
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [wasKept, setWasKept] = useState(kept !== undefined);
  const { hasPasskey } = useMe();
  const { isBusy, isOnline, isInDoubt, outcome, send } = useAction<Outcome>({
    sending: draft.sending,
    keep: async (sending) => keep({ ...draft, sending }),
    send: async (sending) => {
      const attempt = async () =>
        sendAction(
          () => props.send(sending),
          (answer) => {
            const verdict = verdictOf(answer);
            if (verdict === null) return null;
            setProblems(problemsOfRefusals(answer.refusals, draft));
            onAnswer?.(answer);
            return verdict;
          },
        );
      const sent = await sendConfirmed(attempt, hasPasskey);
      return sent.kind === "answered" ? sent.data : sent;
    },
    settle: async ({ kind }) => keep(kind === "stored" ? undefined : { ...draft, sending: null }),
    onSettled: async (settled, sending, isShown) => {
      if (settled.kind === "stored") await onStored(settled.page, sending, isShown);
    },
  });
  return {
    draft,
    problems,
    isResumed: wasKept && kept !== undefined && draft.sending === null,
    isBusy,
    isOnline,
    note: noteOf(isInDoubt ? "in-doubt" : outcome?.kind),
    unconfirmed: outcome?.kind === "confirm-first" ? outcome.problem : null,
    startOver: () => {
      setProblems([]);
      setWasKept(false);
      void keep(undefined);
    },
    send: () => {
      const found = draft.sending === null ? problemsOf(draft, page, menu) : [];
      setProblems(found);
      if (found.length === 0) send();
    },
  };
}

function noteOf(kind: Outcome["kind"] | undefined): SendNote {
  return kind === undefined || kind === "stored" || kind === "refused" ? null : kind;
}

/** What an answer says of its draft; null if it does not say it, or lacks the page of the stored order, so that the draft may be stored. */
export function verdictOf(answer: DraftAnswer): Verdict | null {
  if (!hasOutcome(answer, "refusals")) return null;
  const { outcome, page } = answer;
  if (outcome === "recorded" || outcome === "repeated")
    return page?.order == null ? null : { kind: "stored", page };
  return { kind: outcome === "refused" || outcome === "outdated" ? "refused" : "not-accepted" };
}
