import { useState } from "react";
import type {
  ChangeOrderMutation,
  OrderRefusalFieldsFragment,
  PlaceOrderMutation,
} from "#contract/generated/desk-operations.ts";
import { hasOutcome, isGiven } from "#desk/data/connection/has-outcome.ts";
import { type Action, type NoAnswer, sendAction } from "#desk/data/connection/send-action.ts";
import { useAction } from "#desk/data/connection/use-action.ts";
import type { StoredDraft } from "#desk/data/drafts/draft-context.tsx";
import type { GraphqlAnswer } from "#web/graphql/execute.ts";
import { type DraftProblem, problemsOf, problemsOfRefusals } from "./draft-problem.ts";
import type { OrderDraft } from "./order-draft.ts";
import type { OrderMenu } from "./order-menu.ts";
import type { ChangedPage } from "./price-draft.ts";

/** What is said beside the button that sends. */
type SendNote = "in-doubt" | "unavailable" | "not-accepted" | null;

/** The draft of an editor, what is wrong with it, and how it is sent. */
export interface Editing {
  readonly draft: OrderDraft;
  readonly problems: readonly DraftProblem[];
  /** Whether it was begun earlier, and is not being sent. */
  readonly isResumed: boolean;
  readonly isBusy: boolean;
  readonly isOnline: boolean;
  readonly note: SendNote;
  readonly startOver: () => void;
  readonly send: () => void;
}

interface EditingProps<Result> {
  /** What the device has kept, or what the draft begins as. */
  readonly draft: OrderDraft;
  readonly stored: StoredDraft<OrderDraft>;
  /** The order that is changed; null for a new one. */
  readonly page: ChangedPage;
  readonly menu: OrderMenu;
  readonly send: (action: Action) => Promise<GraphqlAnswer<Result>>;
  readonly judge: (data: Result) => AnswerVerdict;
  readonly refusalsOf: (data: Result) => readonly OrderRefusalFieldsFragment[];
  /** Called when the answer says what came of it. */
  readonly onAnswer?: (data: Result) => void;
  /** Called when the draft is stored and is none any more. `isShown` says whether the editor is still on the screen. */
  readonly onStored: (data: Result, action: Action, isShown: () => boolean) => Promise<void>;
}

type Outcome<Result> =
  | { readonly kind: Exclude<AnswerVerdict, "in-doubt">; readonly data: Result }
  | NoAnswer;

/** Edits a draft, and sends it as `useAction` does once nothing is wrong with it. */
export function useEditing<Result>({
  draft,
  stored: [kept, keep],
  page,
  menu,
  judge,
  refusalsOf,
  onAnswer,
  onStored,
  ...props
}: EditingProps<Result>): Editing {
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [wasKept, setWasKept] = useState(kept !== undefined);
  const { isBusy, isOnline, isInDoubt, outcome, send } = useAction<Outcome<Result>>({
    sending: draft.sending,
    keep: async (sending) => keep({ ...draft, sending }),
    send: async (sending) => {
      const sent = await sendAction(
        () => props.send(sending),
        (data) => {
          const kind = judge(data);
          if (kind === "in-doubt") return null;
          setProblems(problemsOfRefusals(refusalsOf(data), draft));
          onAnswer?.(data);
          return { kind, data };
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
    draft,
    problems,
    isResumed: wasKept && kept !== undefined && draft.sending === null,
    isBusy,
    isOnline,
    note: noteOf(isInDoubt ? "in-doubt" : outcome?.kind),
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

function noteOf(kind: Outcome<unknown>["kind"] | undefined): SendNote {
  if (kind === "in-doubt" || kind === "unavailable") return kind;
  return kind === "not-accepted" || kind === "confirm-first" ? "not-accepted" : null;
}

/**
 * What an answer says of the draft: it is stored, it has to be put right, it is not accepted as it is, or the answer does not say it,
 * so that it may be stored.
 */
type AnswerVerdict = "stored" | "refused" | "not-accepted" | "in-doubt";

/** What the answer to a new order says of its draft. */
export function verdictOfNew({ placeOrder: answer }: PlaceOrderMutation): AnswerVerdict {
  const verdict = verdictOf(answer);
  // The page of the order comes next.
  const isWhole = verdict !== "stored" || (isGiven(answer.number) && isGiven(answer.page?.order));
  return isWhole ? verdict : "in-doubt";
}

/** What the answer to a change of an order says of its draft. */
export function verdictOfChange({ changeOrder: answer }: ChangeOrderMutation): AnswerVerdict {
  return verdictOf(answer);
}

function verdictOf(
  answer: PlaceOrderMutation["placeOrder"] | ChangeOrderMutation["changeOrder"],
): AnswerVerdict {
  if (!hasOutcome(answer, "refusals")) return "in-doubt";
  const { outcome } = answer;
  if (outcome === "recorded" || outcome === "repeated") return "stored";
  return outcome === "refused" || outcome === "outdated" ? "refused" : "not-accepted";
}
