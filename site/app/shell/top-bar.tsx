import { Suspense, use } from "react";
import { Link } from "wouter";
import { nextLanguage } from "#domain/language/language.ts";
import {
  LanguageSwitchingContext,
  useLanguage,
  useMessages,
} from "#site/language/language-context.tsx";
import { languageNames } from "#site/language/language-names.ts";
import { useDeadlineHint } from "#site/order-state/use-deadline-hint.ts";
import { isOrdinaryWeek, useOrderWeek } from "#site/order-state/use-order-week.ts";
import { useShop } from "#site/order-state/use-shop.ts";
import { Pomegranate } from "#web/ui/mark.tsx";
import styles from "./top-bar.module.css";

/** Language toggle, logo, and on wide screens the two hints (specification §2). */
export function TopBar() {
  const messages = useMessages();
  const { language, toggleLanguage } = useLanguage();
  const next = nextLanguage(language);
  const isSwitching = use(LanguageSwitchingContext);
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.logo}>
        <Pomegranate size={40} />
        <span className={styles.name}>
          <Suspense fallback={messages.siteName}>
            <ShopName />
          </Suspense>
        </span>
      </Link>
      <div className={styles.hints}>
        <p>{messages.shell.pricingHint}</p>
        <Suspense fallback={null}>
          <DeadlineHint />
        </Suspense>
      </div>
      <button
        type="button"
        lang={next}
        className={styles.toggle}
        // In the style sheet these bytes would be part of every page.
        style={isSwitching ? { opacity: 0.6, cursor: "progress" } : undefined}
        aria-busy={isSwitching || undefined}
        onClick={toggleLanguage}
      >
        {languageNames[next]}
      </button>
    </header>
  );
}

/** The name from the settings of the shop; the built-in name if the server has none. */
function ShopName() {
  const { siteName } = useMessages();
  return useShop()?.name ?? siteName;
}

/** Nothing where the week is another one: `WeekLine` tells it. */
function DeadlineHint() {
  const hint = useDeadlineHint();
  return isOrdinaryWeek(useOrderWeek()) && <p>{hint}</p>;
}
