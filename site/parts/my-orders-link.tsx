import { Link } from "wouter";
import { usePlacedOrderTexts } from "#site/language/placed-order-texts.ts";
import { useMyOrders } from "#site/order-state/my-orders.ts";
import { linkClass } from "#web/ui/layout.tsx";

interface MyOrdersLinkProps {
  /** In a dialog: closes it. The page then takes the place of the dialog's history entry. */
  readonly onLeave?: () => void;
}

/** The way to the orders that were sent from this device; nothing if there are none. */
export function MyOrdersLink({ onLeave }: MyOrdersLinkProps) {
  const { myOrders } = usePlacedOrderTexts();
  const hasOrders = useMyOrders().length > 0;
  if (!hasOrders) return null;
  return (
    <p>
      <Link
        href="/my-orders"
        className={linkClass}
        {...(onLeave !== undefined && { onClick: onLeave, replace: true })}
      >
        {myOrders.link}
      </Link>
    </p>
  );
}
