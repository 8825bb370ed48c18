import type { Order } from "#contract/generated/desk-schema-types.ts";
import { orderStateToWire } from "#contract/wire/desk-state.ts";
import type { OrderEvent } from "#domain/desk/desk-event.ts";
import { type DeskOrder, deskOrderOf } from "#domain/desk/desk-order.ts";
import { orderLines, type PricedLine } from "#domain/desk/order-lines.ts";
import { standingEvents } from "#domain/desk/standing-events.ts";
import type { Language } from "#domain/language/language.ts";
import type { AcceptedOrder } from "#domain/order/order.ts";
import type { WorkingOrder } from "#server/store/event-log.ts";
import type { Store } from "#server/store/store.ts";
import { addressOf } from "#server/weekly-orders/address-of.ts";
import { type CataloguedOrder, withCatalogues } from "#server/weekly-orders/with-catalogues.ts";

/** An order in the language that was asked for, and in Hebrew. */
export interface ShownOrder {
  readonly shown: Order;
  /** Keys of kitchen lines and stops are made of its names, so that they are the same whatever language a device shows. */
  readonly inHebrew: DeskOrder;
  /** Its content in the language that was asked for. */
  readonly inLanguage: AcceptedOrder;
}

export interface ShownOrders {
  readonly orders: readonly ShownOrder[];
  /** The numbers of the orders that cannot be read, because their catalogue is damaged. */
  readonly unreadable: readonly string[];
}

/** The orders as the desk shows them. `events` are at least all notes about them, and what undoes one. */
export async function shownOrders(
  store: Pick<Store, "catalogueOfVersion" | "currentCatalogue">,
  working: readonly WorkingOrder[],
  events: readonly OrderEvent[],
  language: Language,
): Promise<ShownOrders> {
  const { orders, unreadable } = await withCatalogues(
    store,
    working.map(({ stored }) => stored),
  );
  const workingOf = new Map(working.map((each) => [each.stored.number, each]));
  const eventsOf = Map.groupBy(events, ({ orderNumber }) => orderNumber);
  return {
    orders: orders.flatMap((catalogued) => {
      const { number } = catalogued.stored;
      const each = workingOf.get(number);
      if (each === undefined) return [];
      return [showOrder(catalogued, each, notesIn(eventsOf.get(number) ?? []), language)];
    }),
    unreadable,
  };
}

function showOrder(
  { stored, catalogue, orderIn }: CataloguedOrder,
  { position, state }: WorkingOrder,
  notes: readonly string[],
  language: Language,
): ShownOrder {
  const { number } = stored;
  const hebrew = orderIn("he");
  const order = language === "he" ? hebrew : orderIn(language);
  const inHebrew = deskOrderOf({ number, position, order: hebrew, state });
  const { name, phoneNumber, email, orderType, city } = order.customerData;
  const shown = {
    number,
    position,
    receivedAt: stored.receivedAt,
    language: stored.order.language,
    name,
    phoneNumber,
    email,
    orderType,
    place: city,
    address: addressOf(order, catalogue),
    lines: order === hebrew ? inHebrew.lines : withKeysOf(inHebrew.lines, orderLines(order)),
    notes,
    state: orderStateToWire(state),
  };
  return { shown, inHebrew, inLanguage: order };
}

function withKeysOf(
  inHebrew: readonly PricedLine[],
  lines: readonly PricedLine[],
): readonly PricedLine[] {
  return lines.map((line, index) => ({ ...line, key: inHebrew[index]?.key ?? line.key }));
}

function notesIn(events: readonly OrderEvent[]): readonly string[] {
  return standingEvents(events).flatMap(({ content }) =>
    content.kind === "note" ? [content.text] : [],
  );
}
