import type { OwnHandOver } from "#contract/desk-calls/weeks.ts";
import type { HandOver as WireHandOver } from "#contract/generated/schema-types.ts";
import type { PromisedHandOver } from "#domain/schedule/hand-over.ts";
import type { HandOverTime, TimeOfDay } from "#domain/schedule/hand-over-time.ts";
import { isDate } from "#domain/schedule/is-date.ts";
import { clockText } from "#domain/schedule/weekly-deadline.ts";

/** Converts a time of handing over to the contract; null where none is set. */
export function handOverToWire(handOver: PromisedHandOver<string> | undefined) {
  if (handOver === undefined) return null;
  const { week, date, from, to, note } = handOver;
  return { week, date, from: timeToWire(from), to: timeToWire(to), note: note ?? null };
}

/** Reads a time of handing over. Undefined where none is set, and where it cannot be read: an order can be placed without it. */
export function handOverFromWire(answer: unknown): PromisedHandOver<string> | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const { week, date, from, to, note }: Partial<Record<keyof WireHandOver, unknown>> = answer;
  const [begins, ends] = [timeFromWire(from), timeFromWire(to)];
  if (!isDateText(week) || !isDateText(date) || begins === undefined || ends === undefined)
    return undefined;
  return { week, date, from: begins, to: ends, ...(typeof note === "string" && { note }) };
}

/** Converts the time of one week to the contract; null where it has none. */
export function ownHandOverToWire(
  handOver: Omit<HandOverTime<unknown>, "note"> | undefined,
): OwnHandOver | null {
  if (handOver === undefined) return null;
  const { date, from, to } = handOver;
  return { date, from: timeToWire(from), to: timeToWire(to) };
}

/** Reads the time of one week. Times that cannot be read are not numbers, which no catalogue takes. */
export function ownHandOverFromWire({ date, from, to }: OwnHandOver) {
  const none: TimeOfDay = { hour: Number.NaN, minute: Number.NaN };
  return { date, from: timeFromWire(from) ?? none, to: timeFromWire(to) ?? none };
}

function isDateText(value: unknown): value is string {
  return typeof value === "string" && isDate(value);
}

function timeToWire({ hour, minute }: TimeOfDay): string {
  return clockText(hour, minute).padStart(5, "0");
}

function timeFromWire(value: unknown): TimeOfDay | undefined {
  const text = typeof value === "string" ? value : "";
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/u.exec(text) ?? [];
  return hour === undefined ? undefined : { hour: Number(hour), minute: Number(minute) };
}
