import { useMessages } from "#site/language/language-context.tsx";
import { TextPage } from "#web/ui/text-page.tsx";
import styles from "./why-choose-page.module.css";

/** The selling points (specification §2). */
export function WhyChoosePage() {
  const { whyChoose } = useMessages();
  return (
    <TextPage heading={whyChoose.title}>
      <ul className={styles.points}>
        {whyChoose.points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
    </TextPage>
  );
}
