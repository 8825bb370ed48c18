import { type SyntheticEvent, useId, useState } from "react";
import { dayText } from "#desk/language/days.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { type OrdersDraft, OrdersField } from "./orders-field.tsx";
import { chosenReason, firstReason, phrasesFor } from "./reason-choices.ts";
import { ReasonField } from "./reason-field.tsx";
import type { Decision } from "./use-keep-week.ts";
import type { ComingWeek } from "./week-texts.ts";

interface CloseDialogProps {
  readonly week: ComingWeek;
  readonly onCancel: () => void;
  readonly onDecide: (decision: Decision) => void;
}

/** Skips a week: why, and what happens to the orders that it has. Its orders stay in it unless the seller says otherwise. */
export function CloseDialog({ week, onCancel, onDecide }: CloseDialogProps) {
  const { language, messages } = useLanguage();
  const { weeks: texts } = messages;
  const phrases = phrasesFor(week, texts.vacation);
  const [reason, setReason] = useState(() => firstReason(week, phrases));
  const [orders, setOrders] = useState<OrdersDraft>({ ofOrders: "keep", tellsCustomers: true });
  const [isIncomplete, setIsIncomplete] = useState(false);
  const formId = useId();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const chosen = chosenReason(reason, phrases);
    setIsIncomplete(chosen === undefined);
    if (chosen === undefined) return;
    const ofOrders = week.orders === 0 ? "keep" : orders.ofOrders;
    const tellsCustomers = ofOrders !== "keep" && week.withEmail > 0 && orders.tellsCustomers;
    onDecide({ isClosed: true, deadline: null, reason: chosen, ofOrders, tellsCustomers });
  };
  return (
    <Dialog
      title={texts.skipTitle(dayText(week.week, language))}
      onCancel={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button look="main" type="submit" form={formId}>
            {week.isClosed ? texts.save : texts.skip}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate gap={4} onSubmit={submit}>
        <Text tone="soft">{texts.nextOpen(dayText(week.nextOpenWeek, language))}</Text>
        {week.orders > 0 && <OrdersField week={week} draft={orders} onChange={setOrders} />}
        <ReasonField
          draft={reason}
          phrases={phrases}
          isIncomplete={isIncomplete}
          onChange={setReason}
        />
      </Stack>
    </Dialog>
  );
}
