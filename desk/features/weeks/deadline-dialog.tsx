import { useState } from "react";
import { useLanguage } from "#desk/language/language-context.tsx";
import { FormDialog } from "#desk/parts/order/form-dialog.tsx";
import { SelectField } from "#desk/parts/order/select-field.tsx";
import { addDays } from "#domain/schedule/add-days.ts";
import { dateInJerusalem, dayText, timeInJerusalem } from "#domain/schedule/date-text.ts";
import { TextField } from "#web/ui/field.tsx";
import { chosenReason, firstReason, phrasesFor, ReasonField } from "./reason-field.tsx";
import type { DecisionInput } from "./use-decide-week.ts";
import type { ComingWeek } from "./week-texts.ts";

/** The server allows no more, so that weeks keep their sequence. */
const mostDaysMoved = 6;

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
