import type { Shop } from "#domain/catalogue/catalogue.ts";
import type { LocalizedText } from "#domain/language/language.ts";

/** The places of the shop's texts that only the seller can write and has not yet, such as `payment.payee`: they begin with `[`. */
export function placeholderTexts({ name, kashrut, payment }: Shop<LocalizedText>): string[] {
  const texts = { name, kashrut, "payment.app": payment.app, "payment.payee": payment.payee };
  return Object.entries(texts)
    .filter(([, text]) => Object.values(text).some((words) => words.startsWith("[")))
    .map(([place]) => place);
}
