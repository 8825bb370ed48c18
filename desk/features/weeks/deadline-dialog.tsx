import { type SyntheticEvent, useId, useState } from "react";
import { clockTimeText, dayText } from "#desk/language/days.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { addDays } from "#domain/schedule/add-days.ts";
import { dateInJerusalem } from "#domain/schedule/date-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FieldError, fieldErrorProps } from "#web/ui/field.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Select } from "#web/ui/select.tsx";
import { chosenReason, firstReason, phrasesFor } from "./reason-choices.ts";
import { ReasonField } from "./reason-field.tsx";
import type { Decision } from "./use-keep-week.ts";
import styles from "./week-form.module.css";
import type { ComingWeek } from "./week-texts.ts";

/** The server allows no more, so that weeks keep their sequence. */
const mostDaysMoved = 6;

interface DeadlineDialogProps {
  readonly week: ComingWeek;
  readonly onCancel: () => void;
  readonly onDecide: (decision: Decision) => void;
}

/** Gives a week another deadline: which day, what time, and why. */
export function DeadlineDialog({ week, onCancel, onDecide }: DeadlineDialogProps) {
  const { language, messages } = useLanguage();
  const { weeks: texts } = messages;
  const phrases = phrasesFor(week, texts.vacation);
  const [date, setDate] = useState(() => dateInJerusalem(week.deadline));
  const [time, setTime] = useState(() => clockTimeText(week.deadline));
  const [reason, setReason] = useState(() =>
    week.reason === null
      ? { choice: "none" as const, own: { he: "", en: "" } }
      : firstReason(week, phrases),
  );
  const [wasSent, setWasSent] = useState(false);
  const id = useId();
  const [hour = Number.NaN, minute = Number.NaN] = time.split(":").map(Number);
  const isTime = time !== "" && !Number.isNaN(hour) && !Number.isNaN(minute);
  const problem = wasSent && !isTime ? texts.noTime : undefined;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setWasSent(true);
    const chosen = chosenReason(reason, phrases);
    if (chosen === undefined || !isTime) return;
    const deadline = { date, hour, minute };
    onDecide({
      isClosed: false,
      deadline,
      reason: chosen,
      ofOrders: "keep",
      tellsCustomers: false,
    });
  };
  return (
    <Dialog
      title={texts.deadlineTitle(dayText(week.week, language))}
      onCancel={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button look="main" type="submit" form={`${id}-form`}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Stack as="form" id={`${id}-form`} noValidate gap={4} onSubmit={submit}>
        <Stack gap={1} className={styles.field}>
          <label htmlFor={`${id}-day`}>{texts.closingDay}</label>
          <Select
            id={`${id}-day`}
            value={date}
            onChange={({ currentTarget }) => setDate(currentTarget.value)}
          >
            {daysAround(week.week).map((each) => (
              <option key={each} value={each}>
                {dayText(each, language)}
              </option>
            ))}
          </Select>
        </Stack>
        <Stack gap={1} className={styles.field}>
          <label htmlFor={`${id}-time`}>{texts.closingTime}</label>
          <input
            id={`${id}-time`}
            type="time"
            value={time}
            {...fieldErrorProps(`${id}-time`, problem)}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
          <FieldError id={`${id}-time`} error={problem} />
        </Stack>
        <ReasonField draft={reason} phrases={phrases} isIncomplete={wasSent} onChange={setReason} />
      </Stack>
    </Dialog>
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
