import { useMessages } from "#site/language/language-context.tsx";
import { Pomegranate } from "#web/ui/mark.tsx";
import { TextPage } from "#web/ui/text-page.tsx";
import styles from "./about-page.module.css";

/** Only the text About (specification §2) and the mark. */
export function AboutPage() {
  const { about } = useMessages();
  return (
    <TextPage heading={about.text}>
      <div className={styles.mark}>
        <Pomegranate size={160} />
      </div>
    </TextPage>
  );
}
