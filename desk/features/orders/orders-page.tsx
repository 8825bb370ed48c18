import { useMessages } from "#desk/language/language-context.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function OrdersPage() {
  const { orders } = useMessages();
  return <PageHeading>{orders.title}</PageHeading>;
}
