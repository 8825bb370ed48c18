import type { OrderOnDesk, ShownOrderState } from "#contract/desk-calls/shown-order.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { defaultLanguage, type Language } from "#domain/language/language.ts";
import { measureOrder, measuresOf } from "#domain/order/measure-order.ts";
import { orderIn } from "#domain/order/order.ts";
import { promiseHandOver } from "#domain/order/promise-hand-over.ts";
import type { OrderEvent } from "#domain/order-log/desk-event.ts";
import { type DeskOrder, deskOrderOf, distinguishNames } from "#domain/order-log/desk-order.ts";
import { eventsWithTodaysKeys } from "#domain/order-log/former-keys.ts";
import { missingOf } from "#domain/order-log/missing.ts";
import { orderLines, type PricedBoxLine } from "#domain/order-log/order-lines.ts";
import { balanceOf, type OrderState } from "#domain/order-log/order-state.ts";
import { type LastingNotes, noLastingNotes } from "#domain/order-log/people.ts";
import { standingEvents } from "#domain/order-log/standing-events.ts";
import { weekdayAndHours } from "#domain/schedule/hand-over-texts.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { readableOrder } from "#server/seller/readable-by.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";

/** An order in the language that was asked for, and in Hebrew. */
export interface DeskShownOrder {
  /** As the role of the device reads it. */
  readonly shown: OrderOnDesk;
  /** Keys of kitchen lines and stops are made of its names, so that they are the same whatever language a device shows. */
  readonly inHebrew: DeskOrder;
  /** In the language that was asked for, with the keys that its lines have in Hebrew. */
  readonly inLanguage: DeskOrder;
}

interface Shown {
  readonly language: Language;
  /** At least all notes about the orders and changes of them, and what undoes one. */
  readonly events: readonly OrderEvent[];
  /** What lasts about the people who ordered, by the numbers of their orders. */
  readonly notesOf?: ReadonlyMap<string, LastingNotes>;
}

/**
 * The orders as a device shows them: those that its role works with, without what the role may not read. Every order that leaves for a
 * device is made here. The catalogue is the current one, which may have measures that an order lacks, and the hours of handing over where its
 * customer was told none.
 */
export function shownOrders(
  { device, current: { catalogue } }: Pick<DeskCall, "device" | "current">,
  working: readonly WorkingOrder[],
  { language, events, notesOf = new Map() }: Shown,
): readonly DeskShownOrder[] {
  const measures = measuresOf(catalogue.menu);
  const eventsOf = Map.groupBy(events, ({ orderNumber }) => orderNumber);
  return working.flatMap((each) => {
    const whole = showOrder(each, eventsOf.get(each.stored.number) ?? [], {
      catalogue,
      measures,
      language,
      lasting: notesOf.get(each.stored.number) ?? noLastingNotes,
    });
    const shown = readableOrder(device.role, whole.shown);
    return shown === undefined ? [] : [{ ...whole, shown }];
  });
}

interface ShowOptions {
  readonly catalogue: Catalogue;
  readonly measures: ReturnType<typeof measuresOf>;
  readonly language: Language;
  readonly lasting: LastingNotes;
}

function showOrder(
  { stored, position, state }: WorkingOrder,
  events: readonly OrderEvent[],
  { catalogue, measures, language, lasting }: ShowOptions,
): DeskShownOrder {
  const { number } = stored;
  const hebrew = measureOrder(orderIn(stored.order, defaultLanguage), measures);
  const order =
    language === defaultLanguage ? hebrew : measureOrder(orderIn(stored.order, language), measures);
  const inHebrew = deskOrderOf({ number, position, order: hebrew, state });
  const { name, phoneNumber, email, orderType, city, address } = order.customerData;
  const { handOver } = promiseHandOver(stored.order, state.week, catalogue);
  const lines = order === hebrew ? inHebrew.lines : withKeysOf(inHebrew.lines, orderLines(order));
  const missing = missingOf(eventsWithTodaysKeys(events, () => inHebrew.lines));
  const shown = {
    number,
    position,
    receivedAt: stored.receivedAt,
    language: stored.order.language,
    name,
    distinction: "",
    phoneNumber,
    email,
    orderType,
    place: city,
    address: address || order.pickupAddress,
    handOver: handOver === undefined ? null : weekdayAndHours(handOver, language),
    lines: lines.map((line) => ({
      key: line.key,
      typeName: line.typeName,
      dishName: line.dishName,
      kind: line.kind,
      name: line.name,
      measure: line.measure,
      amount: line.amount,
      addOns: line.addOns,
      choices: line.choices,
      price: line.price,
      // An earlier version kept it as missing when the seller took the dish off.
      missing: Math.min(missing.get(line.key) ?? 0, line.amount),
      note: line.note,
    })),
    notes: state.isErased ? [] : notesIn(events),
    ownerNote: lasting.owner,
    kitchenNote: lasting.kitchen,
    driverNote: lasting.driver,
    customerNote: order.customerData.note ?? "",
    state: showState(state),
  };
  return { shown, inHebrew, inLanguage: { ...inHebrew, order, lines } };
}

/** The state of an order as a device reads it, without anything else. */
export function showState(state: OrderState): ShownOrderState {
  return {
    number: state.orderNumber,
    week: state.week,
    revision: state.revision,
    due: state.due,
    received: state.received,
    hasBalance: balanceOf(state) !== 0,
    isPacked: state.isPacked,
    isHandedOver: state.isHandedOver,
    isCancelled: state.isCancelled,
    isErased: state.isErased,
    askedAt: state.askedAt,
    lastEvent: state.lastEvent,
  };
}

function withKeysOf(
  inHebrew: readonly PricedBoxLine[],
  lines: readonly PricedBoxLine[],
): readonly PricedBoxLine[] {
  return lines.map((line, index) => ({ ...line, key: inHebrew[index]?.key ?? line.key }));
}

function notesIn(events: readonly OrderEvent[]): readonly string[] {
  return standingEvents(events).flatMap(({ content }) =>
    content.kind === "note" ? [content.text] : [],
  );
}

/**
 * Orders of several weeks as the desk shows them, with their notes and what is missing. An order with a damaged note stays in its list without it:
 * its customer and its price are not in doubt.
 */
export async function showOrdersOfWeeks(
  call: DeskCall,
  working: readonly WorkingOrder[],
  language: Language,
): Promise<readonly OrderOnDesk[]> {
  const { store, reportDamaged } = call;
  const numbers = working.map(({ stored }) => stored.number);
  const { events, damaged } = await store.eventsOfOrders(numbers, ["note", "changed", "undone"]);
  reportDamaged(damaged);
  const orders = shownOrders(call, working, { language, events });
  return distinguished(orders.map(({ shown }) => shown));
}

/** The orders of a list, made by `shownOrders`, with what tells those of one name apart: nothing that the role may not read. */
export function distinguished(orders: readonly OrderOnDesk[]): readonly OrderOnDesk[] {
  const distinctions = distinguishNames(orders);
  return orders.map((order) => ({ ...order, distinction: distinctions.get(order.number) ?? "" }));
}
