/** Reasons of a change of the price that say nothing else, as the desk offers them, in the languages of customers. */
export const plainReasons = {
  he: ["הנחה", "תוספת למחיר", "עיגול הסכום", "פיצוי"],
  en: ["Discount", "Surcharge", "Rounding", "Compensation"],
} as const;

const allPlain: ReadonlySet<string> = new Set(Object.values(plainReasons).flat());

/** Whether a reason of a change of the price is one of `plainReasons`. */
export function isPlainReason(text: string): boolean {
  return allPlain.has(text);
}

/** A link, an email address, or as many digits as a phone number or an account has. */
const elsewhere = [
  /:\/\/|www\.|@/iu,
  /[\p{L}\p{N}]\.[a-z]{2,}(?:[/:?#]|\b)/iu,
  /(?:\p{Nd}\P{L}{0,3}){7}/u,
];

/** Whether a text could lead its reader to somebody: where to pay, whom to call. */
export function leadsElsewhere(text: string): boolean {
  return elsewhere.some((pattern) => pattern.test(text));
}
