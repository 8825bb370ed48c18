import { useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import styles from "./today-page.module.css";
import { hasOpenItems, isDone, type WeekWork } from "./week-work.ts";

interface CloseWeekProps {
  readonly week: DeskWeek;
  readonly work: WeekWork;
}

/** Closes the week, and asks first if something is open in it; or opens it again. */
export function CloseWeek({ week: { week, isClosed }, work }: CloseWeekProps) {
  const { today } = useMessages();
  const press = useMark();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
    press([{ week, action: { weekClosed: true } }], today.closed);
  };
  if (isClosed) {
    return (
      <Row gap={4} lines={3} align="center">
        <p>{today.isClosed}</p>
        <Button onClick={() => press([{ week, action: { weekClosed: false } }], today.reopened)}>
          {today.reopen}
        </Button>
      </Row>
    );
  }
  const isFinished = !hasOpenItems(work);
  return (
    <Row gap={4} lines={3} align="center">
      {isFinished && <p>{today.allDone}</p>}
      <Button
        look={isFinished ? "main" : "plain"}
        onClick={isFinished ? close : () => setIsAsking(true)}
      >
        {today.close}
      </Button>
      {isAsking && (
        <ConfirmDialog
          texts={{ cancel: today.cancel, confirm: today.close }}
          title={today.closeTitle}
          onCancel={() => setIsAsking(false)}
          onConfirm={close}
        >
          <p>{today.stillOpen}</p>
          <Stack as="ul" gap={1} className={styles.list}>
            {openItems(work, today).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Stack>
          <p>{today.closeHint}</p>
        </ConfirmDialog>
      )}
    </Row>
  );
}

type Texts = ReturnType<typeof useMessages>["today"];

function openItems({ handedOver, toPay, toGiveBack }: WeekWork, today: Texts): readonly string[] {
  return [
    ...(isDone(handedOver) ? [] : [today.notHandedOver(handedOver.of - handedOver.done)]),
    ...(toPay.orders > 0 ? [today.toPay(toPay.orders, isolatedPriceText(toPay.amount))] : []),
    ...(toGiveBack.orders > 0
      ? [today.toGiveBack(toGiveBack.orders, isolatedPriceText(toGiveBack.amount))]
      : []),
  ];
}
