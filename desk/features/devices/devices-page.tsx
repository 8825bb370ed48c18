import { useMessages } from "#desk/language/language-context.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function DevicesPage() {
  const { devices } = useMessages();
  return <PageHeading>{devices.title}</PageHeading>;
}
