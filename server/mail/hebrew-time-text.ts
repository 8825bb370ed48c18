/** An instant (milliseconds since 1970 UTC) on the clock of Asia/Jerusalem, in Hebrew: `יום ב׳, 26 באוקטובר, 9:05`. */
export function hebrewTimeText(instant: number): string {
  const format = new Intl.DateTimeFormat("he-IL", {
    timeZone: "Asia/Jerusalem",
    weekday: "short",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return format.format(instant);
}
