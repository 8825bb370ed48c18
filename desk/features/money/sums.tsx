import { useEffect, useRef } from "react";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useMessages } from "#desk/language/language-context.tsx";
import { signedPriceText } from "#domain/money/price-text.ts";
import { wordedWay } from "#domain/order-log/payment-way-words.ts";
import type { OrderSums } from "#domain/order-log/sum-orders.ts";
import { Row, Stack } from "#web/ui/layout.tsx";
import styles from "./money-page.module.css";

interface SumsProps {
  /** Names with amounts in agorot, which may be below 0. */
  readonly sums: Readonly<Record<string, number>>;
}

/** Sums as a list of names and amounts. */
function Sums({ sums }: SumsProps) {
  return (
    <Stack as="dl" gap={1}>
      {Object.entries(sums).map(([name, amount]) => (
        <Row key={name} gap={3} lines={0} isSpread className={styles.sum}>
          <dt>{name}</dt>
          <dd>
            <bdi dir="ltr">{signedPriceText(amount)}</bdi>
          </dd>
        </Row>
      ))}
    </Stack>
  );
}

/** What the orders of a week cost together, what was received, and what is still open. */
export function WeekSumsTable({ sums }: { readonly sums: OrderSums }) {
  const { money: texts } = useMessages();
  return (
    <Sums
      sums={{
        [texts.due]: sums.due,
        [texts.receivedSum]: sums.received,
        ...(sums.toPay > 0 && { [texts.stillToPay]: sums.toPay }),
        ...(sums.toGiveBack > 0 && { [texts.stillToGiveBack]: sums.toGiveBack }),
      }}
    />
  );
}

interface WaySumsProps {
  readonly week: string;
  /** The newest event of its orders that the server told. When it changes, the sums are asked for again. */
  readonly newestEvent: number;
}

/** What was received in a week in each way, less what was given back. Suspends until the server has told it. */
export function WaySums({ week, newestEvent }: WaySumsProps) {
  const { money: texts } = useMessages();
  const { client } = useCalls();
  const answer = useRenewedCall("moneyByWay", { week });
  const newestBefore = useRef(newestEvent);
  useEffect(() => {
    if (newestBefore.current === newestEvent) return;
    newestBefore.current = newestEvent;
    void client.reload("moneyByWay", { week });
  }, [client, week, newestEvent]);
  if (!answer.ok) return <p role="alert">{texts.byWayFailed}</p>;
  const sums: Record<string, number> = {};
  for (const { way, amount } of answer.data) {
    const { name } = texts.ways[wordedWay(way)];
    sums[name] = (sums[name] ?? 0) + amount;
  }
  return (
    <>
      <h3>{texts.byWay}</h3>
      <Sums sums={sums} />
    </>
  );
}
