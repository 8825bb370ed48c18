import { Link } from "wouter";
import { useMessages } from "#site/language/language-context.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { State } from "#web/ui/state.tsx";

interface EmptyCartProps {
  /** The cart is empty because its order was sent. */
  readonly isAfterOrder: boolean;
}

export function EmptyCart({ isAfterOrder }: EmptyCartProps) {
  const { cart } = useMessages();
  const toMenu = (
    <Link href="/" className={buttonClass(isAfterOrder ? "plain" : "main")}>
      {cart.toMenu}
    </Link>
  );
  return isAfterOrder ? (
    <p>{toMenu}</p>
  ) : (
    <State drawing="empty" title={cart.empty}>
      <p>{cart.emptyHint}</p>
      {toMenu}
    </State>
  );
}
