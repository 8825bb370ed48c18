import { useState } from "react";
import { useLanguage } from "#desk/language/language-context.tsx";
import { FormDialog } from "#desk/parts/order/form-dialog.tsx";
import { SelectField } from "#desk/parts/order/select-field.tsx";
import { addDays } from "#domain/schedule/add-days.ts";
import { dateInJerusalem, dayText } from "#domain/schedule/date-text.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import type { DecisionInput } from "./use-decide-week.ts";
import type { ComingWeek } from "./week-texts.ts";

/** The server allows no later day: the food of the week after the next is handed over then. */
const lastDay = 13;

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
  const days = Array.from({ length: lastDay + 7 }, (_, index) => addDays(week, index - 6)).filter(
    (day) => day >= first,
  );
  return ownHandOver === null || days.includes(ownHandOver.date)
    ? days
    : [ownHandOver.date, ...days];
}
