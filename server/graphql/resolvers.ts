import type { RootResolvers } from "#contract/generated/schema-types.ts";
import { availabilityToWire } from "#contract/wire/availability.ts";
import { deliveryPlacesToWire } from "#contract/wire/delivery-places.ts";
import { handOverToWire } from "#contract/wire/hand-over.ts";
import { menuToWire } from "#contract/wire/menu.ts";
import { orderFromWire } from "#contract/wire/order.ts";
import { localizeMenu, localizeShop } from "#domain/catalogue/localize-catalogue.ts";
import { offeredMenu } from "#domain/catalogue/offered-menu.ts";
import { handOverDays, shownPlaces } from "#domain/catalogue/shown-places.ts";
import { defaultLanguage } from "#domain/language/language.ts";
import { shekelsOf } from "#domain/money/agorot.ts";
import { littleLeft } from "#domain/order/little-left.ts";
import { ordersLeft } from "#domain/order/orders-left.ts";
import type { PortionsOfLimits } from "#domain/order/portion-limits.ts";
import type { OrderRequest } from "#server/ordering/limit-addresses.ts";
import type { OrderKeys } from "#server/ordering/order-keys.ts";
import { nextOpening, type OpenWeek, type OrderWeek } from "#server/ordering/order-week.ts";
import type { PlacedOrder, ToldOrder } from "#server/ordering/place-order.ts";
import type { ReadTaken } from "#server/ordering/read-taken.ts";
import type { Subscribers } from "#server/ordering/subscribers.ts";
import type { VersionedCatalogue } from "#server/store/catalogue/versioned-catalogue.ts";
import { checkedKey, orderRefused, refusedError } from "./execution-answer.ts";
import { type PlacedOrderContext, placedOrderResolvers } from "./placed-order-resolvers.ts";

/** The context of one operation, with one catalogue for the whole answer. */
export interface OperationContext extends PlacedOrderContext, VersionedCatalogue {
  /** The week that orders are taken for now. */
  readonly openWeek: OpenWeek;
  /** The answer becomes part of a page that is kept for a version of the catalogue, so that it may not depend on orders. */
  readonly isForKeptPage: boolean;
  readonly readTaken: ReadTaken;
  readonly placeOrder: (request: OrderRequest) => Promise<PlacedOrder>;
  /** The keys of the customers' order pages. */
  readonly readOrderKeys: () => Promise<OrderKeys>;
  readonly subscribers: Subscribers;
}

/** The fields of `Query` and `Mutation`: each translates between the contract and the shop, and does nothing else. */
export const resolvers = {
  ...placedOrderResolvers,

  fullMenu: ({ filter }, { catalogue }) =>
    menuToWire(localizeMenu(offeredMenu(catalogue.menu), filter?.language ?? defaultLanguage)),

  deliveryPlaces: ({ filter }, { catalogue, openWeek }) =>
    deliveryPlacesToWire(
      shownPlaces(catalogue, openWeek.date, filter?.language ?? defaultLanguage),
    ),

  shop: ({ filter }, { catalogue, subscribers }) => ({
    ...localizeShop(catalogue, filter?.language ?? defaultLanguage),
    takesNotes: catalogue.shop.takesNotes === true,
    tellsOfOpening: subscribers.isOffered(catalogue.shop),
  }),

  orderWeek: ({ filter }, { catalogue, openWeek }) => {
    const { date, deadline, opensAt, isOrdinary, reasons } = openWeek;
    const language = filter?.language ?? defaultLanguage;
    return {
      week: date,
      deadline: instantText(deadline),
      opensAt: opensAt === null ? null : instantText(opensAt),
      isOrdinary,
      reason: reasons.map((reason) => reason[language]).join(" · ") || null,
      handOverDays: handOverDays(shownPlaces(catalogue, date, language), language),
    };
  },

  availability: async ({ filter }, context) =>
    availabilityToWire(
      littleLeft(context.catalogue, filter?.language ?? defaultLanguage, await takenIn(context)),
    ),

  ordersLeft: async (_, context) => ordersLeft(context.catalogue, await takenIn(context)),

  nextOpening: (_, { catalogue, openWeek }) => instantText(nextOpening(openWeek, catalogue.shop)),

  hasLimits: (_, { catalogue }) => (catalogue.limits ?? []).length > 0,

  tellWhenOrdersOpen: async ({ email, language }, { catalogue, subscribers, address }) => {
    if (!subscribers.isOffered(catalogue.shop)) return false;
    const asked = await subscribers.ask({ email, language, address });
    if (asked.kind === "too-many")
      throw refusedError("TOO_MANY_REQUESTS", { retryAfter: asked.retryAfter });
    return asked.kind === "asked";
  },

  createOrder: async ({ record, week }, { idempotencyKey, address, placeOrder, readOrderKeys }) => {
    const key = checkedKey(idempotencyKey);
    // Before the order is stored, because an error of the store says that nothing is.
    const { pathOf } = await readOrderKeys();
    const placed = await placeOrder({
      received: orderFromWire(record),
      idempotencyKey: key,
      address,
      week: week ?? undefined,
    });
    switch (placed.kind) {
      case "placed":
        return { record: recordOf(placed, pathOf) };
      case "refused":
        throw orderRefused(placed.refusals);
      case "key-reused":
        throw refusedError(
          "IDEMPOTENCY_KEY_REUSED",
          placed.earlier === "cancelled"
            ? { isCancelled: true }
            : placed.earlier && {
                order: {
                  ...recordOf(placed.earlier, pathOf),
                  orderTotal: shekelsOf(placed.earlier.orderTotal),
                },
              },
        );
      case "too-many-orders":
        throw refusedError("TOO_MANY_ORDERS", { retryAfter: placed.retryAfter });
      case "week-changed":
        throw refusedError("WEEK_CHANGED", weekDetails(placed.week));
      case "not-open":
        throw refusedError("ORDERS_NOT_OPEN", {
          ...weekDetails(placed.week),
          opensAt: instantText(placed.opensAt),
        });
    }
  },
} satisfies RootResolvers<OperationContext>;

/** What the orders of the open week take of the limits; undefined where the answer may not depend on it. */
async function takenIn({
  catalogue,
  version,
  openWeek,
  isForKeptPage,
  readTaken,
}: OperationContext): Promise<PortionsOfLimits | undefined> {
  return isForKeptPage ? undefined : readTaken({ catalogue, version, week: openWeek.date });
}

function recordOf({ number, week, handOver }: ToldOrder, pathOf: OrderKeys["pathOf"]) {
  return {
    _id: number,
    week: week.date,
    deadline: instantText(week.deadline),
    page: pathOf(number),
    handOver: handOverToWire(handOver),
  };
}

function weekDetails({ date, deadline }: OrderWeek) {
  return { week: date, deadline: instantText(deadline) };
}

/** An instant (milliseconds since 1970 UTC) as the contract writes it. */
function instantText(instant: number): string {
  return new Date(instant).toISOString();
}
