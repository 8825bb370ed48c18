import { type ReactNode, type RefObject, useMemo } from "react";
import { useMessages } from "#desk/language/language-context.tsx";
import { UnreadableOrders } from "#desk/parts/order/order-notes.tsx";
import { WayChoice } from "#desk/parts/order/way-choice.tsx";
import { NothingInWeek } from "#desk/parts/order/work-page.tsx";
import { SearchField } from "#desk/parts/page/search-field.tsx";
import { WeekChoice } from "#desk/parts/page/week-choice.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { agorot } from "#domain/money/agorot.ts";
import { type OrderSums, sumOrders } from "#domain/order-log/sum-orders.ts";
import { LineIcon } from "#web/ui/icon.tsx";
import { Row, Words } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import { barToolClass, ScreenBar, ScreenTools } from "#web/ui/screen.tsx";
import type { useFoundOrders } from "./use-found-orders.ts";

interface OrdersHeadProps extends ReturnType<typeof useFoundOrders> {
  readonly searchRef?: RefObject<HTMLInputElement | null>;
  /** More tools, where there is room. */
  readonly children?: ReactNode;
}

/** What stands above the orders of a week: its bar, the search, the sums, and what is to be said where there are no orders. */
export function OrdersHead({ week, shown, texts, searchRef, children, ...found }: OrdersHeadProps) {
  const { search, setSearch, isSearched, way, setWay } = found;
  const sums = useMemo(() => sumOrders(week.orders), [week.orders]);
  return (
    <>
      <ScreenBar title={texts.title}>
        <WeekChoice week={week.week} />
        <PageLink
          href={`/orders/new?week=${week.week}`}
          className={barToolClass}
          aria-label={texts.newOrder}
        >
          <LineIcon path="M12 5v14M5 12h14" />
        </PageLink>
        <PageLink
          href={`/message?week=${week.week}`}
          className={barToolClass}
          aria-label={texts.message}
        >
          <LineIcon path="M3 6h18v12H3zM3 7l9 7 9-7" />
        </PageLink>
      </ScreenBar>
      {week.orders.length > 0 && (
        <ScreenTools>
          <SearchField
            label={texts.search}
            value={search}
            onSearch={setSearch}
            inputRef={searchRef}
            found={isSearched ? texts.found(shown.length) : ""}
          />
          <WayChoice way={way} onChoose={setWay} />
          <SumsLine sums={sums} />
          {children}
        </ScreenTools>
      )}
      <UnreadableOrders unreadable={week.unreadable} />
      {week.orders.length === 0 && <NothingInWeek {...texts} />}
      {week.orders.length > 0 && shown.length === 0 && <p>{texts.nothingFoundHint}</p>}
    </>
  );
}

/** The sums of a week in one line: `37 orders · ₪8,420 · 12 unpaid`. */
function SumsLine({ sums }: { readonly sums: OrderSums }) {
  const { orders } = useMessages();
  return (
    <Row as="p" gap={3} lines={0} weight={600}>
      <span>{orders.count(sums.orders)}</span>
      <Price amount={agorot(sums.due)} />
      {sums.unpaid > 0 ? (
        <Words tone="error">{orders.unpaid(sums.unpaid)}</Words>
      ) : (
        <Words tone="leaf">{orders.allPaid}</Words>
      )}
      {sums.cancelled > 0 && <span>{orders.cancelledCount(sums.cancelled)}</span>}
    </Row>
  );
}
