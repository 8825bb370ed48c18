import { addDays, weekdayOf } from "./add-days.ts";
import type { HolidayName } from "./holiday-texts.ts";

/** A holiday on one day, or on days that follow each other. */
export interface Holiday {
  readonly name: HolidayName;
  /** The first day, `YYYY-MM-DD`. A holiday begins on the evening before. */
  readonly from: string;
  /** The last day, `YYYY-MM-DD`. */
  readonly until: string;
  /** Whether work is forbidden on it. */
  readonly isRest: boolean;
}

const restDays: ReadonlySet<HolidayName> = new Set<HolidayName>([
  "rosh-hashanah",
  "yom-kippur",
  "sukkot",
  "simchat-torah",
  "pesach",
  "seventh-of-pesach",
  "shavuot",
]);

/** The holidays on the days from `from` to `until` (`YYYY-MM-DD`, both included), cut to these days, oldest first. */
export function jewishHolidays(from: string, until: string): readonly Holiday[] {
  const found: Holiday[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const name = holidayOn(date);
    if (name === undefined) continue;
    const previous = found.at(-1);
    if (previous?.name === name && addDays(previous.until, 1) === date)
      found[found.length - 1] = { ...previous, until: date };
    else found.push({ name, from: date, until: date, isRest: restDays.has(name) });
  }
  return found;
}

/** A month of the Hebrew calendar with the holidays that are always on the same days of it. */
const fixed: Readonly<Record<string, Readonly<Record<number, HolidayName>>>> = {
  Tishri: {
    1: "rosh-hashanah",
    2: "rosh-hashanah",
    9: "yom-kippur-eve",
    10: "yom-kippur",
    14: "sukkot-eve",
    15: "sukkot",
    ...daysOf(16, 20, "hol-hamoed-sukkot"),
    21: "hoshana-rabbah",
    22: "simchat-torah",
  },
  Kislev: daysOf(25, 30, "hanukkah"),
  Tevet: { ...daysOf(1, 2, "hanukkah"), 10: "fast-of-tevet" },
  Shevat: { 15: "tu-bishvat" },
  Nisan: {
    14: "pesach-eve",
    15: "pesach",
    ...daysOf(16, 19, "hol-hamoed-pesach"),
    20: "seventh-of-pesach-eve",
    21: "seventh-of-pesach",
  },
  Iyar: { 18: "lag-baomer", 28: "jerusalem-day" },
  Sivan: { 5: "shavuot-eve", 6: "shavuot" },
  Elul: { 29: "rosh-hashanah-eve" },
};

function holidayOn(date: string): HolidayName | undefined {
  const hebrew = hebrewDateOf(date);
  // Kislev has 29 or 30 days, so the last of the eight days is 2 or 3 Tevet.
  const isEighth = hebrew.month === "Tevet" && isOn(hebrewDateOf(addDays(date, -7)), "Kislev", 25);
  return isEighth ? "hanukkah" : (fixed[hebrew.month]?.[hebrew.day] ?? movableOn(hebrew, date));
}

function isOn({ month, day }: HebrewDate, inMonth: string, on: number): boolean {
  return month === inMonth && day === on;
}

/** A date of the Hebrew calendar, without its year. */
interface HebrewDate {
  /** In the spelling of the runtime: `Tishri`, `Heshvan`, `Kislev`, … `Adar`, and in leap years `Adar I` and `Adar II`. */
  readonly month: string;
  /** 1 to 30. */
  readonly day: number;
}

const hebrewDate = new Intl.DateTimeFormat("en-u-ca-hebrew", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
});

/** The Hebrew date of a day, `YYYY-MM-DD`, from the runtime's own calendar. The evening before, with which it begins, is not counted. */
export function hebrewDateOf(date: string): HebrewDate {
  const parts = hebrewDate.formatToParts(Date.parse(`${date}T00:00:00Z`));
  const part = (type: "month" | "day") => parts.find((each) => each.type === type)?.value ?? "";
  return { month: part("month"), day: Number(part("day")) };
}

/** Those that give way to the Sabbath, and the days of the state, which do not begin or end beside it either. */
function movableOn({ month, day }: HebrewDate, date: string): HolidayName | undefined {
  const weekday = weekdayOf(date);
  /** On `ordinary`, or on the Sunday after it where that is a Saturday. */
  const isFast = (ordinary: number) =>
    (day === ordinary && weekday !== 6) || (day === ordinary + 1 && weekday === 0);
  switch (month) {
    case "Tishri":
      return isFast(3) ? "fast-of-gedaliah" : undefined;
    case "Adar":
    // Purim is in the second Adar of a leap year, and nothing is in the first.
    case "Adar II":
      if (day === 14) return "purim";
      if (day === 15) return "shushan-purim";
      // A fast before Purim cannot be later than the day before, so it is on the Thursday.
      return (day === 13 && weekday !== 6) || (day === 11 && weekday === 4)
        ? "fast-of-esther"
        : undefined;
    case "Nisan":
      return isHolocaustDay(day, weekday) ? "holocaust-day" : undefined;
    case "Iyar":
      if (isIndependenceDay(day, weekday)) return "independence-day";
      return isIndependenceDay(day + 1, weekday + 1) ? "memorial-day" : undefined;
    case "Tamuz":
      return isFast(17) ? "fast-of-tammuz" : undefined;
    case "Av":
      return isFast(9) ? "tisha-bav" : undefined;
    default:
      return undefined;
  }
}

/** 27 Nisan; on the Thursday before where that is a Friday, and on the Monday after where it is a Sunday. */
function isHolocaustDay(day: number, weekday: number): boolean {
  return (
    (day === 27 && weekday !== 5 && weekday !== 0) ||
    (day === 26 && weekday === 4) ||
    (day === 28 && weekday === 1)
  );
}

/** 5 Iyar, which is never a Sunday, Tuesday or Thursday: from a Friday or Saturday to the Thursday before, from a Monday to the day after. */
function isIndependenceDay(day: number, weekday: number): boolean {
  return (
    (day === 5 && weekday === 3) ||
    ((day === 3 || day === 4) && weekday === 4) ||
    (day === 6 && weekday === 2)
  );
}

function daysOf(from: number, until: number, name: HolidayName): Record<number, HolidayName> {
  return Object.fromEntries(
    Array.from({ length: until - from + 1 }, (_, index) => [from + index, name]),
  );
}
