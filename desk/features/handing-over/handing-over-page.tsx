import { useMessages } from "#desk/language/language-context.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function HandingOverPage() {
  const { handingOver } = useMessages();
  return <PageHeading>{handingOver.title}</PageHeading>;
}
