import type {
  Availability,
  CreateOrderPayload,
  MutationCreateOrderArgs,
  OrderWeek,
  QueryAvailabilityArgs,
  QueryDeliveryPlacesArgs,
  QueryFullMenuArgs,
  QueryOrderWeekArgs,
  QueryShopArgs,
} from "#contract/generated/schema-types.ts";
import { deliveryPlacesToWire } from "#contract/wire/delivery-places.ts";
import { menuToWire } from "#contract/wire/menu.ts";
import { orderFromWire } from "#contract/wire/order.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import {
  localizeDeliveryPlaces,
  localizeMenu,
  localizeShop,
} from "#domain/catalogue/localize-catalogue.ts";
import { offeredMenu } from "#domain/catalogue/offered-menu.ts";
import { defaultLanguage, type Language } from "#domain/language/language.ts";
import { littleLeft } from "#domain/order/little-left.ts";
import type { OrderRequest } from "#server/ordering/limit-addresses.ts";
import type { OrderKeys } from "#server/ordering/order-keys.ts";
import type { OpenWeek, OrderWeek as OrderedWeek } from "#server/ordering/order-week.ts";
import type { PlacedOrder } from "#server/ordering/place-order.ts";
import type { ReadAvailability } from "#server/ordering/read-availability.ts";
import { refusedError } from "./execution-answer.ts";
import { checkedKey, orderRefused } from "./order-errors.ts";
import { type PlacedOrders, placedOrderResolvers } from "./placed-order-resolvers.ts";

/** The context of one operation. */
export interface OperationContext {
  /** One catalogue for the whole answer. */
  readonly catalogue: Catalogue;
  /** Its version. */
  readonly version: number;
  /** The week that orders are taken for now. */
  readonly openWeek: OpenWeek;
  /** The value of the header `Idempotency-Key`, not checked yet. */
  readonly idempotencyKey: string | undefined;
  /** The IP address of the client. */
  readonly address: string;
  /** The answer becomes part of a page that is kept for a version of the catalogue, so that it may not depend on orders. */
  readonly isForKeptPage: boolean;
  readonly readAvailability: ReadAvailability;
  readonly placeOrder: (request: OrderRequest) => Promise<PlacedOrder>;
  /** The keys of the customers' order pages. */
  readonly readOrderKeys: () => Promise<OrderKeys>;
  readonly placedOrders: PlacedOrders;
}

/** The fields of `Query` and `Mutation`: each translates between the contract and the shop, and does nothing else. */
export const resolvers = {
  ...placedOrderResolvers,

  fullMenu: ({ filter }: QueryFullMenuArgs, { catalogue }: OperationContext) =>
    menuToWire(localizeMenu(offeredMenu(catalogue.menu), filter?.language ?? defaultLanguage)),

  deliveryPlaces: ({ filter }: QueryDeliveryPlacesArgs, { catalogue }: OperationContext) =>
    deliveryPlacesToWire(
      localizeDeliveryPlaces(catalogue.deliveryPlaces, filter?.language ?? defaultLanguage),
    ),

  shop: ({ filter }: QueryShopArgs, { catalogue }: OperationContext) =>
    localizeShop(catalogue, filter?.language ?? defaultLanguage),

  orderWeek: ({ filter }: QueryOrderWeekArgs, { openWeek }: OperationContext): OrderWeek =>
    orderWeekToWire(openWeek, filter?.language ?? defaultLanguage),

  availability: async (
    { filter }: QueryAvailabilityArgs,
    { catalogue, version, openWeek, isForKeptPage, readAvailability }: OperationContext,
  ): Promise<readonly Availability[]> => {
    const language = filter?.language ?? defaultLanguage;
    return isForKeptPage
      ? littleLeft(catalogue, language, undefined)
      : readAvailability({ catalogue, version, week: openWeek.date }, language);
  },

  hasLimits: (_: object, { catalogue }: OperationContext) => (catalogue.limits ?? []).length > 0,

  createOrder: async (
    { record, week }: MutationCreateOrderArgs,
    { idempotencyKey, address, placeOrder, readOrderKeys }: OperationContext,
  ): Promise<CreateOrderPayload> => {
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
        return {
          record: {
            _id: placed.number,
            week: placed.week.date,
            deadline: instantText(placed.week.deadline),
            page: pathOf(placed.number),
          },
        };
      case "refused":
        throw orderRefused(placed.refusals);
      case "key-reused":
        throw refusedError("IDEMPOTENCY_KEY_REUSED");
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
};

function orderWeekToWire(
  { date, deadline, opensAt, isOrdinary, reasons }: OpenWeek,
  language: Language,
): OrderWeek {
  return {
    week: date,
    deadline: instantText(deadline),
    opensAt: opensAt === null ? null : instantText(opensAt),
    isOrdinary,
    reason: reasons.map((reason) => reason[language]).join(" · ") || null,
  };
}

function weekDetails({ date, deadline }: OrderedWeek) {
  return { week: date, deadline: instantText(deadline) };
}

/** An instant (milliseconds since 1970 UTC) as the contract writes it. */
function instantText(instant: number): string {
  return new Date(instant).toISOString();
}
