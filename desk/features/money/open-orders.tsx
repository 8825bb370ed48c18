import { type ComponentProps, useDeferredValue, useMemo, useState } from "react";
import type { DeskWeek, ShownDeskOrder } from "#desk/data/week/desk-week.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { UnreadableOrders } from "#desk/parts/order/order-notes.tsx";
import { OrderRows } from "#desk/parts/order/order-rows.tsx";
import { type SteadyRows, useSteadyRows } from "#desk/parts/order/use-steady-rows.ts";
import { WayChoice } from "#desk/parts/order/way-choice.tsx";
import { SearchField } from "#desk/parts/page/search-field.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { balance } from "#domain/order-log/balance.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { searchOrders } from "#domain/order-log/search-orders.ts";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import { Button } from "#web/ui/button.tsx";
import { linkClass, Section } from "#web/ui/layout.tsx";
import { ScreenTools } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";
import { AskToPay } from "./ask-to-pay.tsx";
import { type SumsOfOpen, useOtherWeeks } from "./use-other-weeks.ts";

/**
 * The orders with a balance: those of the shown week first, then those of all other weeks, oldest first. Suspends until the server
 * has told the first of the others; the shown week is there without it.
 */
export function OpenOrders({ week }: { readonly week: DeskWeek }) {
  const { messages } = useLanguage();
  const texts = messages.money;
  const [search, setSearch] = useState("");
  const [way, setWay] = useState<PaymentWay>("app");
  const searched = useDeferredValue(search.trim());
  const others = useOtherWeeks(week.week, searched);
  const all = useMemo(() => {
    const shown = new Set(week.orders.map(({ number }) => number));
    return [...week.orders, ...others.orders.filter(({ number }) => !shown.has(number))];
  }, [week.orders, others.orders]);
  const settled = useSteadyRows(searched);
  const givenBack = useSteadyRows(searched);
  const found = searchOrders(all, searched);
  const toBePaid = found.filter((order) => isOpen(order, "to-pay", settled));
  const toBeGivenBack = found.filter((order) => isOpen(order, "to-give-back", givenBack));
  const isSearched = searched !== "";
  const ofWeek = sumOrders(week.orders);
  const sum = (field: keyof SumsOfOpen) => ofWeek[field] + others.sums[field];

  return (
    <>
      <ScreenTools>
        <SearchField
          label={texts.search}
          value={search}
          onSearch={setSearch}
          found={isSearched ? messages.orders.found(toBePaid.length + toBeGivenBack.length) : ""}
        />
        <WayChoice way={way} onChoose={setWay} />
        {!isSearched && sum("unpaid") > 0 && (
          <>
            <AskToPay week={null} />
            <PageLink href="/money/pasted" className={linkClass}>
              {texts.toPasted}
            </PageLink>
          </>
        )}
      </ScreenTools>
      {others.isFailed && <p role="alert">{texts.otherWeeksFailed}</p>}
      <UnreadableOrders unreadable={others.unreadable} />
      {toBePaid.length + toBeGivenBack.length === 0 && <Nothing isSearched={isSearched} />}
      <OpenSection
        heading={
          isSearched
            ? texts.stillToPay
            : texts.toBePaid(sum("unpaid"), isolatedPriceText(agorot(sum("toPay"))))
        }
        label={texts.stillToPay}
        orders={toBePaid}
        isShort
        way={way}
        otherThan={week.week}
        onSettled={settled.keep}
      />
      <OpenSection
        heading={
          isSearched
            ? texts.stillToGiveBack
            : texts.toBeGivenBack(sum("refunds"), isolatedPriceText(agorot(sum("toGiveBack"))))
        }
        label={texts.stillToGiveBack}
        orders={toBeGivenBack}
        way={way}
        otherThan={week.week}
        onSettled={givenBack.keep}
      />
      {others.showMore !== undefined && (
        <div>
          <Button onClick={others.showMore}>{texts.moreOpen}</Button>
        </div>
      )}
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
    <Section gap={1} title={heading}>
      <OrderRows isGrid {...rows} />
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
