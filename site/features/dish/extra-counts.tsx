import type { Extra } from "#domain/menu/menu.ts";
import { useDishDialogTexts } from "#site/language/dish-dialog-texts.ts";
import { ShopText } from "#site/language/shop-text.tsx";
import { CountInput } from "#web/ui/count-input.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import { Price } from "#web/ui/price.tsx";
import styles from "./extra-counts.module.css";
import type { PressedCount } from "./pressed-count.ts";

interface ExtraCountsProps {
  readonly extras: readonly Extra<string>[];
  readonly amounts: readonly number[];
  readonly onChange: (amounts: readonly number[], pressed?: PressedCount) => void;
}

/** One count input per extra (specification §2). */
export function ExtraCounts({ extras, amounts, onChange }: ExtraCountsProps) {
  const messages = useDishDialogTexts();
  return (
    <fieldset>
      <Text as="legend" weight={600}>
        {messages.extras}
      </Text>
      <ul>
        {extras.map(({ name, price }, index) => (
          <Row key={name} as="li" gap={3} align="center" isSpread className={styles.extra}>
            <span className={styles.name}>
              <ShopText>{name}</ShopText> <Price amount={price} />
            </span>
            <CountInput
              texts={messages}
              name={name}
              label={messages.countOf(name)}
              value={amounts[index] ?? 0}
              onChange={(count, isByButton) =>
                onChange(amounts.with(index, count), isByButton ? { name, count } : undefined)
              }
            />
          </Row>
        ))}
      </ul>
    </fieldset>
  );
}
