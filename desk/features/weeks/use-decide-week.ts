import { useState } from "react";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import type { CallDesk } from "#desk/data/calls/call-desk.ts";
import { hasOutcome } from "#desk/data/connection/has-outcome.ts";
import { type Action, type ActionOutcome, sendAction } from "#desk/data/connection/send-action.ts";
import { usePresses } from "#desk/data/connection/use-presses.ts";
import { type AfterConfirming, sendConfirmed } from "#desk/data/session/send-confirmed.ts";
import { useMe } from "#desk/data/session/session-context.tsx";
import type { AnyProblem } from "#desk/data/session/sign-in.ts";
import { catalogueTextsByLanguage } from "#desk/language/catalogue-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import {
  type WeekDecisionAnswer as Answer,
  type ComingWeek,
  saidOf,
  saidOfHandOver,
  saidOfUndo,
} from "./week-texts.ts";

/** The decision about a week, and what happens to its orders. */
export type DecisionInput = Pick<DecisionRequest, "isClosed" | "deadline" | "reason" | "handOver"> &
  Required<Pick<DecisionRequest, "ofOrders" | "tellsCustomers">>;

type DecisionRequest = RequestOf<"keepWeek">;

const ordinary: DecisionInput = {
  isClosed: false,
  deadline: null,
  reason: null,
  ofOrders: "keep",
  tellsCustomers: false,
};

/** What the page says of the last change. */
export type Outcome =
  | { readonly kind: "none" | "busy" }
  /** `undo` takes it back; null for an undo. */
  | { readonly kind: "done"; readonly said: string; readonly undo: (() => void) | null }
  | { readonly kind: "refused"; readonly said: string }
  /** The sign-in is not confirmed; `retry` sends the same as a new change. */
  | { readonly kind: "unconfirmed"; readonly problem: AnyProblem; readonly retry: () => void }
  /** There was no answer; `retry` sends the same again. */
  | { readonly kind: "unsure"; readonly retry: () => void };

/** What is decided of a week, or which change of it is taken back. */
type Change =
  | { readonly week: string; readonly seen: string; readonly decision: DecisionInput }
  | { readonly week: string; readonly undoes: string };

type Sent = AfterConfirming<ActionOutcome<Answer>>;

/** Changes weeks, as `useActions` sends changes. */
export function useDecideWeek() {
  const { language, messages } = useLanguage();
  const texts = messages.weeks;
  const { outcomes } = useTexts(catalogueTextsByLanguage);
  const { client, call } = useCalls();
  const { hasPasskey } = useMe();
  const [last, setLast] = useState<Outcome>({ kind: "none" });
  const { press, runInDoubt, isBusy, isInDoubt, outcome } = usePresses<Change, Sent>({
    draftName: "week decisions",
    send: async (change, action) =>
      sendConfirmed(async () => sendWeek(call, change, action), hasPasskey),
    onSettled: (settled, change, { actionId }) => {
      if (settled.kind === "confirm-first")
        setLast({ kind: "unconfirmed", problem: settled.problem, retry: () => send(change) });
      if (settled.kind !== "answered") return;
      const { data } = settled;
      const isDone = data.outcome === "recorded" || data.outcome === "repeated";
      const undo = () => takeBack(change.week, actionId);
      if (!isDone) setLast({ kind: "refused", said: texts.problems[data.outcome] });
      else if ("undoes" in change)
        setLast({ kind: "done", said: saidOfUndo(data, texts), undo: null });
      else setLast({ kind: "done", said: saidNow(data, change), undo });
      client.keep("nextWeeks", {}, { weeks: data.weeks, handedOver: data.handedOver });
    },
  });
  const send = (asked: Change) => {
    setLast({ kind: "none" });
    void press(asked);
  };
  const takeBack = (week: string, undoes: string) => send({ week, undoes });
  const saidNow = (
    { orders, told, toWeek, weeks, handedOver }: Answer,
    { week, decision }: Extract<Change, { decision: unknown }>,
  ) => {
    const now = [...handedOver, ...weeks].find((each) => each.week === week);
    if (now === undefined) return "";
    return isOfHandOver(decision)
      ? saidOfHandOver({ orders, told }, now, language, texts)
      : saidOf({ orders, told, toWeek }, now, language, texts);
  };
  const shown = (): Outcome => {
    if (isBusy) return { kind: "busy" };
    if (isInDoubt) return { kind: "unsure", retry: runInDoubt };
    const isSaid =
      outcome === null || outcome.kind === "answered" || outcome.kind === "confirm-first";
    return isSaid ? last : { kind: "refused", said: outcomes[outcome.kind] };
  };
  return {
    outcome: shown(),
    /** What is not decided is as in an ordinary week. */
    keep: ({ week, version }: ComingWeek, decision: Partial<DecisionInput>) =>
      send({ week, seen: version, decision: { ...ordinary, ...decision } }),
    /** When the week is handed over, null for the times of the places, and whether customers are told; all else of it stays. */
    handOver: (
      { week, version, isClosed, ownDeadline, reason }: ComingWeek,
      decision: Pick<DecisionInput, "handOver" | "tellsCustomers">,
    ) => {
      const asItIs = { isClosed, deadline: ownDeadline, reason };
      send({ week, seen: version, decision: { ...ordinary, ...asItIs, ...decision } });
    },
    takeBack,
  };
}

function isOfHandOver({ handOver, ofOrders, tellsCustomers }: DecisionInput): boolean {
  return handOver !== undefined || (ofOrders === "keep" && tellsCustomers);
}

/** Sends a change of a week. Where the answer lacks it or the weeks, the outcome is in doubt. */
export async function sendWeek(
  call: CallDesk,
  change: Change,
  action: Action,
): Promise<ActionOutcome<Answer>> {
  const { week } = change;
  return sendAction(
    async () =>
      "undoes" in change
        ? call("takeBackWeek", { ...action, week, undoes: change.undoes })
        : call("keepWeek", { ...action, week, seen: change.seen, ...change.decision }),
    (answer) => (hasOutcome(answer, "weeks") ? answer : null),
  );
}
