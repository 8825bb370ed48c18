import { useMessages } from "#site/language/language-context.tsx";
import { Pomegranate } from "#web/ui/mark.tsx";
import { markClass, TextPage } from "#web/ui/text-page.tsx";

/** Only the text About (specification §2) and the mark. */
export function AboutPage() {
  const { about } = useMessages();
  return (
    <TextPage heading={about.text}>
      <div className={markClass}>
        <Pomegranate size={160} />
      </div>
    </TextPage>
  );
}
