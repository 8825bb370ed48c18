import * as v from "valibot";
import { idempotencyKeyPattern } from "#contract/wire/error-code.ts";
import { fromSpecified, groupNames } from "#contract/wire/specified-names.ts";
import type { CartDish } from "#domain/cart/cart.ts";
import { sortCart } from "#domain/cart/change-cart.ts";
import { leastCount, mostCount } from "#domain/cart/count.ts";
import { priceDish } from "#domain/cart/price-cart.ts";
import { orderTypes } from "#domain/customer/customer-data.ts";
import type { ReadsEveryField } from "#domain/every-field.ts";
import { languages } from "#domain/language/language.ts";
import { type Agorot, agorot, agorotOfShekels, signedAgorot } from "#domain/money/agorot.ts";
import { isDate } from "#domain/schedule/is-date.ts";
import { orderOfPath } from "./order-path.ts";
import type { CartState } from "./order-state.ts";
import { shapeVersion } from "./serialize-order.ts";

/** What is null where it is missing, because an older version of the site stored the order. */
function orNull<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.nullable(schema), null);
}

/** Prices are stored in shekels, as on the wire. */
const price = v.pipe(
  v.custom<number>((input) => agorotOfShekels(input) !== undefined),
  v.transform((shekels): Agorot => agorotOfShekels(shekels) ?? agorot(0)),
);
/** In agorot, because it may be below 0. */
const signed = v.pipe(v.number(), v.safeInteger(), v.transform(signedAgorot));
const position = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(leastCount + 1), v.maxValue(mostCount));
const name = v.pipe(v.string(), v.nonEmpty());
/** Missing if an older version of the site stored the cart, or if the server had no ids. */
const id = v.exactOptional(name);

/** What was written about a dish or the order. */
const note = v.exactOptional(v.string());

const cartDish = v.object({
  id,
  name,
  position,
  totalPrice: price,
  selections: v.pipe(
    v.array(
      v.object({
        id,
        name,
        amount: count,
        addOns: v.array(v.object({ id, name, addedPrice: price, position })),
        price,
        position,
      }),
    ),
    v.minLength(1),
  ),
  options: v.array(
    v.object({
      id,
      name,
      choice: name,
      choiceId: id,
      choicePosition: position,
      price: v.pipe(v.array(price), v.minLength(1)),
      position,
    }),
  ),
  extras: v.array(v.object({ id, name, amount: count, price, position })),
  note,
});

const cart = v.pipe(
  v.unknown(),
  v.transform((stored): unknown => fromSpecified(stored, groupNames)),
  v.array(
    v.object({
      name,
      position,
      dishes: v.pipe(v.array(cartDish), v.minLength(1)),
    }),
  ),
  v.check((groups) =>
    groups.every(({ dishes }) => dishes.every((dish) => dish.totalPrice === priceDish(dish))),
  ),
  v.check(
    (groups) =>
      areUnique(groups.map(({ name: typeName }) => typeName)) &&
      groups.every(({ dishes }) => areUnique(dishes.map(dishKey))) &&
      groups.every(({ dishes }) => dishes.every(hasUniqueParts)),
  ),
  v.transform((groups) => [...sortCart(groups)]),
);

const ofDish = { typeName: name, dishName: name };
const cartChange = v.variant("kind", [
  v.object({ kind: v.literal("dish-gone"), ...ofDish }),
  v.object({ kind: v.literal("part-gone"), ...ofDish, partName: name }),
  v.object({ kind: v.literal("choice-needed"), ...ofDish, optionName: name }),
  v.object({ kind: v.literal("price-changed"), ...ofDish, from: price, to: price }),
  v.object({ kind: v.literal("dish-renamed"), ...ofDish, oldName: name }),
  v.object({ kind: v.literal("part-renamed"), ...ofDish, partName: name, oldName: name }),
]);

const isoDate = v.pipe(v.string(), v.check(isDate));
const timeOfDay = v.object({
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  minute: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(59)),
});

const sentOrder = v.object({
  number: v.string(),
  orderTotal: price,
  week: orNull(isoDate),
  deadline: orNull(v.pipe(v.number(), v.safeInteger())),
  place: orNull(v.object({ orderType: v.picklist(orderTypes), address: v.string() })),
  email: v.exactOptional(v.string()),
  handOver: orNull(
    v.object({
      week: isoDate,
      date: isoDate,
      from: timeOfDay,
      to: timeOfDay,
      note: v.exactOptional(v.string()),
    }),
  ),
  page: orNull(
    v.pipe(
      v.string(),
      v.check((path) => orderOfPath(path) !== null),
    ),
  ),
  isCancelled: v.exactOptional(v.boolean()),
});

const changedOrder = v.object({
  number: name,
  key: name,
  revision: position,
  week: isoDate,
  deadline: v.pipe(v.number(), v.safeInteger()),
  // Missing if an older version of the site began the change.
  had: v.optional(v.array(v.string()), []),
  money: v.exactOptional(
    v.object({ agreedAdjustment: signed, adjustmentText: v.string(), received: signed }),
  ),
  contacts: v.exactOptional(v.object({ phoneNumber: v.string(), email: v.string() })),
  placeBefore: v.exactOptional(v.object({ name, price })),
  hasCartBefore: v.boolean(),
  isCancelled: v.exactOptional(v.boolean()),
  before: v.string(),
});

const storedOrder = v.object({
  version: v.literal(shapeVersion),
  language: v.nullable(v.picklist(languages)),
  customerData: v.nullable(
    v.object({
      name: v.string(),
      email: v.string(),
      phoneNumber: v.string(),
      orderType: v.picklist(orderTypes),
      city: v.string(),
      address: v.string(),
      pickupOrDeliveryPrice: price,
      note,
    }),
  ),
  allOrders: cart,
  orderKey: v.nullable(v.pipe(v.string(), v.regex(idempotencyKeyPattern))),
  // Missing if an older version of the site stored the order.
  isInDoubt: v.optional(v.boolean(), false),
  formDraft: orNull(v.record(v.string(), v.string())),
  sentOrder: v.nullable(sentOrder),
  lastOrder: orNull(
    v.pipe(
      v.object({ order: sentOrder, allOrders: cart }),
      v.transform(({ order, allOrders }) => ({ order, cart: allOrders })),
    ),
  ),
  changes: v.array(cartChange),
  changedOrder: orNull(changedOrder),
});

/** Parses the stored order state. Undefined if it is damaged or of an older version; the caller then drops it. */
export function parseStoredOrder(text: string): CartState | undefined {
  const schema = v.pipe(v.string(), v.parseJson(), storedOrder);
  // Stop at the first error: the checks of the whole cart need valid amounts.
  const result = v.safeParse(schema, text, { abortEarly: true });
  if (!result.success) return undefined;
  const { version: _, allOrders, ...others } = result.output;
  const state = { ...others, cart: allOrders };
  const isComplete =
    state.cart.length === 0 || (state.language !== null && state.orderKey !== null);
  return isComplete ? state : undefined;
}

function hasUniqueParts({ selections, options, extras }: CartDish): boolean {
  return [selections, ...selections.map(({ addOns }) => addOns), options, extras].every((parts) =>
    areUnique(parts.map((each) => each.name)),
  );
}

/** Until a cart is resolved from a menu in which two dishes have swapped names, two of its dishes may have one name. */
function dishKey({ id: dishId, name: dishName }: CartDish): string {
  return JSON.stringify([dishName, dishId]);
}

function areUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

// A field that is not read here would be gone from the cart after a reload.
true satisfies ReadsEveryField<v.InferOutput<typeof cartDish>, CartDish>;
