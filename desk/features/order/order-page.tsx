import { useMessages } from "#desk/language/language-context.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function OrderPage() {
  const { order } = useMessages();
  return <PageHeading>{order.title}</PageHeading>;
}
