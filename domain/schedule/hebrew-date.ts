/** A date of the Hebrew calendar, without its year. */
export interface HebrewDate {
  /** In the spelling of the runtime: `Tishri`, `Heshvan`, `Kislev`, … `Adar`, and in leap years `Adar I` and `Adar II`. */
  readonly month: string;
  /** 1 to 30. */
  readonly day: number;
}

const format = new Intl.DateTimeFormat("en-u-ca-hebrew", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
});

/** The Hebrew date of a day, `YYYY-MM-DD`, from the runtime's own calendar. The evening before, with which it begins, is not counted. */
export function hebrewDateOf(date: string): HebrewDate {
  const parts = format.formatToParts(Date.parse(`${date}T00:00:00Z`));
  const part = (type: "month" | "day") => parts.find((each) => each.type === type)?.value ?? "";
  return { month: part("month"), day: Number(part("day")) };
}
