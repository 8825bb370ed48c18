import { useRef, useState } from "react";
import {
  comingWeeksDocument,
  type KeepWeekInput,
  keepWeekDocument,
  takeBackWeekDocument,
} from "#contract/generated/desk-operations.ts";
import { hasOutcome } from "#desk/connection/has-outcome.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { type ComingWeek, type KeepWeekAnswer, saidOf, saidOfUndo } from "./week-texts.ts";

/** What is to be said of a week, and what happens to its orders. */
export type Decision = Pick<KeepWeekInput, "isClosed" | "deadline" | "reason"> &
  Required<Pick<KeepWeekInput, "ofOrders" | "tellsCustomers">>;

/** What the page says of the last change. */
export type Outcome =
  | { readonly kind: "none" | "busy" }
  /** `undo` takes it back; null for an undo. */
  | { readonly kind: "done"; readonly said: string; readonly undo: (() => void) | null }
  | { readonly kind: "refused"; readonly said: string }
  /** There was no answer; `retry` sends the same again. */
  | { readonly kind: "unsure"; readonly retry: () => void };

type Answer = Omit<KeepWeekAnswer, "toWeek"> & { readonly toWeek?: string | null };

/** Changes weeks, one change at a time. It needs a connection: nothing of it waits on the device. */
export function useKeepWeek() {
  const { language, messages } = useLanguage();
  const texts = messages.weeks;
  const { client, execute } = useGraphql();
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });
  const isBusy = useRef(false);

  /** Sends a change until there is an answer; each try is the same change, with the same action id. */
  const send = async (
    ask: () => Promise<Answer | null>,
    onDone: (answer: Answer) => Outcome,
  ): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setOutcome({ kind: "busy" });
    const answer = await ask();
    isBusy.current = false;
    if (answer === null) {
      setOutcome({ kind: "unsure", retry: () => void send(ask, onDone) });
      return;
    }
    setOutcome(
      answer.outcome === "recorded" || answer.outcome === "repeated"
        ? onDone(answer)
        : { kind: "refused", said: texts.problems[answer.outcome] },
    );
    client.keep(comingWeeksDocument, {}, { comingWeeks: answer.weeks });
  };

  const takeBack = (week: string, undoes: string) => {
    const asked = { actionId: crypto.randomUUID(), pressedAt: Date.now(), week, undoes };
    void send(
      () => orNull(async () => execute(takeBackWeekDocument, { week: asked }), "takeBackWeek"),
      (answer) => ({ kind: "done", said: saidOfUndo(answer, texts), undo: null }),
    );
  };

  const keep = ({ week, version }: ComingWeek, decision: Decision) => {
    const actionId = crypto.randomUUID();
    const asked = { actionId, pressedAt: Date.now(), week, seen: version, ...decision };
    void send(
      () => orNull(async () => execute(keepWeekDocument, { week: asked }), "keepWeek"),
      (answer) => {
        const { orders, told, toWeek = null, weeks } = answer;
        const now = weeks.find((each) => each.week === week);
        const said =
          now === undefined ? "" : saidOf({ orders, told, toWeek }, now, language, texts);
        return { kind: "done", said, undo: () => takeBack(week, actionId) };
      },
    );
  };

  return { outcome, keep, takeBack };
}

/** The answer of a mutation; null if there was none or a part of it is missing, so that its outcome is in doubt. */
export async function orNull<Field extends string>(
  run: () => Promise<{ readonly data?: Readonly<Record<Field, Answer>> | null }>,
  field: Field,
): Promise<Answer | null> {
  try {
    const answer = await run();
    const given = answer.data?.[field];
    if (hasOutcome(given, "weeks")) return given;
    console.error("a week could not be changed", answer);
  } catch (error) {
    console.error("a change of a week had no answer", error);
  }
  return null;
}
