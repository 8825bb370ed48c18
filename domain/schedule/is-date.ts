/** Whether a text is a date of the calendar, `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Some engines turn 31 June into 1 July.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
