import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isStillInDoubt, sendAction } from "#desk/connection/send-action.ts";
import { useWeekStatus } from "#desk/week-store/week-context.tsx";
import type { GraphqlAnswer } from "#web/graphql/execute.ts";
import type { OrderDraft } from "./order-draft.ts";
import type { AnswerVerdict } from "./verdict-of.ts";

type Sending = NonNullable<OrderDraft["sending"]>;

/** What is said beside the button that sends. */
export type SendNote = "in-doubt" | "unavailable" | "not-accepted" | null;

interface SendingProps<Result> {
  readonly draft: OrderDraft;
  readonly keep: (draft: OrderDraft | undefined) => Promise<void>;
  readonly send: (draft: OrderDraft, sending: Sending) => Promise<GraphqlAnswer<Result>>;
  readonly judge: (data: Result) => AnswerVerdict;
  /** Called when the draft is stored and is none any more. `isShown` says whether the editor is still on the screen. */
  readonly onStored: (data: Result, sending: Sending, isShown: () => boolean) => Promise<void>;
}

/**
 * Sends a draft, at most once: the device stores the action id before it sends, and until there is an answer the draft is sent
 * again unchanged, by the button and when the connection is back, also after a reload.
 */
export function useSending<Result>({ draft, keep, send, judge, onStored }: SendingProps<Result>) {
  const { connection } = useWeekStatus();
  const [isBusy, setIsBusy] = useState(false);
  const isBusyRef = useRef(false);
  const isShownRef = useRef(true);
  const [failure, setFailure] = useState<SendNote>(null);

  useEffect(() => {
    isShownRef.current = true;
    return () => {
      isShownRef.current = false;
    };
  }, []);

  const run = async () => {
    const wasInDoubt = draft.sending !== null;
    const sending = draft.sending ?? { actionId: crypto.randomUUID(), pressedAt: Date.now() };
    await keep({ ...draft, sending });
    const outcome = await sendAction(() => send(draft, sending));
    if (outcome.kind === "answered") {
      const verdict = judge(outcome.data);
      if (verdict === "in-doubt") return;
      // In one step, so that a draft that is stored can never be sent as another one.
      await keep(verdict === "stored" ? undefined : { ...draft, sending: null });
      if (verdict === "stored") await onStored(outcome.data, sending, () => isShownRef.current);
      if (verdict === "not-accepted") setFailure(verdict);
      return;
    }
    if (isStillInDoubt(outcome, wasInDoubt)) return;
    await keep({ ...draft, sending: null });
    setFailure(outcome.kind);
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
