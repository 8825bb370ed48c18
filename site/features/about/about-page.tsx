import { useMessages } from "#site/language/language-context.tsx";
import { PageHeading } from "#site/ui/page-heading.tsx";
import { TextPage } from "#site/ui/text-page.tsx";

/** Only the text About (specification §2). */
export function AboutPage() {
  const { about } = useMessages();
  return (
    <TextPage>
      <PageHeading>{about.text}</PageHeading>
    </TextPage>
  );
}
