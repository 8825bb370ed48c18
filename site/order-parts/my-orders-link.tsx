import { Link } from "wouter";
import { usePlacedOrderTexts } from "#site/language/use-placed-order-texts.ts";
import { useMyOrders } from "#site/order-state/my-orders.ts";

interface MyOrdersLinkProps {
  /** In a dialog: closes it. The page then takes the place of the dialog's history entry. */
  readonly onLeave?: () => void;
}

/** The way to the orders that were sent from this device; nothing if there are none. */
export function MyOrdersLink({ onLeave }: MyOrdersLinkProps) {
  const { myOrders } = usePlacedOrderTexts();
  const hasOrders = useMyOrders().length > 0;
  return hasOrders ? (
    <p>
      <Link href="/my-orders" {...(onLeave !== undefined && { onClick: onLeave, replace: true })}>
        {myOrders.link}
      </Link>
    </p>
  ) : null;
}
