import { useMessages } from "#desk/language/language-context.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function PaperPage() {
  const { paper } = useMessages();
  return <PageHeading>{paper.title}</PageHeading>;
}
