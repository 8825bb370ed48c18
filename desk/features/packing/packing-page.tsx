import { useMessages } from "#desk/language/language-context.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function PackingPage() {
  const { packing } = useMessages();
  return <PageHeading>{packing.title}</PageHeading>;
}
