import { signedPriceText } from "#domain/money/price-text.ts";
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
