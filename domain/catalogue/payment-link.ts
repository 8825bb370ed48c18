import { agorot } from "#domain/money/agorot.ts";
import { shortAmountText } from "#domain/money/price-text.ts";

/** What stands in a payment link for the sum or the number of an order. A browser that shows an address writes the braces as %7B and %7D. */
const variable = /(?:\{|%7B)(sum|number)(?:\}|%7D)/giu;

/** Whether a payment link differs from order to order. */
export function hasVariable(link: string): boolean {
  return link.search(variable) !== -1;
}

/** An order that is paid by a link. */
interface PaidOrder {
  readonly number: string;
  /** What is still owed of it, in agorot; below 0 it is to be given back. */
  readonly toPay: number;
}

/**
 * The payment link of one order: `{sum}` is what is still owed, in shekels (`126`, `126.50`), and `{number}` is the order number. Where nothing
 * is owed, it is the link that all orders have in common. A link without variables stays as it is.
 */
export function paymentLinkOf(link: string, { number, toPay }: PaidOrder): string {
  if (toPay <= 0) return commonPaymentLink(link);
  const values = { sum: shortAmountText(agorot(toPay)), number };
  return link.replaceAll(variable, (_, name: string) =>
    name.toLowerCase() === "sum" ? values.sum : values.number,
  );
}

/** The link without the parts of its path, of its query and of its fragment that differ from order to order: it opens the same app. */
export function commonPaymentLink(link: string): string {
  if (!hasVariable(link)) return link;
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)\??([^#]*)(.*)$/su.exec(link) ?? [];
  const common = (text: string, separator: string) =>
    text
      .split(separator)
      .filter((part) => !hasVariable(part))
      .join(separator);
  const asked = common(query, "&");
  return `${common(path, "/")}${asked && `?${asked}`}${common(fragment, "#")}`;
}

/**
 * Whether all that stands in braces in an `https:` link is the sum or the number, and the name of the server has none of it: no order decides
 * to whom a link leads.
 */
export function areVariablesKnown(link: string): boolean {
  const [, server = "", rest = ""] = /^https:\/\/([^/\\?#]*)(.*)$/su.exec(link) ?? [];
  const isKnown = !/[{}]|%7B[\p{L}\p{N}_ -]+%7D/iu.test(rest.replaceAll(variable, ""));
  return isKnown && !/[{}]|%7B|%7D/iu.test(server);
}
