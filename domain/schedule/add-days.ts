const day = 24 * 60 * 60 * 1000;

/** The date, `YYYY-MM-DD`, so many days after another; before it for a number below 0. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** The weekday of a date, `YYYY-MM-DD`: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The days from one date to another, both `YYYY-MM-DD`; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day;
}
