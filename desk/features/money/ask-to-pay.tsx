import { useState, useTransition } from "react";
import { Link } from "wouter";
import {
  type AskingQuery,
  askingDocument,
  askToPayDocument,
} from "#contract/generated/desk-late-operations.ts";
import { openOrdersDocument } from "#contract/generated/desk-operations.ts";
import { type ActionOutcome, sendAction } from "#desk/data/connection/send-action.ts";
import { usePresses } from "#desk/data/connection/use-presses.ts";
import { useQueue } from "#desk/data/marks/mark-context.tsx";
import { useRefreshWeeks, useWeek } from "#desk/data/week/week-context.tsx";
import { askingTexts } from "#desk/language/asking-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import type { OrderSums } from "#domain/order-log/sum-orders.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { checkClass, Hint, linkClass, Row, Said, Stack } from "#web/ui/layout.tsx";

type Asking = AskingQuery["asking"];

/** Asks the customers of a week, or with null of all weeks; `again` also those who were asked less than a day ago. */
interface Question {
  readonly week: string | null;
  readonly again: boolean;
}

/** How many orders are not paid, and what that is in agorot. Without one there is nothing to press. */
type AskToPayProps = Pick<Question, "week"> & Pick<OrderSums, "unpaid" | "toPay">;

/** Asks all customers of a week, or of all weeks, who have not paid by mail: the second press confirms. */
export function AskToPay({ week, unpaid, toPay }: AskToPayProps) {
  const { language, messages } = useLanguage();
  const texts = useTexts(askingTexts);
  const { week: shownWeek } = useWeek();
  const { client, execute } = useGraphql();
  const { sent } = useQueue();
  const refresh = useRefreshWeeks();
  const [isOpening, startOpening] = useTransition();
  const [shown, setShown] = useState<(Asking & Pick<Question, "week">) | "failed" | null>(null);
  const { press, isBusy, isInDoubt, outcome, runInDoubt } = usePresses<
    Question,
    ActionOutcome<readonly string[]>
  >({
    draftName: week === null ? "asking for money" : "asking for the money of a week",
    send: async (question, action) =>
      sendAction(
        async () => execute(askToPayDocument, { asking: { ...action, ...question } }),
        ({ askToPay }) => askToPay,
      ),
    onSettled: (settled, _, { actionId }) => {
      if (settled.kind !== "answered") return;
      const asked = settled.data;
      void refresh();
      const others = { search: "", otherThan: shownWeek, after: null, language };
      void client.reload(openOrdersDocument, others);
      sent(
        asked.map((number) => ({
          actionId: `${actionId}-${number}`,
          orderNumber: number,
          week: null,
          action: { changed: true },
        })),
        asked.length === 0 ? texts.saidNobody : texts.said(asked.length),
      );
    },
  });
  const open = () => {
    if (isOpening) return;
    startOpening(async () => {
      const answer = await client.reload(askingDocument, { week });
      setShown(answer.ok ? { week, ...answer.data.asking } : "failed");
    });
  };
  const isFailed = shown === "failed" || (outcome !== null && outcome.kind !== "answered");
  return (
    <>
      {unpaid > 0 && (
        <Button aria-busy={isOpening || isBusy} onClick={open}>
          {texts[week === null ? "askAll" : "askWeek"](unpaid, isolatedPriceText(agorot(toPay)))}
        </Button>
      )}
      <Said role="alert" tone="problem">
        {isInDoubt ? texts.unsure : isFailed && texts.failed}
      </Said>
      {isInDoubt && <Button onClick={runInDoubt}>{messages.shell.tryAgain}</Button>}
      {shown !== null && shown !== "failed" && (
        <AskingDialog
          asking={shown}
          onCancel={() => setShown(null)}
          onAsk={(again) => {
            setShown(null);
            void press({ week: shown.week, again });
          }}
        />
      )}
    </>
  );
}

interface AskingDialogProps {
  readonly asking: Asking;
  readonly onCancel: () => void;
  readonly onAsk: (again: boolean) => void;
}

/** Says who gets a mail and who does not, and asks them by the press that confirms it. */
function AskingDialog({ asking, onCancel, onAsk }: AskingDialogProps) {
  const texts = useTexts(askingTexts);
  const [again, setAgain] = useState(false);
  const { asked, askedLately, sumLately, withoutMail } = asking;
  const count = asked.length + (again ? askedLately : 0);
  const sum = asking.sum + (again ? sumLately : 0);
  return (
    <ConfirmDialog
      title={texts.title}
      texts={{ cancel: texts.cancel, confirm: count > 0 && texts.send(count) }}
      onCancel={onCancel}
      onConfirm={() => onAsk(again)}
    >
      <Stack gap={3}>
        <p>{count > 0 ? texts.toAsk(count, isolatedPriceText(agorot(sum))) : texts.nobody}</p>
        {askedLately > 0 && (
          <label className={checkClass}>
            <input type="checkbox" checked={again} onChange={() => setAgain(!again)} />
            <span>{texts.again(askedLately, isolatedPriceText(agorot(sumLately)))}</span>
          </label>
        )}
        {count > 0 && <Hint>{texts.hint}</Hint>}
        {withoutMail.length > 0 && <p>{texts.withoutMail}</p>}
        <Row as="ul" gap={3} lines={0}>
          {withoutMail.map(({ number, name }) => (
            <li key={number}>
              <Link href={`/orders/${number}`} className={linkClass}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </Row>
      </Stack>
    </ConfirmDialog>
  );
}
