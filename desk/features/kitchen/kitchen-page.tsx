import { useMessages } from "#desk/language/language-context.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function KitchenPage() {
  const { kitchen } = useMessages();
  return <PageHeading>{kitchen.title}</PageHeading>;
}
