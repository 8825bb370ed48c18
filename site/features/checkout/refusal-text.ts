import type { WireRefusal } from "#contract/wire/refusal.ts";
import type { CustomerFormProblem } from "#domain/customer/customer-form.ts";
import { agorotOfShekels } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import type { RefusalCode } from "#domain/order/refusal.ts";
import type { OrderTexts } from "#site/language/order-texts-he.ts";

type Sentence = (refusal: WireRefusal, refusals: OrderTexts["refusals"]) => string;

const dishOf = ({ dishName, typeName }: WireRefusal) => dishName ?? typeName ?? "";
const partUnknown: Sentence = (refusal, refusals) =>
  refusals.PART_UNKNOWN(dishOf(refusal), refusal.name ?? "");
const totalWrong: Sentence = (_, refusals) => refusals.TOTAL_WRONG;
/** For refusals that this site never causes, only a faulty client. */
const other: Sentence = (_, refusals) => refusals.OTHER;

/** For all refusals but those of a field of the form, which have the texts of the form. */
const sentences: Record<Exclude<RefusalCode, CustomerFormProblem>, Sentence> = {
  ORDER_EMPTY: (_, refusals) => refusals.ORDER_EMPTY,
  DISH_TYPE_UNKNOWN: ({ typeName }, refusals) => refusals.DISH_TYPE_UNKNOWN(typeName ?? ""),
  DISH_UNKNOWN: (refusal, refusals) => refusals.DISH_UNKNOWN(dishOf(refusal)),
  SELECTION_UNKNOWN: partUnknown,
  ADD_ON_UNKNOWN: partUnknown,
  OPTION_UNKNOWN: partUnknown,
  CHOICE_UNKNOWN: partUnknown,
  EXTRA_UNKNOWN: partUnknown,
  OPTION_REQUIRED: (refusal, refusals) =>
    refusals.OPTION_REQUIRED(dishOf(refusal), refusal.name ?? ""),
  COUNT_OUT_OF_RANGE: (refusal, refusals) => refusals.COUNT_OUT_OF_RANGE(dishOf(refusal)),
  PRICE_CHANGED: (refusal, refusals) =>
    refusals.PRICE_CHANGED(
      dishOf(refusal),
      refusal.name ?? "",
      pricesText(refusal.received),
      pricesText(refusal.expected),
    ),
  SOLD_OUT: (refusal, refusals) => refusals.SOLD_OUT(dishOf(refusal), refusal.name ?? ""),
  ONLY_LEFT: (refusal, refusals) =>
    refusals.ONLY_LEFT(dishOf(refusal), refusal.name ?? "", refusal.left ?? 0),
  WEEK_FULL: (_, refusals) => refusals.WEEK_FULL,
  PICKUP_FULL: (_, refusals) => refusals.PICKUP_FULL,
  DELIVERY_FULL: (_, refusals) => refusals.DELIVERY_FULL,
  DISH_TOTAL_WRONG: totalWrong,
  CART_TOTAL_WRONG: totalWrong,
  DELIVERY_PLACE_UNKNOWN: ({ name }, refusals) => refusals.DELIVERY_PLACE_UNKNOWN(name ?? ""),
  PICKUP_UNAVAILABLE: ({ name }, refusals) => refusals.PICKUP_UNAVAILABLE(name ?? ""),
  DELIVERY_PRICE_CHANGED: ({ name, received, expected }, refusals) =>
    refusals.DELIVERY_PRICE_CHANGED(name ?? "", pricesText(received), pricesText(expected)),
  ORDER_TOO_LARGE: other,
  DISH_TYPE_TWICE: other,
  DISH_TWICE: other,
  NO_SELECTION: other,
  SELECTION_TWICE: other,
  ADD_ON_TWICE: other,
  OPTION_TWICE: other,
  EXTRA_TWICE: other,
};

/** The sentence for one refusal. */
export function refusalText(refusal: WireRefusal, { checkout, refusals }: OrderTexts): string {
  const ofField: Readonly<Record<string, string>> = checkout.problems;
  // A newer server may send codes that this page does not know.
  const others: Readonly<Record<string, Sentence>> = sentences;
  return ofField[refusal.code] ?? (others[refusal.code] ?? other)(refusal, refusals);
}

function pricesText(prices: readonly (number | null)[] | undefined): string {
  return (prices ?? [])
    .map((shekels) => agorotOfShekels(shekels))
    .map((price) => (price === undefined ? "?" : isolatedPriceText(price)))
    .join(" / ");
}
