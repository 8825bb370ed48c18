import { Link } from "react-router";
import { directionOf, languages } from "#domain/language/language.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { messagesIn } from "#site/language/messages.ts";
import { PageHeading } from "#site/ui/page-heading.tsx";
import { TextPage } from "#site/ui/text-page.tsx";

/** Both languages, the shown one first: a mistyped address says nothing of its reader. */
export function UnknownPage() {
  const { language } = useLanguage();
  const others = languages.filter((each) => each !== language);
  const { text, toMenu } = messagesIn(language).unknownPage;
  return (
    <TextPage>
      <PageHeading>{text}</PageHeading>
      <p>
        <Link to="/">{toMenu}</Link>
      </p>
      {others.map((other) => (
        <div key={other} lang={other} dir={directionOf(other)}>
          <p>{messagesIn(other).unknownPage.text}</p>
          <p>
            <Link to="/">{messagesIn(other).unknownPage.toMenu}</Link>
          </p>
        </div>
      ))}
    </TextPage>
  );
}
