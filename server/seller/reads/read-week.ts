import type { KitchenLineOfWeek, ShownWeek, WeekChanges } from "#contract/desk-calls/week.ts";
import { localizeDeliveryPlaces, localizeMenu } from "#domain/catalogue/localize-catalogue.ts";
import { groupBy } from "#domain/group-by.ts";
import type { Language } from "#domain/language/language.ts";
import type { ShownMenu } from "#domain/menu/menu.ts";
import { shoppingList } from "#domain/order/shopping-list.ts";
import type { Cursor, Sheet } from "#domain/order-log/desk-event.ts";
import { kitchenLines } from "#domain/order-log/kitchen-lines.ts";
import { ordersOfOnePerson } from "#domain/order-log/orders-of-one-person.ts";
import { changedOnPaper, changesPaper } from "#domain/order-log/paper-changes.ts";
import { sheetRoles } from "#domain/order-log/sheet-roles.ts";
import type { WeekState } from "#domain/order-log/week-state.ts";
import type { OrderWeek } from "#server/ordering/order-week.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { mayUseOfWeek, worksWith } from "#server/seller/roles.ts";
import { withTodaysCounts } from "#server/seller/todays-keys.ts";
import type { WorkingOrder } from "#server/store/log/event-log.ts";
import { routeOf } from "./route-of-week.ts";
import { type DeskShownOrder, distinguished, shownOrders } from "./shown-orders.ts";

/** Everything that is worked with in a week, as the role of the device may read it. */
export async function readWeek(
  context: DeskCall,
  week: OrderWeek,
  language: Language,
): Promise<ShownWeek> {
  const { store, device, now, current, reportDamaged } = context;
  const isFor = (part: Parameters<typeof mayUseOfWeek>[1]) => mayUseOfWeek(device.role, part);
  const generation = await store.generation(undefined, now);
  const working = await store.readWeek(week.date);
  const numbers = working.orders.map(({ stored }) => stored.number);
  const [{ events, damaged }, kept, notesOf] = await Promise.all([
    store.eventsOfOrdersIn(week.date, [...changesPaper, "undone"]),
    isFor("route") ? store.keptRoute() : [],
    store.lastingNotes(numbers),
  ]);
  reportDamaged([...working.damaged, ...damaged]);
  const broken = new Set(damaged.flatMap(({ orderNumber }) => orderNumber ?? []));
  const whole = working.orders.filter(({ stored }) => !broken.has(stored.number));
  const orders = shownOrders(context, whole, { language, events, notesOf });
  const { cursor } = working;
  const state = await withTodaysCounts(context, working.state, orders);
  const inHebrew = orders.map((each) => each.inHebrew);
  const printed = [...state.printed].filter(([sheet]) => sheetRoles[sheet].includes(device.role));
  const onPaper = printed.map(([, { shows }]) => shows.event);
  const left = await leftSince(context, week.date, onPaper);
  const noted = await store.notedSince(numbers, onPaper, notesOf);
  return {
    week: week.date,
    deadline: week.deadline,
    now,
    isClosed: state.isClosed,
    cursor,
    generation,
    orders: distinguished(orders.map(({ shown }) => shown)),
    unreadable: [...new Set([...working.unreadable, ...broken])],
    kitchen: isFor("kitchen")
      ? kitchenOf(orders, state, localizeMenu(current.catalogue.menu, language))
      : [],
    places: isFor("places")
      ? localizeDeliveryPlaces(current.catalogue.deliveryPlaces, language).map(({ name }) => name)
      : [],
    route: isFor("route") ? routeOf(whole, orders, kept) : [],
    ofOnePerson: isFor("onePerson") ? ordersOfOnePerson(inHebrew) : [],
    shopping: isFor("shopping")
      ? shoppingList(
          orders
            .filter((order) => !order.inHebrew.state.isCancelled)
            .map(({ inLanguage }) => inLanguage.order),
          current.catalogue,
          language,
          state.had,
        )
      : { items: [], withoutRecipe: [], byPiece: [] },
    printed: printed.map(([sheet, { at, shows, list }]) => ({
      sheet,
      at,
      shows,
      changed: [
        ...changedOnPaper(sheet, shows, inHebrew, events, noted.get(shows.event)).map(
          ({ number }) => number,
        ),
        ...left(sheet, shows),
      ],
      list: list ?? null,
    })),
  };
}

/**
 * Gives a function that names the orders that were in a week when a sheet of it was printed, and are in another one now, of those that the role
 * works with; a pickup is not on the route. `events` are the newest events that the sheets show.
 */
async function leftSince(
  { store, device }: DeskCall,
  week: string,
  events: readonly number[],
): Promise<(sheet: Sheet, shows: Cursor) => readonly string[]> {
  if (events.length === 0) return () => [];
  const found = await store.eventsOfOrdersThatLeft(week, Math.min(...events));
  const eventsOf = groupBy(found, ({ number }) => number);
  const { orders } = await store.workingOrdersWith([...eventsOf.keys()]);
  return (sheet, shows) =>
    orders.flatMap(({ stored: { number, order } }) => {
      const { orderType } = order.customerData;
      const first = eventsOf.get(number)?.find(({ id }) => id > shows.event);
      const wasOnSheet =
        first?.week === week &&
        first.position <= shows.order &&
        worksWith(device.role, orderType) &&
        (sheet !== "route" || orderType === "delivery");
      return wasOnSheet ? [number] : [];
    });
}

/** What changed in a week since a cursor. Of very many changes the first ones come; the cursor then says how far they go. */
export async function readChanges(
  context: DeskCall,
  { date }: OrderWeek,
  since: Cursor,
  knownGeneration: string | null,
): Promise<WeekChanges> {
  const { store, device, now } = context;
  const known = knownGeneration === null ? undefined : { ...since, generation: knownGeneration };
  const mayRenew = device.role === "owner";
  const generation = await store.generation(known && { ...known, mayRenew }, now);
  const { orders, left, weeks, people, isCatalogueNew, cursor } = await store.changesSince(since);
  const leftWeek = new Set(left.flatMap(({ number, week }) => (week === date ? [number] : [])));
  const ofWeek = orders.filter(
    ({ stored, state }) => state.week === date || leftWeek.has(stored.number),
  );
  const isForRole = ({ stored }: WorkingOrder) =>
    worksWith(device.role, stored.order.customerData.orderType);
  // A change may have made it one that the role does not work with, and does not read anymore.
  const mayBeLost = ofWeek.some((order) => order.state.revision > 0 && !isForRole(order));
  return {
    orders: ofWeek.filter(isForRole).map(({ stored }) => stored.number),
    // Recipes make the shopping list, which only the owner has. The notes about a person are in all weeks of their orders.
    week:
      people ||
      mayBeLost ||
      weeks.includes(date) ||
      (isCatalogueNew && mayUseOfWeek(device.role, "shopping")),
    cursor,
    generation,
  };
}

/** What the kitchen cooks, with how many of each line are cooked. */
function kitchenOf(
  orders: readonly DeskShownOrder[],
  { cooked }: WeekState,
  menu: ShownMenu,
): readonly KitchenLineOfWeek[] {
  const inLanguage = orders.map((each) => each.inLanguage);
  return kitchenLines(inLanguage, menu).map((line) => ({
    ...line,
    cooked: cooked.get(line.key) ?? 0,
  }));
}
