import { useState } from "react";
import { useLanguage } from "#desk/language/language-context.tsx";
import { FormDialog } from "#desk/parts/page/form-dialog.tsx";
import type { OfOrders } from "#domain/order-log/desk-event.ts";
import { addDays } from "#domain/schedule/add-days.ts";
import { dateInJerusalem, dayText, timeInJerusalem } from "#domain/schedule/date-text.ts";
import { mostDaysMoved, mostDaysToHandOver } from "#domain/schedule/week-exception.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
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

interface DeadlineDialogProps {
  readonly week: ComingWeek;
  readonly onCancel: () => void;
  readonly onDecide: (decision: Partial<DecisionInput>) => void;
}

/** Gives a week another deadline: which day, what time, and why. */
export function DeadlineDialog({ week, onCancel, onDecide }: DeadlineDialogProps) {
  const { language, messages } = useLanguage();
  const { weeks: texts } = messages;
  const phrases = phrasesFor(week, texts.vacation);
  const [date, setDate] = useState(() => dateInJerusalem(week.deadline));
  const [time, setTime] = useState(() => timeInJerusalem(week.deadline).slice(-5));
  const [reason, setReason] = useState(() =>
    week.reason === null
      ? { choice: "none" as const, own: { he: "", en: "" } }
      : firstReason(week, phrases),
  );
  const [wasSent, setWasSent] = useState(false);
  const [hour = Number.NaN, minute = Number.NaN] = time.split(":").map(Number);
  const isTime = time !== "" && !Number.isNaN(hour) && !Number.isNaN(minute);
  const problem = wasSent && !isTime ? texts.noTime : undefined;

  const submit = () => {
    setWasSent(true);
    const chosen = chosenReason(reason, phrases);
    if (chosen === undefined || !isTime) return;
    onDecide({ deadline: { date, hour, minute }, reason: chosen });
  };
  return (
    <FormDialog
      title={texts.deadlineTitle(dayText(week.week, language))}
      onCancel={onCancel}
      onSubmit={submit}
    >
      <SelectField
        label={texts.closingDay}
        value={date}
        options={daysAround(week.week).map((value) => ({ value, text: dayText(value, language) }))}
        onChoose={setDate}
      />
      <TextField
        isShort
        type="time"
        label={texts.closingTime}
        value={time}
        error={problem}
        onType={setTime}
      />
      <ReasonField draft={reason} phrases={phrases} isIncomplete={wasSent} onChange={setReason} />
    </FormDialog>
  );
}

/** The days to which a deadline can be moved, with its own. Days that are over end the week at once, and so are left out. */
function daysAround(week: string): readonly string[] {
  const today = dateInJerusalem(Date.now());
  const days = Array.from({ length: 2 * mostDaysMoved + 1 }, (_, index) =>
    addDays(week, index - mostDaysMoved),
  );
  return days.filter((day) => day >= today);
}

interface HandOverDialogProps {
  readonly week: ComingWeek;
  readonly onCancel: () => void;
  readonly onDecide: (decision: Pick<DecisionInput, "handOver" | "tellsCustomers">) => void;
}

/** Gives a week a time of handing over of its own, or takes it away, and tells customers who were told another one. */
export function HandOverDialog({ week, onCancel, onDecide }: HandOverDialogProps) {
  const { language, messages } = useLanguage();
  const { weeks: texts } = messages;
  const [date, setDate] = useState(week.ownHandOver?.date ?? "");
  const [from, setFrom] = useState(week.ownHandOver?.from ?? "09:00");
  const [to, setTo] = useState(week.ownHandOver?.to ?? "12:00");
  const [tells, setTells] = useState(true);
  const [wasSent, setWasSent] = useState(false);
  const isUsual = date === "";
  const isRight = isUsual || (from !== "" && from < to);
  const days = daysOf(week).map((value) => ({ value, text: dayText(value, language) }));

  const submit = () => {
    setWasSent(true);
    if (!isRight) return;
    const handOver = isUsual ? null : { date, from, to };
    onDecide({ handOver, tellsCustomers: tells && week.orders > 0 });
  };
  return (
    <FormDialog
      title={texts.handOverTitle(dayText(week.week, language))}
      onCancel={onCancel}
      onSubmit={submit}
    >
      <SelectField
        label={texts.handOverDay}
        value={date}
        options={[{ value: "", text: texts.usualHandOver }, ...days]}
        onChoose={setDate}
      />
      {!isUsual && (
        <Row gap={3}>
          <TextField
            isShort
            type="time"
            label={texts.from}
            value={from}
            error={wasSent && !isRight ? texts.wrongHours : undefined}
            onType={setFrom}
          />
          <TextField isShort type="time" label={texts.to} value={to} onType={setTo} />
        </Row>
      )}
      {week.orders > 0 && (
        <>
          <CheckField isChecked={tells} onCheck={setTells}>
            {texts.tellOfHours}
          </CheckField>
          {tells && <Text tone="soft">{texts.tellHint}</Text>}
        </>
      )}
    </FormDialog>
  );
}

/** The days from the one on which the week closes, or from today, with the one that it has. */
function daysOf({ week, deadline, ownHandOver }: ComingWeek): readonly string[] {
  const [closes, today] = [dateInJerusalem(deadline), dateInJerusalem(Date.now())];
  const first = closes > today ? closes : today;
  const days = Array.from({ length: mostDaysMoved + mostDaysToHandOver + 1 }, (_, index) =>
    addDays(week, index - mostDaysMoved),
  ).filter((day) => day >= first);
  return ownHandOver === null || days.includes(ownHandOver.date)
    ? days
    : [ownHandOver.date, ...days];
}
