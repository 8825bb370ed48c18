import { Suspense, useDeferredValue } from "react";
import type { RequestOf } from "#contract/wire/desk-calls.ts";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { checkSettings } from "#domain/catalogue/check-part.ts";
import { dayText, momentText } from "#domain/schedule/date-text.ts";
import { TextField } from "#web/ui/field.tsx";
import { Card, Stack, Text } from "#web/ui/layout.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import styles from "./shop-page.module.css";
import { textAt, timeOf } from "./typed-values.ts";
import type { Edited } from "./use-edited.ts";
import { weekdayChoices } from "./weekday-choices.ts";

interface TimesFieldsProps {
  readonly edited: Edited;
}

/** The weekly deadline and opening, and what happens to the coming weeks with them. */
export function TimesFields({ edited }: TimesFieldsProps) {
  const { times } = useTexts(shopTexts);
  const asked = useDeferredValue(JSON.stringify(timesOf(edited)));
  const problem = checkSettings(JSON.parse(asked)).kind === "invalid";
  return (
    <>
      <TimeFields name="deadline" edited={edited} />
      <TimeFields name="opening" edited={edited} />
      <Card as="section" aria-labelledby="ahead" isLow gap={2} className={styles.card}>
        <h2 id="ahead">{times.ahead}</h2>
        {!problem && (
          <Suspense fallback={<p className={styles.hint}>{times.counting}</p>}>
            <WeeksAhead asked={JSON.parse(asked) as RequestOf<"weeksWith">} />
          </Suspense>
        )}
      </Card>
    </>
  );
}

function timesOf({ values }: Edited) {
  return { deadline: timeOf(values, "deadline"), opening: timeOf(values, "opening") };
}

interface TimeFieldsProps extends Pick<TimesFieldsProps, "edited"> {
  readonly name: "deadline" | "opening";
}

/** A day of the week and a time of day. Only the opening can be none. */
function TimeFields({ name, edited }: TimeFieldsProps) {
  const { language } = useLanguage();
  const { times } = useTexts(shopTexts);
  const weekday = textAt(edited.values, `${name}.weekday`);
  const choose = (value: string) => {
    const time = textAt(edited.values, `${name}.time`);
    edited.set({
      [`${name}.weekday`]: value,
      [`${name}.time`]: value === "" ? "" : time === "" ? "08:00" : time,
    });
  };
  return (
    <Stack as="fieldset" id={name} gap={2} className={styles.time}>
      <legend>{times[name]}</legend>
      <SelectField
        label={times.day}
        value={weekday}
        options={[
          ...(name === "opening" ? [{ value: "", text: times.always }] : []),
          ...weekdayChoices(language),
        ]}
        onChoose={choose}
      />
      {weekday !== "" && (
        <TextField
          isShort
          type="time"
          label={times.time}
          value={textAt(edited.values, `${name}.time`)}
          error={edited.errorAt(name)}
          onType={(text) => edited.set({ [`${name}.time`]: text })}
        />
      )}
    </Stack>
  );
}

/** The coming weeks, if these times were saved. Suspends until they are known. */
function WeeksAhead({ asked }: { readonly asked: RequestOf<"weeksWith"> }) {
  const { language, messages } = useLanguage();
  const { times } = useTexts(shopTexts);
  const answer = useRenewedCall("weeksWith", asked);
  if (!answer.ok) return <p role="alert">{messages.shell.failed}</p>;
  const weeks = answer.data;
  return (
    <>
      {weeks.some(({ keepsDeadline }) => keepsDeadline) && (
        <Text weight={600}>{times.keepsHint}</Text>
      )}
      <Stack as="ul">
        {weeks.map(({ week, deadline, opensAt, isClosed, keepsDeadline, orders }) => (
          <li key={week}>
            <strong>
              {isClosed
                ? times.closed(dayText(week, language))
                : times.until(momentText(deadline, language))}
            </strong>{" "}
            {opensAt !== null && !isClosed && times.opensAt(momentText(opensAt, language))}{" "}
            {orders > 0 && times.orders(orders)} {keepsDeadline && times.keeps}
          </li>
        ))}
      </Stack>
    </>
  );
}
