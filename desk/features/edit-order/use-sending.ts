import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type SendOutcome, sendAction } from "#desk/connection/send-action.ts";
import { useWeekStatus } from "#desk/week-store/week-context.tsx";
import type { GraphqlAnswer } from "#web/graphql/execute.ts";
import type { OrderDraft } from "./order-draft.ts";

type Sending = NonNullable<OrderDraft["sending"]>;

/** What is said beside the button that sends. */
export type SendNote = "in-doubt" | "unavailable" | "not-accepted" | null;

interface SendingProps<Result> {
  readonly draft: OrderDraft;
  readonly keep: (draft: OrderDraft | undefined) => Promise<void>;
  readonly send: (draft: OrderDraft, sending: Sending) => Promise<GraphqlAnswer<Result>>;
  /** Called with the answer of the server, when the draft is not being sent any more. Gives what is to be said beside the button. */
  readonly onAnswer: (data: Result, sending: Sending) => Promise<SendNote>;
}

/**
 * Sends a draft, at most once: the device stores the action id before it sends, and until there is an answer the draft is sent
 * again unchanged, by the button and when the connection is back, also after a reload.
 */
export function useSending<Result>({ draft, keep, send, onAnswer }: SendingProps<Result>) {
  const { connection } = useWeekStatus();
  const [isBusy, setIsBusy] = useState(false);
  const isBusyRef = useRef(false);
  const [failure, setFailure] = useState<SendNote>(null);

  const run = async () => {
    const wasInDoubt = draft.sending !== null;
    const sending = draft.sending ?? { actionId: crypto.randomUUID(), pressedAt: Date.now() };
    await keep({ ...draft, sending });
    const outcome = await sendAction(() => send(draft, sending));
    const isSettled = isConclusive(outcome, wasInDoubt);
    if (isSettled) await keep({ ...draft, sending: null });
    if (outcome.kind === "answered") setFailure(await onAnswer(outcome.data, sending));
    else setFailure(isSettled ? outcome.kind : null);
  };
  const start = async () => {
    if (isBusyRef.current) return;
    isBusyRef.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await run();
    } finally {
      isBusyRef.current = false;
      setIsBusy(false);
    }
  };

  const resend = useEffectEvent(() => {
    if (draft.sending !== null) void start();
  });
  const wasOnline = useRef(connection === "online");
  useEffect(() => {
    const isBack = connection === "online" && !wasOnline.current;
    wasOnline.current = connection === "online";
    if (isBack) resend();
  }, [connection]);

  const note: SendNote = draft.sending !== null && !isBusy ? "in-doubt" : failure;
  return { isBusy, isOnline: connection === "online", note, send: () => void start() };
}

/** After an attempt without an answer, only an answer or a refusal of the whole request settles whether it was stored. */
function isConclusive({ kind }: SendOutcome<unknown>, wasInDoubt: boolean): boolean {
  return kind === "answered" || kind === "not-accepted" || (kind === "unavailable" && !wasInDoubt);
}
