import { type ComponentProps, useDeferredValue, useMemo, useState } from "react";
import { openOrdersDocument } from "#contract/generated/desk-operations.ts";
import {
  type DeskWeek,
  type ShownDeskOrder,
  useLiveOrders,
} from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { OrderRows } from "#desk/parts/order/order-rows.tsx";
import { SearchField } from "#desk/parts/order/search-field.tsx";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { type SteadyRows, useSteadyRows } from "#desk/parts/order/use-steady-rows.ts";
import { WayChoice } from "#desk/parts/order/way-choice.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { balance } from "#domain/order-log/balance.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { searchOrders } from "#domain/order-log/search-orders.ts";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import { Section } from "#web/ui/layout.tsx";
import { State } from "#web/ui/state.tsx";

const noOrders: readonly ShownDeskOrder[] = [];

/**
 * The orders with a balance: those of the shown week first, then those of all other weeks, oldest first. Suspends until the server
 * has told the others; the shown week is there without it.
 */
export function OpenOrders({ week }: { readonly week: DeskWeek }) {
  const { language, messages } = useLanguage();
  const texts = messages.money;
  const [search, setSearch] = useState("");
  const [way, setWay] = useState<PaymentWay>("app");
  const searched = useDeferredValue(search);
  const answer = useRenewedQuery(openOrdersDocument, { language });
  const others = useLiveOrders(answer.ok ? answer.data.ordersWithBalance : noOrders);
  const all = useMemo(() => {
    const shown = new Set(week.orders.map(({ number }) => number));
    return [...week.orders, ...others.filter(({ number }) => !shown.has(number))];
  }, [week.orders, others]);
  const settled = useSteadyRows(searched);
  const givenBack = useSteadyRows(searched);
  const found = searchOrders(all, searched);
  const toBePaid = found.filter((order) => isOpen(order, "to-pay", settled));
  const toBeGivenBack = found.filter((order) => isOpen(order, "to-give-back", givenBack));
  const isSearched = searched.trim() !== "";
  const sums = sumOrders(all);

  return (
    <>
      <SearchField
        label={texts.search}
        value={search}
        onSearch={setSearch}
        found={isSearched ? messages.orders.found(toBePaid.length + toBeGivenBack.length) : ""}
      />
      <WayChoice way={way} onChoose={setWay} />
      {!answer.ok && <p role="alert">{texts.otherWeeksFailed}</p>}
      {toBePaid.length + toBeGivenBack.length === 0 && <Nothing isSearched={isSearched} />}
      <OpenSection
        heading={
          isSearched
            ? texts.stillToPay
            : texts.toBePaid(sums.unpaid, isolatedPriceText(agorot(sums.toPay)))
        }
        label={texts.stillToPay}
        orders={toBePaid}
        way={way}
        otherThan={week.week}
        onSettled={settled.keep}
      />
      <OpenSection
        heading={
          isSearched
            ? texts.stillToGiveBack
            : texts.toBeGivenBack(sums.refunds, isolatedPriceText(agorot(sums.toGiveBack)))
        }
        label={texts.stillToGiveBack}
        orders={toBeGivenBack}
        way={way}
        otherThan={week.week}
        onSettled={givenBack.keep}
      />
    </>
  );
}

interface OpenSectionProps extends ComponentProps<typeof OrderRows> {
  readonly heading: string;
}

/** Orders with one kind of balance under their sum; nothing where there are none. */
function OpenSection({ heading, ...rows }: OpenSectionProps) {
  if (rows.orders.length === 0) return null;
  return (
    <Section>
      <h2>{heading}</h2>
      <OrderRows {...rows} />
    </Section>
  );
}

function Nothing({ isSearched }: { readonly isSearched: boolean }) {
  const { messages } = useLanguage();
  const texts = messages.money;
  if (isSearched) return <p>{texts.nothingFound}</p>;
  return (
    <State drawing="success" title={texts.allSettled}>
      <p>{texts.allSettledHint}</p>
    </State>
  );
}

/** Whether an order has a balance of a kind, or had it and was settled here. */
function isOpen(
  { number, state }: ShownDeskOrder,
  kind: "to-pay" | "to-give-back",
  { isKept }: SteadyRows,
): boolean {
  return balance(state)?.kind === kind || isKept(number);
}
