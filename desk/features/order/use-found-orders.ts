import { useDeferredValue, useMemo, useState } from "react";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { useSteadyRows } from "#desk/parts/order/use-steady-rows.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { searchOrders } from "#domain/order-log/search-orders.ts";

/** The orders of the week of the address, and a search in them that begins with the given one. */
export function useFoundOrders(searchedBefore = "") {
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
  return {
    week,
    /** The newest first. */
    shown,
    search,
    setSearch,
    /** Whether what is shown answers a search. */
    isSearched,
    /** How the button of a row says that money changed hands. */
    way,
    setWay,
    /** Keeps an order in its place, whatever is searched, once its balance is being settled. */
    keep,
    texts,
  };
}
