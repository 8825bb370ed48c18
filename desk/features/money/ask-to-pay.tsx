import { type ReactNode, useState } from "react";
import { type AskingQuery, askingDocument } from "#contract/generated/desk-late-operations.ts";
import { askingTexts } from "#desk/language/asking-texts.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Said } from "#web/ui/layout.tsx";
import { AskingDialog } from "./asking-dialog.tsx";
import { useAskToPay } from "./use-ask-to-pay.ts";

/** How many orders are not paid, and what is to be paid for them together, in agorot. */
interface Unpaid {
  readonly unpaid: number;
  readonly toPay: number;
}

/** Makes the button that asks for the orders of a week, or with null of all weeks; nothing where all are paid. */
export type AskButton = (week: string | null, sums: Unpaid) => ReactNode;

/** Whom a press would ask, as the server says it. */
interface Asked {
  readonly week: string | null;
  readonly asking: AskingQuery["asking"];
}

/** Asks all customers who have not paid by mail: the second press confirms. `notes` say what went wrong, and have the dialog. */
export function useAskButtons(shownWeek: string): {
  readonly askButton: AskButton;
  readonly notes: ReactNode;
} {
  const { shell } = useMessages();
  const texts = useTexts(askingTexts);
  const { client } = useGraphql();
  const { ask, isBusy, isInDoubt, isFailed, tryAgain } = useAskToPay(shownWeek);
  const [asked, setAsked] = useState<Asked | "failed" | "loading" | null>(null);
  const isWaiting = isBusy || asked === "loading";
  const open = async (week: string | null) => {
    if (isWaiting) return;
    setAsked("loading");
    const answer = await client.reload(askingDocument, { week });
    setAsked(answer.ok ? { week, asking: answer.data.asking } : "failed");
  };
  const close = () => setAsked(null);
  return {
    askButton: (week, { unpaid, toPay }) =>
      unpaid > 0 && (
        <Button aria-busy={isWaiting} onClick={() => void open(week)}>
          {(week === null ? texts.askAll : texts.askWeek)(unpaid, isolatedPriceText(agorot(toPay)))}
        </Button>
      ),
    notes: (
      <>
        <Said role="alert" tone="problem">
          {isInDoubt ? texts.unsure : (isFailed || asked === "failed") && texts.failed}
        </Said>
        {isInDoubt && <Button onClick={tryAgain}>{shell.tryAgain}</Button>}
        {asked !== null && typeof asked !== "string" && (
          <AskingDialog
            asking={asked.asking}
            onCancel={close}
            onAsk={(again) => {
              close();
              ask(asked.week, again);
            }}
          />
        )}
      </>
    ),
  };
}
