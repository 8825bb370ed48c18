import { useId } from "react";
import { Link } from "wouter";
import { deadlineText } from "#domain/schedule/moment-text.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { orderPath } from "#site/order-state/order-path.ts";
import type { OrderBeingChanged } from "#site/order-state/order-state.ts";
import { Notice } from "#site/parts/notice.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";

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
      <p>{changing.text(deadlineText(changed.week, changed.deadline, language))}</p>
      {changed.hasCartBefore && <p>{changing.cartBefore}</p>}
      <Row>
        <Button onClick={() => onGiveUp(changed.number)}>{changing.giveUp}</Button>
        <Link href={orderPath(changed)} className={buttonClass("quiet")}>
          {toOrder}
        </Link>
      </Row>
    </Notice>
  );
}
