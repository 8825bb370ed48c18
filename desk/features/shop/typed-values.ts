import * as v from "valibot";
import { emptyTexts, type TypedTexts, typedTextsOf } from "#desk/parts/catalogue/typed-texts.ts";
import type { TermsSection } from "#domain/catalogue/catalogue.ts";
import { isPlaceholder } from "#domain/catalogue/is-placeholder.ts";
import type { LocalizedText } from "#domain/language/language.ts";
import type { WeeklyHandOver } from "#domain/schedule/hand-over.ts";
import type { TimeOfDay } from "#domain/schedule/hand-over-time.ts";
import { clockText, type WeeklyDeadline } from "#domain/schedule/weekly-deadline.ts";

/** What is typed into the fields of a page, by the path of each in what is saved: `payment.link`, `terms.0.heading`. */
export type TypedValues = Readonly<Record<string, string | TypedTexts>>;

export const typedValues = v.record(
  v.string(),
  v.union([v.string(), v.object({ he: v.string(), en: v.string() })]),
);

export function textsAt(values: TypedValues, key: string): TypedTexts {
  const value = values[key];
  return typeof value === "object" ? value : emptyTexts;
}

export function textAt(values: TypedValues, key: string): string {
  const value = values[key];
  return typeof value === "string" ? value : "";
}

/** A placeholder is no text: its field begins empty. */
export function typedOf(text: LocalizedText | null | undefined): TypedTexts {
  return text == null || isPlaceholder(text) ? emptyTexts : typedTextsOf(text);
}

/** The text that is saved. Where nothing was typed, a placeholder stays what it is, so that a page can be saved with other fields missing. */
export function textsToSave(
  values: TypedValues,
  key: string,
  stored: LocalizedText | null,
): LocalizedText {
  const typed = textsAt(values, key);
  if (typed.he.trim() !== "" || typed.en.trim() !== "") return typed;
  return stored !== null && isPlaceholder(stored) ? stored : emptyTexts;
}

/** A section of the terms of sale as it is typed. */
export type TypedSection = TermsSection<TypedTexts>;

export const emptySection: TypedSection = { heading: emptyTexts, text: emptyTexts };

/** The sections as values of fields: `terms.0.heading`, `terms.0.text`. Drafts in square brackets are shown, to be rewritten or removed. */
export function typedTerms(sections: readonly TermsSection<LocalizedText>[]): TypedValues {
  return valuesOf(
    sections.map(({ heading, text }) => ({
      heading: typedTextsOf(heading),
      text: typedTextsOf(text),
    })),
  );
}

export function valuesOf(sections: readonly TypedSection[]): TypedValues {
  const entries = sections.flatMap(({ heading, text }, index) => [
    [`terms.${String(index)}.heading`, heading] as const,
    [`terms.${String(index)}.text`, text] as const,
  ]);
  return Object.fromEntries(entries);
}

export function termsOf(values: TypedValues): readonly TypedSection[] {
  return Array.from({ length: Object.keys(values).length / 2 }, (_, index) => ({
    heading: textsAt(values, `terms.${String(index)}.heading`),
    text: textsAt(values, `terms.${String(index)}.text`),
  }));
}

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
