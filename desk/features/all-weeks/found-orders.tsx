import { useEffect, useState } from "react";
import { findOrdersDocument } from "#contract/generated/desk-operations.ts";
import { useLiveOrders } from "#desk/data/week/week-context.tsx";
import { allWeeksTexts } from "#desk/language/all-weeks-texts.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { Failed } from "#desk/parts/order/failed.tsx";
import { Older } from "#desk/parts/order/older.tsx";
import { UnreadableOrders } from "#desk/parts/order/order-notes.tsx";
import { OrderRows } from "#desk/parts/order/order-rows.tsx";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { WayChoice } from "#desk/parts/order/way-choice.tsx";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { Hint } from "#web/ui/layout.tsx";

interface FoundOrdersProps {
  readonly search: string;
  /** Called with how many were found, in words. */
  readonly onFound: (found: string) => void;
}

/** The orders of all weeks that a search finds. Suspends until the server has told the newest. */
export function FoundOrders({ search, onFound }: FoundOrdersProps) {
  const { language } = useLanguage();
  const texts = useTexts(allWeeksTexts);
  const [way, setWay] = useState<PaymentWay>("app");
  const answer = useRenewedQuery(findOrdersDocument, { search, before: null, language });
  const first = answer.ok ? answer.data.findOrders : undefined;
  const count = (first?.orders.length ?? 0) + (first?.unreadable.length ?? 0);
  const isAll = first?.before == null;
  const found = first === undefined ? "" : isAll ? texts.found(count) : texts.foundMore(count);
  useEffect(() => onFound(found), [onFound, found]);
  if (count === 0 && first !== undefined) return <Hint>{texts.searchHint}</Hint>;
  return (
    <>
      {count > 0 && <WayChoice way={way} onChoose={setWay} />}
      <FoundPage key={search} search={search} before={null} way={way} />
    </>
  );
}

interface FoundPageProps {
  readonly search: string;
  /** The position before which the orders of this page were received; null for the newest. */
  readonly before: number | null;
  readonly way: PaymentWay;
}

/** A page of what was found, and after it the older ones once they are asked for. */
function FoundPage({ search, before, way }: FoundPageProps) {
  const { language, messages } = useLanguage();
  const texts = useTexts(allWeeksTexts);
  const asked = { search, before, language };
  const answer = useRenewedQuery(findOrdersDocument, asked);
  const { orders, unreadable, before: next } = answer.ok ? answer.data.findOrders : nothing;
  const shown = useLiveOrders(orders);
  if (!answer.ok) return <Failed query={[findOrdersDocument, asked]} />;
  return (
    <>
      <UnreadableOrders unreadable={unreadable} />
      {shown.length > 0 && (
        <OrderRows label={texts.foundList} orders={shown} way={way} otherThan="" />
      )}
      {next !== null && (
        <Older text={messages.orders.older}>
          <FoundPage search={search} before={next} way={way} />
        </Older>
      )}
    </>
  );
}

const nothing = { orders: [], unreadable: [], before: null };
