import { memo } from "react";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { BoxLines } from "#desk/parts/order/box-lines.tsx";
import { OrderNotes } from "#desk/parts/order/order-notes.tsx";
import { isSameOrder } from "#desk/parts/order/same-order.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, Row, Stack, Text, Words } from "#web/ui/layout.tsx";
import styles from "./packing-order.module.css";

interface PackingOrderProps {
  readonly order: ShownDeskOrder;
  /** Stays the same, so that a press renders one box again and not a hundred. */
  readonly onSet: (number: string, name: string, isPacked: boolean) => void;
}

/** The box of an order: whose it is, notes, what is in it, and one press when it is packed. */
export const PackingOrder = memo(
  function PackingOrder({ order, onSet }: PackingOrderProps) {
    const { orders, packing: texts } = useMessages();
    const { number, name, language, orderType, notes, lines, state } = order;
    const { isPacked } = state;
    const button = isPacked ? texts.notPacked : texts.packed;
    return (
      <Card as="li" isDone={isPacked} size="name" className={styles.box}>
        <Stack gap={1}>
          <Text as="h3" size="title">
            <bdi lang={language}>{name}</bdi>
          </Text>
          <Row as="p" gap={3} lines={0} tone="soft" size="body">
            {isPacked && (
              <Words as="b" tone="done">
                {texts.packed}
              </Words>
            )}
            {orders[orderType]}
          </Row>
        </Stack>
        <OrderNotes notes={notes} />
        <BoxLines lines={lines} />
        <Button
          look={isPacked ? "quiet" : "main"}
          className={styles.button}
          aria-label={texts.ofOrder(button, name)}
          onClick={() => onSet(number, name, !isPacked)}
        >
          {button}
        </Button>
      </Card>
    );
  },
  (before, after) => before.onSet === after.onSet && isSameOrder(before, after),
);
