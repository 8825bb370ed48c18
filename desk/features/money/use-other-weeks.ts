import { useMemo, useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useCall, useCalls } from "#desk/data/calls/call-context.tsx";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import type { ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useLiveOrders } from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { sumOrders } from "#domain/order-log/sum-orders.ts";

type OpenPage = AnswerOf<"ordersWithBalance">;

/** Amounts are agorot. */
export type SumsOfOpen = Readonly<Record<(typeof summed)[number], number>>;
const summed = ["unpaid", "toPay", "refunds", "toGiveBack"] as const;

interface OtherWeeks {
  /** Those that are loaded, oldest week first, as they are now. With a search at least those that it finds. */
  readonly orders: readonly ShownDeskOrder[];
  /** Of all orders with a balance, whatever is loaded or searched. */
  readonly sums: SumsOfOpen;
  readonly unreadable: readonly string[];
  readonly isFailed: boolean;
  /** Loads more orders; undefined if there are no more. */
  readonly showMore: (() => void) | undefined;
}

const nothing: OpenPage = {
  orders: [],
  unreadable: [],
  after: null,
  unpaid: 0,
  toPay: 0,
  refunds: 0,
  toGiveBack: 0,
};

/**
 * The orders with a balance of all weeks but one. Suspends until the server has told the first ones. Where these are all, they are
 * searched here; where there are more, the server searches.
 */
export function useOtherWeeks(week: string, search: string): OtherWeeks {
  const { language } = useLanguage();
  const { client } = useCalls();
  const [more, setMore] = useState<More>({ after: nothing, pages: [] });
  const [hasFailed, setHasFailed] = useState(false);
  const asked = { search: "", otherThan: week, after: null, language };
  const answer = useRenewedCall("ordersWithBalance", asked);
  const first = answer.ok ? answer.data : nothing;
  const searched = first.after === null ? asked : { ...asked, search };
  const found = useCall("ordersWithBalance", searched);
  const shown = found.ok ? found.data : nothing;
  const { pages, ordersOfPages, loaded } = useMemo(() => {
    const ofSearch = [shown, ...(more.after === shown ? more.pages : [])];
    const orders = ofSearch.flatMap((page) => page.orders);
    const byNumber = new Map([...first.orders, ...orders].map((each) => [each.number, each]));
    return { pages: ofSearch, ordersOfPages: orders, loaded: [...byNumber.values()] };
  }, [first, shown, more]);
  const after = pages.at(-1)?.after ?? null;

  const showMore = async () => {
    const next = await client.reload("ordersWithBalance", { ...searched, after });
    setHasFailed(!next.ok);
    if (next.ok) {
      setMore({ after: shown, pages: [...pages.slice(1), next.data] });
    }
  };

  const live = useLiveOrders(loaded);
  const isShown = new Set(ordersOfPages.map(({ number }) => number));
  const [before, now] = [sumOrders(loaded), sumOrders(live)];
  return {
    orders: live.filter(({ number }) => isShown.has(number)),
    sums: Object.fromEntries(
      summed.map((field) => [field, first[field] - before[field] + now[field]]),
    ) as SumsOfOpen,
    unreadable: pages.flatMap(({ unreadable }) => unreadable),
    isFailed: !answer.ok || !found.ok || hasFailed,
    showMore: after === null ? undefined : () => void showMore(),
  };
}

interface More {
  /** The page that they follow. */
  readonly after: OpenPage;
  readonly pages: readonly OpenPage[];
}
