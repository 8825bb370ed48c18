import { useId } from "react";
import { daysText } from "#desk/language/days.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { Stack } from "#web/ui/layout.tsx";
import styles from "./week-holidays.module.css";
import type { ComingWeek } from "./week-texts.ts";

/** The holidays near a deadline, with their days. */
export function WeekHolidays({ holidays }: Pick<ComingWeek, "holidays">) {
  const { language, messages } = useLanguage();
  const { weeks: texts } = messages;
  const id = useId();
  if (holidays.length === 0) return null;
  return (
    <Stack gap={1} className={styles.holidays}>
      <h3 id={id}>{texts.holidays}</h3>
      <ul aria-labelledby={id}>
        {holidays.map(({ name, from, until, isRest }) => (
          <li key={`${from} ${name.en}`}>
            <strong>{name[language]}</strong> · {daysText(from, until, language)}
            {isRest && <span className={styles.rest}>{texts.restDay}</span>}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
