import { Link } from "wouter";
import { useMessages } from "#site/language/language-context.tsx";
import { SameAgain } from "#site/parts/same-again.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { State } from "#web/ui/state.tsx";

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
