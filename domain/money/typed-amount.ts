import { type Agorot, agorot, mostAgorot } from "./agorot.ts";
import { withoutCurrency } from "./currency-words.ts";

/**
 * Reads an amount in shekels as the seller types it: `240`, `35.50`, `35.5`, `₪1,250`, `35,50`, `240 ש״ח`. Undefined for anything else, for
 * 0, and for more than any order can cost.
 */
export function typedAmount(text: string): Agorot | undefined {
  const typed = /^(?<shekels>\d{1,3}(?:,\d{3})+|\d+)(?:[.,](?<rest>\d{1,2}))?$/u.exec(
    bare(text),
  )?.groups;
  if (typed === undefined) return undefined;
  const { shekels = "", rest = "" } = typed;
  const amount = Number(shekels.replaceAll(",", "")) * 100 + Number(rest.padEnd(2, "0"));
  return amount > 0 && amount <= mostAgorot ? agorot(amount) : undefined;
}

/** Reads a price as the seller types it, as `typedAmount` reads an amount; here 0 is a price, too. Undefined for anything else. */
export function typedPrice(text: string): Agorot | undefined {
  return /^0+(?:[.,]0{1,2})?$/u.test(bare(text)) ? agorot(0) : typedAmount(text);
}

function bare(text: string): string {
  return withoutCurrency(text.replaceAll(/[\s\u2066-\u2069\u200e\u200f]/gu, ""));
}
