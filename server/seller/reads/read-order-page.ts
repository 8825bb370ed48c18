import type {
  OrderedDish,
  RecordOfOrder,
  ShownOrderPage,
} from "#contract/desk-calls/order-page.ts";
import { localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import type { Language } from "#domain/language/language.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import type { OrderInLanguage } from "#domain/order/order.ts";
import { priceOrderLine } from "#domain/order/price-order-line.ts";
import { promiseHandOver } from "#domain/order/promise-hand-over.ts";
import { asEntered } from "#domain/order/seller-change.ts";
import { isOwed } from "#domain/order-log/asking.ts";
import { changeList } from "#server/mail/letters/change-list.ts";
import { requestText } from "#server/mail/letters/customer-mail.ts";
import { createOrderKeysReader } from "#server/ordering/order-keys.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { readAdjustment } from "#server/seller/orders/read-adjustment.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import type { Store } from "#server/store/store.ts";
import { showHistory } from "./show-history.ts";
import { showMail } from "./show-mail.ts";
import { shownOrders } from "./shown-orders.ts";

/**
 * An order with its history and its mails, and the text that asks for what is open; null for an unknown number. Rejects with `StoreDamaged`
 * if it cannot be read.
 */
export async function readOrderPage(
  call: DeskCall,
  number: string,
  namesIn: Language | null | undefined,
): Promise<ShownOrderPage | null> {
  const working = await call.store.findWorkingOrder(number);
  const record = working && (await readOrderRecord(call, working, namesIn ?? "he"));
  if (working === undefined || record === undefined) return null;
  return {
    ...record,
    askingText: isOwed(working.state) ? await askingText(working, call) : null,
  };
}

/**
 * What is stored of an order: its history and its mails, too. Undefined if the role of the device does not read all of it. Rejects with
 * `StoreDamaged` if it cannot be read.
 */
export async function readOrderRecord(
  call: DeskCall,
  working: WorkingOrder,
  language: Language,
): Promise<RecordOfOrder | undefined> {
  const { store, current, now } = call;
  const { number } = working.stored;
  const [events, devices, mails, notesOf] = await Promise.all([
    store.eventsOfOrder(number),
    store.listDevices(),
    store.mailsOfOrder(number),
    store.lastingNotes([number]),
  ]);
  const [order] = shownOrders(call, [working], { language, events, notesOf });
  if (order === undefined) return undefined;
  const isChanged = events.some(({ content }) => content.kind === "changed");
  const changes = isChanged
    ? await changesOfRevisions(store, number, language)
    : new Map<number, readonly string[]>();
  const nameOf = new Map(devices.map(({ id, name }) => [id, name]));
  const { adjustment, adjustmentText } = working.stored;
  const { own } = await readAdjustment(store, working.stored, events);
  const { customerData, orderTotal } = working.stored.order;
  return {
    order: order.shown,
    pickupOrDeliveryPrice: customerData.pickupOrDeliveryPrice,
    orderTotal,
    adjustment,
    adjustmentText,
    ownAdjustment: own.adjustment,
    ownAdjustmentText: own.adjustmentText,
    dishes: orderedDishes(order.inLanguage.order, localizeMenu(current.catalogue.menu, language)),
    history: showHistory(
      events,
      (id) => nameOf.get(id),
      (revision) => changes.get(revision) ?? [],
    ),
    mails: mails.map((mail) => showMail(mail, now)),
  };
}

async function askingText(
  { stored, state }: WorkingOrder,
  { store, current: { catalogue }, origin, now }: DeskCall,
): Promise<string> {
  const readKeys = createOrderKeysReader({ store, clock: () => now });
  const page = origin === "" ? undefined : `${origin}${(await readKeys()).pathOf(stored.number)}`;
  const order = promiseHandOver(stored.order, state.week, catalogue);
  return requestText({ ...stored, order }, catalogue, state, { page, writtenAt: now });
}

/** The dishes of an order as the desk can send them back to change it. `menu` is the current one, in the language of the order. */
function orderedDishes(
  { groups }: Pick<OrderInLanguage, "groups">,
  menu: ShownMenu,
): readonly OrderedDish[] {
  return groups.flatMap(({ name: typeName, dishes }) =>
    dishes.map((dish) => {
      const line = asEntered(typeName, dish);
      return {
        ...line,
        id: dish.id ?? null,
        price: dish.totalPrice,
        isOnMenu: priceOrderLine(line, 0, menu).refusals.length === 0,
      };
    }),
  );
}

/** What each revision of an order changed, in words, as its mail tells it and with what was before, by the number of the revision. */
async function changesOfRevisions(
  store: Pick<Store, "revisionsOfOrder">,
  number: string,
  language: Language,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const revisions = await store.revisionsOfOrder(number);
  const read = new Map(revisions.map((each) => [each.revision, each]));
  return new Map(
    revisions.map((after) => {
      const { revision, basedOn } = after;
      const before = basedOn === null ? undefined : read.get(basedOn);
      if (before === undefined) return [revision, []];
      const changes = changeList({ before, after }, language, { saysBefore: true });
      return [
        revision,
        changes.map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`)),
      ];
    }),
  );
}
