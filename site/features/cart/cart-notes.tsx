import { useId } from "react";
import { Link } from "wouter";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { deadlineText } from "#domain/schedule/date-text.ts";
import { useLanguage, useMessages } from "#site/language/language-context.tsx";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { wholeDates } from "#site/language/whole-dates.ts";
import { orderPath } from "#site/order-state/order-path.ts";
import type { OrderBeingChanged, SentOrder } from "#site/order-state/order-state.ts";
import { Notice } from "#site/parts/notice.tsx";
import { SameAgain } from "#site/parts/same-again.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { linkClass, Row } from "#web/ui/layout.tsx";
import { State } from "#web/ui/state.tsx";

interface ChangingNoteProps {
  readonly changed: OrderBeingChanged;
  readonly onGiveUp: (number: string) => void;
}

/** Says that this cart changes a placed order, and until when; leads back to the order and to the cart that was there before. */
export function ChangingNote({ changed, onGiveUp }: ChangingNoteProps) {
  const { language } = useLanguage();
  const { changing, toOrder } = usePlacedOrderTexts();
  const id = useId();
  return (
    <Notice as="section" look="plain" aria-labelledby={id}>
      <p id={id}>
        <strong>{changing.title(changed.number)}</strong>
      </p>
      <p>
        {changed.isCancelled
          ? changing.cancelled
          : changing.text(
              wholeDates(deadlineText(changed.week, changed.deadline, language), language),
            )}
      </p>
      {changed.hasCartBefore && <p>{changing.cartBefore}</p>}
      <Row gap={4} lines={0}>
        <Button onClick={() => onGiveUp(changed.number)}>{changing.giveUp}</Button>
        <Link href={orderPath(changed)} className={linkClass}>
          {toOrder}
        </Link>
      </Row>
    </Notice>
  );
}

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
      <Row gap={4} lines={0}>
        <Button onClick={onShow}>{texts.showPayment}</Button>
        {order.page !== null && (
          <Link href={order.page} className={linkClass}>
            {toOrder}
          </Link>
        )}
      </Row>
    </Notice>
  );
}

interface EmptyCartProps {
  /** The cart is empty because its order was sent. */
  readonly isAfterOrder: boolean;
}

export function EmptyCart({ isAfterOrder }: EmptyCartProps) {
  const { cart } = useMessages();
  const ways = (
    <>
      <SameAgain />
      <Link href="/" className={buttonClass(isAfterOrder ? "plain" : "main")}>
        {cart.toMenu}
      </Link>
    </>
  );
  return isAfterOrder ? (
    <Row gap={3}>{ways}</Row>
  ) : (
    <State drawing="empty" title={cart.empty}>
      <p>{cart.emptyHint}</p>
      {ways}
    </State>
  );
}
