import { useEffect, useRef } from "react";
import { moneyByWayDocument } from "#contract/generated/desk-operations.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { useRenewedQuery } from "#desk/order-parts/use-renewed-query.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Sums } from "./sums.tsx";

interface WaySumsProps {
  readonly week: string;
  /** What was received in the week. When it changes, the sums are asked for again. */
  readonly received: number;
}

/** What was received in a week in each way, less what was given back. Suspends until the server has told it. */
export function WaySums({ week, received }: WaySumsProps) {
  const { money: texts } = useMessages();
  const { client } = useGraphql();
  const answer = useRenewedQuery(moneyByWayDocument, { week });
  const receivedBefore = useRef(received);
  useEffect(() => {
    if (receivedBefore.current === received) return;
    receivedBefore.current = received;
    void client.reload(moneyByWayDocument, { week });
  }, [client, week, received]);
  if (!answer.ok) return <p role="alert">{texts.byWayFailed}</p>;
  const sums = answer.data.moneyByWay.map(({ way, amount }) => [texts.wayNames[way], amount]);
  return (
    <>
      <h3>{texts.byWay}</h3>
      <Sums sums={Object.fromEntries(sums) as Record<string, number>} />
    </>
  );
}
