import { useMessages } from "#desk/language/language-context.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function MoneyPage() {
  const { money } = useMessages();
  return <PageHeading>{money.title}</PageHeading>;
}
