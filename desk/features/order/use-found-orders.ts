import { useDeferredValue, useMemo, useState } from "react";
import { type DeskWeek, type ShownDeskOrder, useWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import type { Messages } from "#desk/language/messages.ts";
import { useSteadyRows } from "#desk/parts/order/use-steady-rows.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { searchOrders } from "#domain/order-log/search-orders.ts";

/** The orders of a week that a search finds, and what is chosen for the whole list. */
export interface OrdersOfSearch {
  readonly week: DeskWeek;
  /** The newest first. */
  readonly shown: readonly ShownDeskOrder[];
  readonly search: string;
  readonly setSearch: (search: string) => void;
  /** Whether what is shown answers a search. */
  readonly isSearched: boolean;
  /** How the button of a row says that money changed hands. */
  readonly way: PaymentWay;
  readonly setWay: (way: PaymentWay) => void;
  /** Keeps an order in its place, whatever is searched, once its balance is being settled. */
  readonly keep: (number: string) => void;
  readonly texts: Messages["orders"];
}

/** The orders of the week of the address, and a search in them that begins with the given one. */
export function useFoundOrders(searchedBefore = ""): OrdersOfSearch {
  const week = useWeek();
  const { orders: texts } = useMessages();
  const [search, setSearch] = useState(searchedBefore);
  const [way, setWay] = useState<PaymentWay>("app");
  const searched = useDeferredValue(search);
  const newestFirst = useMemo(() => week.orders.toReversed(), [week.orders]);
  const { isKept, keep } = useSteadyRows(searched);
  const found = new Set(searchOrders(newestFirst, searched));
  const shown = newestFirst.filter((order) => found.has(order) || isKept(order.number));
  const isSearched = searched.trim() !== "";
  return { week, shown, search, setSearch, isSearched, way, setWay, keep, texts };
}
