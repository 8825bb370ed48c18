import { useEffect, useRef } from "react";
import { moneyByWayDocument } from "#contract/generated/desk-operations.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Sums } from "./sums.tsx";

interface WaySumsProps {
  readonly week: string;
  /** The newest event of its orders that the server told. When it changes, the sums are asked for again. */
  readonly newestEvent: number;
}

/** What was received in a week in each way, less what was given back. Suspends until the server has told it. */
export function WaySums({ week, newestEvent }: WaySumsProps) {
  const { money: texts } = useMessages();
  const { client } = useGraphql();
  const answer = useRenewedQuery(moneyByWayDocument, { week });
  const newestBefore = useRef(newestEvent);
  useEffect(() => {
    if (newestBefore.current === newestEvent) return;
    newestBefore.current = newestEvent;
    void client.reload(moneyByWayDocument, { week });
  }, [client, week, newestEvent]);
  if (!answer.ok) return <p role="alert">{texts.byWayFailed}</p>;
  const sums = answer.data.moneyByWay.map(({ way, amount }) => [texts.wayNames[way], amount]);
  return (
    <>
      <h3>{texts.byWay}</h3>
      <Sums sums={Object.fromEntries(sums) as Record<string, number>} />
    </>
  );
}
