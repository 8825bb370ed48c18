import { normalizePhoneNumber } from "#domain/customer/phone-number.ts";
import { unmarkedWords } from "#domain/language/search-words.ts";
import { mostAgorot } from "#domain/money/agorot.ts";
import { currencyWords } from "#domain/money/currency-words.ts";
import { takeDays } from "./pasted-day.ts";

/** What a text says, in parts. What is an amount, a day, a number or a time is not among the words. */
export interface RowTokens {
  /** `YYYY-MM-DD`; null where the text names no day. */
  readonly day: string | null;
  /** In agorot, below 0 for what went out: of those that look like amounts most, so `₪126` hides `3`. */
  readonly amounts: readonly number[];
  /** How much the amounts look like amounts: with a currency, with a fraction or thousands, or only digits. */
  readonly likeness: Likeness;
  /** Nine digits, as the number of an order is; a phone number without its 0 is as long. */
  readonly numbers: readonly string[];
  /** Those that the text calls the number of an order. */
  readonly namedNumbers: readonly string[];
  readonly phoneNumbers: readonly string[];
  /** The words between marks that part them, as searches compare words; no segment is empty. */
  readonly segments: readonly (readonly string[])[];
}

type Likeness = 0 | 1 | 2 | 3;

/** In UTF-16 units: a longer line is no row of a payment, and the rest of it is not read. */
const longestRow = 600;
const partingMarks = /[,;:|·•\t\n()/]|\s-\s/u;

const currency = String.raw`${currencyWords}(?!\p{L})`;
const amountPattern = new RegExp(
  String.raw`(?<open>\()?(?<lead>(?<![\p{L}\d])[-+])?(?:(?<before>₪|(?<!\p{L})(?:nis|ils))\s?(?<inner>-)?)?` +
    String.raw`(?:(?<=(?<!\p{L})(?:nis|ils))|(?<![\d./:a-z]|\d,))(?:(?<apart>\d{1,3})[ '](?=\d{3}(?!\d)))?` +
    String.raw`(?<whole>\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+(?=,\d\d(?!\d))|\d{1,9})(?:[.,](?<rest>\d{1,2}))?` +
    String.raw`(?![\d/:]|[.,]\d|\s?%|(?!nis|ils)[a-z])(?<after>\s?${currency})?(?<trail>-(?=[\s"),;]|$))?` +
    String.raw`(?<close>\))?`,
  "giu",
);
/** Only digits that are longer are a reference of the bank. */
const longestBare = 5;

const phonePattern =
  /(?<![\d.,/])(?:(?:\+|00)?972[- ]?\(?0?\)?[- ]?|0)(?:[23489]|[57]\d)[- ]?(?:\d{3}[- ]?\d{4}|\d{4}-\d{3}|\d{2}-\d{5})(?![\d/]|[.,]\d)/gu;
const numberPattern = /(?<![\d.,-])[1-9]\d{8}(?!\d|[.,-]\d)/gu;
const namedNumber =
  /(?:הזמנה|הזמנת|מספר|מס['׳]?|order|number|no\.?|#)[\s:#.]{0,3}(?<number>[1-9]\d{8})(?!\d)/giu;
const timePattern = /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?(?!\d)/giu;

/** A text in one form: without invisible marks, with one minus, one blank for control characters other than tab and line break. */
export function plainPasted(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, "\n")
    .replaceAll(/(?![\t\n])\p{Cc}/gu, " ")
    .replaceAll(/[−‐‑‒–]/gu, "-");
}

/** Reads one row, in the form of `plainPasted`. `today` is `YYYY-MM-DD`, for days without their year. */
export function readTokens(row: string, today: string): RowTokens {
  const text = row.slice(0, longestRow);
  const namedNumbers = [...text.matchAll(namedNumber)].map(
    ({ groups }) => groups?.["number"] ?? "",
  );
  const dated = takeDays(text, today);
  const taken = { phones: [] as string[], numbers: [] as string[] };
  const rest = dated.rest
    .replaceAll(timePattern, " ")
    .replaceAll(phonePattern, (phone) => {
      taken.phones.push(normalizePhoneNumber(phone));
      return " ; ";
    })
    .replaceAll(numberPattern, (number) => {
      taken.numbers.push(number);
      return " ; ";
    });
  const found = [...rest.matchAll(amountPattern)].flatMap(({ groups = {} }) => amountsOf(groups));
  const likeness = found.reduce<Likeness>((most, each) => (each.like > most ? each.like : most), 0);
  const amounts = found.filter(({ like }) => like === likeness).map(({ amount }) => amount);
  return {
    day: dated.day,
    amounts: [...new Set(amounts)],
    likeness,
    numbers: [...new Set(taken.numbers)],
    namedNumbers,
    phoneNumbers: [...new Set(taken.phones)],
    segments: rest
      .replaceAll(amountPattern, " ; ")
      .split(partingMarks)
      .map((part) => unmarkedWords(part).filter((word) => !/^\d+$/u.test(word)))
      .filter(({ length }) => length > 0),
  };
}

/**
 * An amount in all ways in which it can be read: `1 234.50` with a blank for thousands or beside another number, `(126.00)` also as what went
 * out.
 */
function amountsOf(
  groups: Readonly<Record<string, string | undefined>>,
): readonly { readonly amount: number; readonly like: Likeness }[] {
  const { open, lead, before, inner, apart, whole = "", rest, after, trail, close } = groups;
  const isBare = before === undefined && after === undefined;
  const hasForm = rest !== undefined || /[.,]/u.test(whole);
  if (isBare && !hasForm && whole.length > longestBare) return [];
  const sizeOf = (digits: string) =>
    Number(digits.replaceAll(/[.,]/gu, "")) * 100 + Number((rest ?? "").padEnd(2, "0"));
  const isOut = lead === "-" || inner !== undefined || trail !== undefined;
  const like = isBare ? (hasForm ? 2 : 1) : 3;
  return [whole, ...(apart === undefined ? [] : [`${apart}${whole}`])]
    .map(sizeOf)
    .filter((size) => size > 0 && size <= mostAgorot)
    .flatMap((size) =>
      open === undefined || close === undefined ? [isOut ? -size : size] : [size, -size],
    )
    .map((amount) => ({ amount, like }));
}
