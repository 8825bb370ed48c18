import { addDays } from "#domain/schedule/add-days.ts";
import { isDate } from "#domain/schedule/is-date.ts";
import { monthNumber } from "./payment-words.ts";

const patterns = [
  /(?<![\d/.-])(?<year>\d{4})(?<mark>[/.-])(?<month>\d{2})\k<mark>(?<day>\d{2})(?!\d)/gu,
  /(?<![\d.,])(?<day>\d{1,2})-(?<name>\p{L}{3,9})['׳.]?-(?<year>\d{4}|\d{2})(?!\d)/gu,
  /(?<![\d/.,-])(?<day>\d{1,2})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})(?![\d/]|[.,-]\d)/gu,
  /(?<![\d.,])(?<day>\d{1,2})\s{1,2}(?:of\s)?(?<name>\p{L}{3,9})(?!\p{L})['׳.]?(?:,?\s(?<year>\d{4})(?!\d))?/gu,
  /(?<!\p{L})(?<name>[A-Za-z]{3,9})\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:]|[.,]\d|\s?₪)(?:,?\s(?<year>\d{4})(?!\d))?/gu,
  /(?<![\d/.,-])(?<day>\d{1,2})\/(?<month>\d{1,2})(?![\d/]|[.,]\d)/gu,
];
const relative = [
  [/(?<!\p{L})(?:היום|today)(?!\p{L})/iu, 0],
  [/(?<!\p{L})(?:אתמול|yesterday)(?!\p{L})/iu, -1],
] as const;

/**
 * The first day that a text names, `YYYY-MM-DD` or null, and the text without the days in it. A day without its year is the last one until
 * tomorrow; the day stands before the month, unless that is none.
 */
export function takeDays(
  text: string,
  today: string,
): { readonly day: string | null; readonly rest: string } {
  let first: { readonly at: number; readonly day: string } | undefined;
  let rest = text;
  for (const pattern of patterns)
    rest = rest.replaceAll(pattern, (...match: unknown[]) => {
      const [whole, at] = [match[0] as string, match.at(-3) as number];
      const day = dayOf(match.at(-1) as Readonly<Record<string, string | undefined>>, today);
      if (day === undefined) return whole;
      if (first === undefined || at < first.at) first = { at, day };
      // As long as before, so that places in the text stay comparable.
      return " ".repeat(whole.length);
    });
  const [word] = relative.flatMap(([pattern, days]) => (pattern.test(rest) ? [days] : []));
  return { day: first?.day ?? (word === undefined ? null : addDays(today, word)), rest };
}

function dayOf(
  { day = "", month, name = "", year }: Readonly<Record<string, string | undefined>>,
  today: string,
): string | undefined {
  const [first, second] = [Number(day), Number(month ?? monthNumber(name))];
  const [ofMonth, ofYear] = second > 12 && first <= 12 ? [second, first] : [first, second];
  const dateIn = (wholeYear: number) =>
    `${String(wholeYear)}-${String(ofYear).padStart(2, "0")}-${String(ofMonth).padStart(2, "0")}`;
  const known = year === undefined ? undefined : Number(year.padStart(4, "20"));
  const thisYear = Number(today.slice(0, 4));
  const isLater = known === undefined && dateIn(thisYear) > addDays(today, 1);
  const date = dateIn(known ?? (isLater ? thisYear - 1 : thisYear));
  return isDate(date) ? date : undefined;
}
