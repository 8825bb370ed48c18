import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { noAgorot, signedAgorot } from "#domain/money/agorot.ts";
import type { NotifiedChange } from "#domain/order-log/notified-change.ts";
import { openingState } from "#domain/order-log/order-state.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { OrderChange } from "#server/mail/letters/change-list.ts";
import { orderMail } from "#server/mail/letters/order-mail.ts";
import type { RenderedMail } from "#server/mail/letters/rendered-mail.ts";
import type { StoredOrder } from "#server/store/orders/stored-order.ts";
import { storedOrder } from "./stored-order.ts";

interface ChangeUnderTest {
  readonly kind: NotifiedChange["kind"];
  readonly before?: StoredOrder;
  readonly after?: StoredOrder;
  /** In agorot. */
  readonly received?: number;
  /** The week after a move. */
  readonly toWeek?: string;
  /** Whether the seller did it, and not the customer. */
  readonly isBySeller?: boolean;
}

/** What happened to an order: to Ruth's, unless others are given. */
export function orderChange({
  kind,
  before = storedOrder(),
  after = before,
  received = 0,
  toWeek = before.week,
  isBySeller = false,
}: ChangeUnderTest): OrderChange {
  const stateOf = ({
    number: orderNumber,
    week,
    order: { orderTotal },
    revision,
  }: StoredOrder) => ({
    ...openingState({ orderNumber, week, orderTotal, isBeforeDesk: false }),
    revision,
  });
  const isCancelled = kind === "cancelled";
  const state = stateOf(after);
  return {
    told: {
      kind,
      before: { ...stateOf(before), isCancelled: kind === "restored" },
      after: { ...state, isCancelled, week: toWeek, due: isCancelled ? noAgorot : state.due },
      isOwnCancelling: isCancelled && !isBySeller,
    },
    before,
    after,
    received: signedAgorot(received),
  };
}

/** A mail about what happened to an order. */
export function renderChange(
  kind: "change" | "readdressed" | "seller-change",
  change: OrderChange,
  page?: string,
  catalogue: Pick<Catalogue, "shop"> = soupKitchen,
): RenderedMail {
  const order = change.after;
  const recipient = "ruth@example.com";
  const mail = { recipient, waitingSince: order.receivedAt, eventId: 17, messageId: null };
  return orderMail({ mail, about: { kind, change }, order, catalogue, from: undefined, page });
}
