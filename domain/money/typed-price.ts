import { type Agorot, agorot } from "./agorot.ts";
import { typedAmount } from "./typed-amount.ts";

/** Reads a price as the seller types it, as `typedAmount` reads an amount; here 0 is a price, too. Undefined for anything else. */
export function typedPrice(text: string): Agorot | undefined {
  return /^\s*₪?\s*0+(?:[.,]0{1,2})?\s*₪?\s*$/u.test(text) ? agorot(0) : typedAmount(text);
}
