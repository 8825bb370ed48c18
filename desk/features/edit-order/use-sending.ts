import { useState } from "react";
import { type Action, type NoAnswer, sendAction } from "#desk/data/connection/send-action.ts";
import { useAction } from "#desk/data/connection/use-action.ts";
import type { StoredDraft } from "#desk/data/drafts/draft-context.tsx";
import type { GraphqlAnswer } from "#web/graphql/execute.ts";
import type { DraftProblem } from "./draft-problem.ts";
import type { OrderDraft } from "./order-draft.ts";
import type { AnswerVerdict } from "./verdict-of.ts";

/** What is said beside the button that sends. */
export type SendNote = "in-doubt" | "unavailable" | "not-accepted" | null;

interface SendingProps<Result> {
  readonly draft: OrderDraft;
  readonly keep: (draft: OrderDraft | undefined) => Promise<void>;
  readonly send: (draft: OrderDraft, action: Action) => Promise<GraphqlAnswer<Result>>;
  readonly judge: (data: Result) => AnswerVerdict;
  /** Called when the draft is stored and is none any more. `isShown` says whether the editor is still on the screen. */
  readonly onStored: (data: Result, action: Action, isShown: () => boolean) => Promise<void>;
}

type Outcome<Result> =
  | { readonly kind: Exclude<AnswerVerdict, "in-doubt">; readonly data: Result }
  | NoAnswer;

/** Sends a draft of an order as `useAction` does. */
export function useSending<Result>({ draft, keep, send, judge, onStored }: SendingProps<Result>) {
  const { isBusy, isOnline, isInDoubt, outcome, ...action } = useAction<Outcome<Result>>({
    sending: draft.sending,
    keep: async (sending) => keep({ ...draft, sending }),
    send: async (sending) => {
      const sent = await sendAction(
        () => send(draft, sending),
        (data) => {
          const kind = judge(data);
          return kind === "in-doubt" ? null : { kind, data };
        },
      );
      return sent.kind === "answered" ? sent.data : sent;
    },
    settle: async ({ kind }) => keep(kind === "stored" ? undefined : { ...draft, sending: null }),
    onSettled: async (settled, sending, isShown) => {
      if (settled.kind === "stored") await onStored(settled.data, sending, isShown);
    },
  });
  return {
    isBusy,
    isOnline,
    note: noteOf(isInDoubt ? "in-doubt" : outcome?.kind),
    send: action.send,
  };
}

function noteOf(kind: Outcome<unknown>["kind"] | undefined): SendNote {
  if (kind === "in-doubt" || kind === "unavailable") return kind;
  return kind === "not-accepted" || kind === "confirm-first" ? "not-accepted" : null;
}

/**
 * The draft of an editor: what the device has kept of it, or what it begins as. `isResumed` says that it was begun earlier, and is not
 * being sent.
 */
export function useEditedDraft(first: OrderDraft, [kept, keep]: StoredDraft<OrderDraft>) {
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [wasKept, setWasKept] = useState(kept !== undefined);
  const draft = kept ?? first;
  const startOver = () => {
    setProblems([]);
    setWasKept(false);
    void keep(undefined);
  };
  const isResumed = wasKept && kept !== undefined && draft.sending === null;
  return { draft, problems, setProblems, startOver, isResumed };
}
