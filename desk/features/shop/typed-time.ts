import { clockText, type WeeklyDeadline } from "#domain/schedule/weekly-deadline.ts";
import { type TypedValues, textAt } from "./typed-values.ts";

/** A time of the week as values of fields: `deadline.weekday`, empty for none, and `deadline.time`, `14:00`. */
export function typedTime(name: string, time: WeeklyDeadline | null): TypedValues {
  return {
    [`${name}.weekday`]: time === null ? "" : String(time.weekday),
    [`${name}.time`]: time === null ? "" : clockText(time.hour, time.minute).padStart(5, "0"),
  };
}

/** The time of the week that was typed; null for none. A time that is missing is not a number. */
export function timeOf(values: TypedValues, name: string): WeeklyDeadline | null {
  const weekday = textAt(values, `${name}.weekday`);
  if (weekday === "") return null;
  const [hour = "", minute = ""] = textAt(values, `${name}.time`).split(":");
  return {
    weekday: Number(weekday),
    hour: hour === "" ? Number.NaN : Number(hour),
    minute: minute === "" ? Number.NaN : Number(minute),
  };
}
