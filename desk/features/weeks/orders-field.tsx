import type { OfOrders } from "#contract/generated/desk-operations.ts";
import { dayText } from "#desk/language/days.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { checkClass, Stack, Text } from "#web/ui/layout.tsx";
import { ChoiceList } from "./choice-list.tsx";
import type { ComingWeek } from "./week-texts.ts";

/** What happens to the orders of a week that is closed, and whether their customers are told. */
export interface OrdersDraft {
  readonly ofOrders: OfOrders;
  readonly tellsCustomers: boolean;
}

interface OrdersFieldProps {
  readonly week: ComingWeek;
  readonly draft: OrdersDraft;
  readonly onChange: (draft: OrdersDraft) => void;
}

/** Only for a week that has orders. */
export function OrdersField({ week, draft, onChange }: OrdersFieldProps) {
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
              <label className={checkClass}>
                <input
                  type="checkbox"
                  checked={draft.tellsCustomers}
                  onChange={({ currentTarget }) =>
                    onChange({ ...draft, tellsCustomers: currentTarget.checked })
                  }
                />
                <span>{texts.tell(withEmail)}</span>
              </label>
              {draft.tellsCustomers && <Text tone="soft">{texts.tellHint}</Text>}
            </>
          )}
          {withEmail < orders && <p>{texts.withoutEmail(orders - withEmail)}</p>}
        </Stack>
      )}
    </ChoiceList>
  );
}
