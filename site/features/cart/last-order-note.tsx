import { Link } from "wouter";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import type { SentOrder } from "#site/order-state/order-state.ts";
import { Notice } from "#site/parts/notice.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";

interface LastOrderNoteProps {
  readonly order: SentOrder;
  readonly onShow: () => void;
}

/** The order that was sent before this cart, with the way back to its payment details. */
export function LastOrderNote({ order, onShow }: LastOrderNoteProps) {
  const texts = useOrderTexts();
  const { toOrder } = usePlacedOrderTexts();
  return (
    <Notice as="section" look="done" aria-label={texts.lastOrderSent}>
      <p>{texts.lastOrderSent}</p>
      <p>
        <strong>{texts.lastOrder(order.number, isolatedPriceText(order.orderTotal))}</strong>
      </p>
      <Row>
        <Button onClick={onShow}>{texts.showPayment}</Button>
        {order.page !== null && (
          <Link href={order.page} className={buttonClass("quiet")}>
            {toOrder}
          </Link>
        )}
      </Row>
    </Notice>
  );
}
