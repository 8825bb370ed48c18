import type { LocalizedText } from "#domain/language/language.ts";
import type { TimeOfDay, WeeklyHandOver } from "#domain/schedule/hand-over.ts";
import { clockText, type WeeklyDeadline } from "#domain/schedule/weekly-deadline.ts";
import { type TypedValues, textAt, textsAt, typedOf } from "./typed-values.ts";

/** A time of the week as values of fields: `deadline.weekday`, empty for none, and `deadline.time`, `14:00`. */
export function typedTime(name: string, time: WeeklyDeadline | null): TypedValues {
  return {
    [`${name}.weekday`]: time === null ? "" : String(time.weekday),
    [`${name}.time`]: time === null ? "" : clockOf(time),
  };
}

/** The time of the week that was typed; null for none. A time that is missing is not a number. */
export function timeOf(values: TypedValues, name: string): WeeklyDeadline | null {
  const weekday = textAt(values, `${name}.weekday`);
  if (weekday === "") return null;
  return { weekday: Number(weekday), ...timeOfDay(values, `${name}.time`) };
}

/** A time of handing over as values of fields: as `typedTime`, with `from`, `to` and `note`. */
export function typedHandOver(
  name: string,
  time: WeeklyHandOver<LocalizedText> | undefined,
): TypedValues {
  return {
    [`${name}.weekday`]: time === undefined ? "" : String(time.weekday),
    [`${name}.from`]: time === undefined ? "" : clockOf(time.from),
    [`${name}.to`]: time === undefined ? "" : clockOf(time.to),
    [`${name}.note`]: typedOf(time?.note),
  };
}

/** The time of handing over that was typed, under its name; nothing for none. */
export function handOverToSave(values: TypedValues, name: string): object {
  const weekday = textAt(values, `${name}.weekday`);
  if (weekday === "") return {};
  const note = textsAt(values, `${name}.note`);
  return {
    [name]: {
      weekday: Number(weekday),
      from: timeOfDay(values, `${name}.from`),
      to: timeOfDay(values, `${name}.to`),
      ...(`${note.he}${note.en}`.trim() !== "" && { note }),
    },
  };
}

/** As fields of the type `time` have it: `09:00`. */
function clockOf({ hour, minute }: TimeOfDay): string {
  return clockText(hour, minute).padStart(5, "0");
}

function timeOfDay(values: TypedValues, key: string): TimeOfDay {
  const [hour = "", minute = ""] = textAt(values, key).split(":");
  return {
    hour: hour === "" ? Number.NaN : Number(hour),
    minute: minute === "" ? Number.NaN : Number(minute),
  };
}
