/** A time of day as English says it: `2pm`, `9:30am`. */
export function twelveHourText(hour: number, minute: number): string {
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${String(hour % 12 === 0 ? 12 : hour % 12)}${minutes}${hour < 12 ? "am" : "pm"}`;
}
