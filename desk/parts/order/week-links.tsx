import { Link } from "wouter";
import { useMessages } from "#desk/language/language-context.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";

/** Leads to a new order for a week, and to a message to its customers. */
export function WeekLinks({ week }: { readonly week: string }) {
  const { orders } = useMessages();
  return (
    <Row as="p">
      <Link href={`/orders/new?week=${week}`} className={buttonClass("plain")}>
        {orders.newOrder}
      </Link>
      <Link href={`/message?week=${week}`} className={buttonClass("plain")}>
        {orders.message}
      </Link>
    </Row>
  );
}
