import { useState } from "react";
import type { OfOrders } from "#contract/generated/desk-late-operations.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { FormDialog } from "#desk/parts/order/form-dialog.tsx";
import { dayText } from "#domain/schedule/date-text.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { chosenReason, firstReason, phrasesFor, ReasonField } from "./reason-field.tsx";
import type { DecisionInput } from "./use-decide-week.ts";
import type { ComingWeek } from "./week-texts.ts";

interface CloseDialogProps {
  readonly week: ComingWeek;
  readonly onCancel: () => void;
  readonly onDecide: (decision: Partial<DecisionInput>) => void;
}

/** Skips a week: why, and what happens to the orders that it has. Its orders stay in it unless the seller says otherwise. */
export function CloseDialog({ week, onCancel, onDecide }: CloseDialogProps) {
  const { language, messages } = useLanguage();
  const { weeks: texts } = messages;
  const phrases = phrasesFor(week, texts.vacation);
  const [reason, setReason] = useState(() => firstReason(week, phrases));
  const [orders, setOrders] = useState<OrdersDraft>({ ofOrders: "keep", tellsCustomers: true });
  const [isIncomplete, setIsIncomplete] = useState(false);

  const submit = () => {
    const chosen = chosenReason(reason, phrases);
    setIsIncomplete(chosen === undefined);
    if (chosen === undefined) return;
    const ofOrders = week.orders === 0 ? "keep" : orders.ofOrders;
    const tellsCustomers = ofOrders !== "keep" && week.withEmail > 0 && orders.tellsCustomers;
    onDecide({ isClosed: true, reason: chosen, ofOrders, tellsCustomers });
  };
  return (
    <FormDialog
      title={texts.skipTitle(dayText(week.week, language))}
      submit={week.isClosed ? undefined : texts.skip}
      onCancel={onCancel}
      onSubmit={submit}
    >
      <Text tone="soft">{texts.nextOpen(dayText(week.nextOpenWeek, language))}</Text>
      {week.orders > 0 && <OrdersField week={week} draft={orders} onChange={setOrders} />}
      <ReasonField
        draft={reason}
        phrases={phrases}
        isIncomplete={isIncomplete}
        onChange={setReason}
      />
    </FormDialog>
  );
}

/** What happens to the orders of a week that is closed, and whether their customers are told. */
interface OrdersDraft {
  readonly ofOrders: OfOrders;
  readonly tellsCustomers: boolean;
}

interface OrdersFieldProps {
  readonly week: ComingWeek;
  readonly draft: OrdersDraft;
  readonly onChange: (draft: OrdersDraft) => void;
}

/** Only for a week that has orders. */
function OrdersField({ week, draft, onChange }: OrdersFieldProps) {
  const { language, messages } = useLanguage();
  const { weeks: texts } = messages;
  const { orders, withEmail, nextOpenWeek } = week;
  const choices = [
    { value: "move" as const, text: texts.move(dayText(nextOpenWeek, language)) },
    { value: "cancel" as const, text: texts.cancelOrders },
    { value: "keep" as const, text: texts.keep },
  ];
  return (
    <ChoiceList<OfOrders>
      legend={texts.ofOrders(orders)}
      choices={choices}
      chosen={draft.ofOrders}
      onChoose={(ofOrders) => onChange({ ...draft, ofOrders })}
    >
      {draft.ofOrders !== "keep" && (
        <Stack gap={1}>
          {withEmail > 0 && (
            <>
              <CheckField
                isChecked={draft.tellsCustomers}
                onCheck={(tellsCustomers) => onChange({ ...draft, tellsCustomers })}
              >
                {texts.tell(withEmail)}
              </CheckField>
              {draft.tellsCustomers && <Text tone="soft">{texts.tellHint}</Text>}
            </>
          )}
          {withEmail < orders && <p>{texts.withoutEmail(orders - withEmail)}</p>}
        </Stack>
      )}
    </ChoiceList>
  );
}
