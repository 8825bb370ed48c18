import { memo, useId, useState } from "react";
import type { ShownDeskOrder } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { BalanceWords } from "#desk/parts/order/balance-words.tsx";
import { BoxLines } from "#desk/parts/order/box-lines.tsx";
import { type HandOver, HandOverButtons } from "#desk/parts/order/hand-over.tsx";
import { OrderNotes } from "#desk/parts/order/order-notes.tsx";
import { isSameOrder } from "#desk/parts/order/same-order.ts";
import { Card, Row, Text, Words } from "#web/ui/layout.tsx";
import styles from "./handing-over-order.module.css";

interface HandingOverOrderProps {
  readonly order: ShownDeskOrder;
  /** Stays the same, so that a press renders one order again and not a hundred. */
  readonly onHandOver: (order: ShownDeskOrder, way: HandOver) => void;
}

/** An order at the door: whose it is, what is due, and the presses. A device that may not read money says that something is due. */
export const HandingOverOrder = memo(
  function HandingOverOrder({ order, onHandOver }: HandingOverOrderProps) {
    const { orders, handingOver: texts } = useMessages();
    const { name, language, place, orderType, notes, state } = order;
    const { isPacked, isHandedOver, isCancelled, due, received, hasBalance } = state;
    return (
      <Card as="li" gap={2} isDone={isHandedOver || isCancelled}>
        <Text as="h2" size="heading">
          <bdi lang={language}>{name}</bdi>
        </Text>
        <Row as="p" gap={4} lines={0}>
          {isHandedOver && (
            <Words as="b" tone="done">
              {texts.handedOver}
            </Words>
          )}
          {isCancelled && (
            <Text as="b" tone="error">
              {texts.cancelled}
            </Text>
          )}
          {due === null ? (
            hasBalance && (
              <Text as="b" tone="error">
                {texts.askSeller}
              </Text>
            )
          ) : (
            <BalanceWords due={due} received={received} />
          )}
          {!isPacked && !isHandedOver && !isCancelled && <span>{texts.notPacked}</span>}
          <span>{`${place} · ${orders[orderType]}`}</span>
        </Row>
        <OrderNotes notes={notes} />
        <Box order={order} />
        {!isCancelled && <HandOverButtons order={order} onHandOver={onHandOver} />}
      </Card>
    );
  },
  (before, after) => before.onHandOver === after.onHandOver && isSameOrder(before, after),
);

/** What is in the box, shown at a press: a list of a hundred orders would be too long with it. */
function Box({ order }: Pick<HandingOverOrderProps, "order">) {
  const { handingOver: texts } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className={styles.box}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={texts.ofOrder(texts.box, order.name)}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.box}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <BoxLines lines={order.lines} />}
      </div>
    </div>
  );
}
