import type { FoundOrders, OrdersWithBalance } from "#contract/desk-calls/order-lists.ts";
import type { OwedOrder } from "#contract/desk-calls/sums.ts";
import type { Language } from "#domain/language/language.ts";
import { isAskedLately, isOwed } from "#domain/order-log/asking.ts";
import { type OrderSearch, ordersFoundBy, readSearch } from "#domain/order-log/search-orders.ts";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import type { DeskCall } from "#server/seller/desk-context.ts";
import { searchableBy } from "#server/seller/readable-by.ts";
import { badRequest } from "#server/seller/refused-call.ts";
import type { OpenOrder } from "#server/store/log/event-log.ts";
import { showOrdersOfWeeks } from "./shown-orders.ts";

/** How many orders are in an answer: few while she types, and more where she goes through all of them. */
const [mostFound, mostOpen] = [30, 100];
/** A name is shorter. */
const longestSearch = 200;

/** A page of the orders of all weeks that a search finds, the newest first; `before` is that of the page before. */
export async function findOrdersOfAllWeeks(
  context: DeskCall,
  search: string,
  { before, language }: { readonly before: number | undefined; readonly language: Language },
): Promise<FoundOrders> {
  const page = { before, limit: mostFound };
  const found = await context.store.findOrders(searchOf(context, search), page);
  const { orders, unreadable } = found;
  return {
    orders: await showOrdersOfWeeks(context, orders, language),
    unreadable,
    before: found.before ?? null,
  };
}

interface OpenOrdersAsked {
  readonly search: string;
  /** A week whose orders are left out. */
  readonly otherThan: string | undefined;
  /** The `after` of the page before. */
  readonly after: string | undefined;
  readonly language: Language;
}

/**
 * A page of the orders with something to pay or to give back, oldest week first. They are few beside all orders, so all of them are
 * searched and added up, and only the content of a page is read.
 */
export async function readOrdersWithBalance(
  context: DeskCall,
  { search, otherThan, after, language }: OpenOrdersAsked,
): Promise<OrdersWithBalance> {
  const all = await context.store.ordersWithBalance();
  const others = all.filter(({ state }) => state.week !== otherThan);
  const last = after === undefined ? "" : checkedPlace(after);
  const found = ordersFoundBy(others, searchOf(context, search));
  const rest = found.filter((order) => placeOf(order) > last);
  const page = rest.slice(0, mostOpen);
  const places = new Map(page.map((order, index) => [order.number, index]));
  const { orders, unreadable } = await context.store.workingOrdersWith([...places.keys()]);
  const shown = await showOrdersOfWeeks(context, orders, language);
  const { unpaid, toPay, refunds, toGiveBack } = sumOrders(others);
  const end = page.at(-1);
  return {
    orders: shown.toSorted((a, b) => (places.get(a.number) ?? 0) - (places.get(b.number) ?? 0)),
    unreadable,
    after: end !== undefined && rest.length > page.length ? placeOf(end) : null,
    unpaid,
    toPay,
    refunds,
    toGiveBack,
  };
}

/** See `sumCalls.owed`. */
export async function readOwed(
  { store, now }: DeskCall,
  week: string | undefined,
): Promise<readonly OwedOrder[]> {
  const open = await store.ordersWithBalance();
  return open
    .filter(({ state }) => isOwed(state) && (week === undefined || state.week === week))
    .map(({ number, name, email, state }) => ({
      number,
      name,
      toPay: state.due - state.received,
      hasEmail: email.includes("@"),
      isAskedLately: isAskedLately(state.askedAt, now),
    }));
}

/** Where an order stands in the list, as a text that sorts like it. It names no order, so the page after it is found also if it is paid meanwhile. */
function placeOf({ state: { week }, position }: OpenOrder): string {
  return `${week} ${String(position).padStart(10, "0")}`;
}

function checkedPlace(after: string): string {
  if (!/^\d{4}-\d{2}-\d{2} \d{10}$/u.test(after)) throw badRequest("after is no end of a page.");
  return after;
}

/** What is searched for, by the fields that the role of the device reads. */
function searchOf({ device }: DeskCall, search: string): OrderSearch {
  if (search.length > longestSearch) throw badRequest("The search is too long.");
  return searchableBy(device.role, readSearch(search));
}
