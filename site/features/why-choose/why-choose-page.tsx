import { useLanguage } from "#site/language/language-context.tsx";
import { sellingPoints } from "#site/language/selling-points.ts";
import { useShop } from "#site/order-state/use-shop.ts";
import { CookCard } from "#site/parts/cook-card.tsx";
import { TextPage } from "#web/ui/text-page.tsx";
import styles from "./why-choose-page.module.css";

/** The selling points (specification §2). */
export function WhyChoosePage() {
  const { language, messages } = useLanguage();
  const cook = useShop()?.cook;
  return (
    <TextPage heading={messages.whyChoose.title}>
      {cook && (
        <div className={styles.cook}>
          <CookCard cook={cook} />
        </div>
      )}
      <ul className={styles.points}>
        {sellingPoints[language].map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
    </TextPage>
  );
}
