import { useMessages } from "#desk/language/language-context.tsx";
import { signedPriceText } from "#domain/money/price-text.ts";
import type { OrderSums } from "#domain/order-log/sum-orders.ts";
import { Row, Stack } from "#web/ui/layout.tsx";
import styles from "./money-page.module.css";

interface SumsProps {
  /** Names with amounts in agorot, which may be below 0. */
  readonly sums: Readonly<Record<string, number>>;
}

/** Sums as a list of names and amounts. */
export function Sums({ sums }: SumsProps) {
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
