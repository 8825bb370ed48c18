/** A time of day as a 24-hour clock shows it: `14:00`, `9:30`. */
export function clockText(hour: number, minute: number): string {
  return `${String(hour)}:${String(minute).padStart(2, "0")}`;
}
