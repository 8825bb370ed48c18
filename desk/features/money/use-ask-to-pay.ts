import {
  askToPayDocument,
  takeBackAskingDocument,
} from "#contract/generated/desk-late-operations.ts";
import { openOrdersDocument } from "#contract/generated/desk-operations.ts";
import { type ActionOutcome, sendAction } from "#desk/data/connection/send-action.ts";
import { usePresses } from "#desk/data/connection/use-presses.ts";
import { useQueue } from "#desk/data/marks/mark-context.tsx";
import { useRefreshWeeks } from "#desk/data/week/week-context.tsx";
import { askingTexts } from "#desk/language/asking-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { useGraphql } from "#web/graphql/graphql-context.tsx";

/** Asks the customers of a week, or with null of all weeks; or takes back what was asked with an action id. */
type Change =
  | { readonly week: string | null; readonly again: boolean }
  | { readonly undoes: string };

/** How many were asked; null for what was taken back. */
type Outcome = ActionOutcome<{ readonly asked: number | null }>;

/** Asks for money, as `useActions` sends changes. The bar says what came of it, and takes it back. `otherThan` is the shown week. */
export function useAskToPay(otherThan: string) {
  const { language } = useLanguage();
  const texts = useTexts(askingTexts);
  const { client, execute } = useGraphql();
  const { sent } = useQueue();
  const refresh = useRefreshWeeks();
  const { press, isBusy, isInDoubt, outcome, runInDoubt } = usePresses<Change, Outcome>({
    draftName: "asking for money",
    send: async (change, action) =>
      "undoes" in change
        ? sendAction(
            async () =>
              execute(takeBackAskingDocument, {
                actionId: change.undoes,
                pressedAt: action.pressedAt,
              }),
            ({ takeBackAsking }) => (takeBackAsking ? { asked: null } : null),
          )
        : sendAction(
            async () => execute(askToPayDocument, { asking: { ...action, ...change } }),
            ({ askToPay }) => askToPay,
          ),
    onSettled: (settled, _, { actionId }) => {
      if (settled.kind !== "answered") return;
      const { asked } = settled.data;
      void refresh();
      const others = { search: "", otherThan, after: null, language };
      void client.reload(openOrdersDocument, others);
      if (asked === null) sent([], texts.undone);
      else if (asked === 0) sent([], texts.saidNobody);
      else sent([], texts.said(asked), () => void press({ undoes: actionId }));
    },
  });
  return {
    isBusy,
    /** There was no answer: it is sent again unchanged, by `tryAgain` or when the connection is back. */
    isInDoubt,
    /** Nothing was stored. */
    isFailed: outcome !== null && outcome.kind !== "answered",
    tryAgain: runInDoubt,
    /** Asks the customers of a week, or with null of all weeks; `again` also those who were asked less than a day ago. */
    ask: (week: string | null, again: boolean) => void press({ week, again }),
  };
}
