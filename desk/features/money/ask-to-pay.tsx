import { useState, useTransition } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { May } from "#desk/parts/rights/may.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { linkClass, Row, Said, Stack } from "#web/ui/layout.tsx";

type OwedOrders = AnswerOf<"owed">;

/** Asks all customers of a week who have not paid by mail, or with null those of all weeks: the second press confirms. */
export function AskToPay({ week }: { readonly week: string | null }) {
  const { asking: texts } = useMessages().money;
  const { client } = useCalls();
  const [isOpening, startOpening] = useTransition();
  const [shown, setShown] = useState<OwedOrders | "failed" | null>(null);
  const open = () => {
    if (isOpening) return;
    startOpening(async () => {
      const answer = await client.reload("owed", { week });
      setShown(answer.ok ? answer.data : "failed");
    });
  };
  return (
    <May mark="asked">
      <Button aria-busy={isOpening} onClick={open}>
        {week === null ? texts.askAll : texts.askWeek}
      </Button>
      <Said role="alert" tone="problem">
        {shown === "failed" && texts.failed}
      </Said>
      {shown !== null && shown !== "failed" && (
        <AskingDialog owed={shown} onClose={() => setShown(null)} />
      )}
    </May>
  );
}

interface AskingDialogProps {
  readonly owed: OwedOrders;
  readonly onClose: () => void;
}

/** Says who gets a mail and who does not, and asks them by the press that confirms it. */
function AskingDialog({ owed, onClose }: AskingDialogProps) {
  const { money, orders, shell } = useMessages();
  const { asking: texts } = money;
  const mark = useMark();
  const [again, setAgain] = useState(false);
  const withoutMail = owed.filter(({ hasEmail }) => !hasEmail);
  const lately = owed.filter(({ hasEmail, isAskedLately }) => hasEmail && isAskedLately);
  const asked = owed.filter(({ hasEmail, isAskedLately }) => hasEmail && (again || !isAskedLately));
  const inWords = (some: OwedOrders) => {
    const sum = some.reduce((all, { toPay }) => all + toPay, 0);
    return [orders.count(some.length), isolatedPriceText(agorot(sum))] as const;
  };
  const ask = () => {
    onClose();
    mark(
      asked.map(({ number, name, isAskedLately }) => ({
        orderNumber: number,
        action: { asked: isAskedLately ? "again" : "mail" },
        said: texts.saidOne(name),
      })),
      texts.said(orders.count(asked.length)),
    );
  };
  return (
    <ConfirmDialog
      title={texts.title}
      texts={{ cancel: shell.cancel, confirm: asked.length > 0 && texts.send(asked.length) }}
      onCancel={onClose}
      onConfirm={ask}
    >
      <Stack gap={3}>
        <p>{asked.length > 0 ? texts.toAsk(...inWords(asked)) : texts.nobody}</p>
        {lately.length > 0 && (
          <CheckField isChecked={again} onCheck={setAgain}>
            {texts.again(...inWords(lately))}
          </CheckField>
        )}
        {withoutMail.length > 0 && <p>{texts.withoutMail}</p>}
        <Row as="ul" gap={3} lines={0}>
          {withoutMail.map(({ number, name }) => (
            <li key={number}>
              <PageLink href={`/orders/${number}`} className={linkClass}>
                <bdi>{name}</bdi>
              </PageLink>
            </li>
          ))}
        </Row>
      </Stack>
    </ConfirmDialog>
  );
}
