import { useMessages } from "#desk/language/language-context.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function RoutePage() {
  const { route } = useMessages();
  return <PageHeading>{route.title}</PageHeading>;
}
