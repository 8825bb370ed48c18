import { Link } from "wouter";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { useMyOrders } from "#site/order-state/my-orders.ts";

interface MyOrdersLinkProps {
  /** In a dialog: closes it. The page then takes the place of the dialog's history entry. */
  readonly onLeave?: () => void;
  /** Whether it continues a line of text instead of being a paragraph. */
  readonly isInText?: boolean;
}

/** The way to the orders that were sent from this device; nothing if there are none. */
export function MyOrdersLink({ onLeave, isInText = false }: MyOrdersLinkProps) {
  const { myOrders } = usePlacedOrderTexts();
  const hasOrders = useMyOrders().length > 0;
  if (!hasOrders) return null;
  const link = (
    <Link href="/my-orders" {...(onLeave !== undefined && { onClick: onLeave, replace: true })}>
      {myOrders.link}
    </Link>
  );
  return isInText ? <> · {link}</> : <p>{link}</p>;
}
