import { useLanguage } from "#desk/language/language-context.tsx";
import { momentText } from "#desk/language/times.ts";
import { useOrderPage } from "#desk/order-parts/use-order-page.ts";
import { eventText } from "./event-text.ts";
import styles from "./money-form.module.css";

/** What was received and given back for an order, oldest first, without what was undone. Suspends until the server has told it. */
export function MoneyLines({ number }: { readonly number: string }) {
  const { language, messages } = useLanguage();
  const lines = useOrderPage(number)?.history.filter(
    ({ kind, stands }) => kind === "money" && stands,
  );
  if (lines === undefined || lines.length === 0) return null;
  return (
    <ul aria-label={messages.order.moneyLines} className={styles.lines}>
      {lines.toReversed().map((event) => (
        <li key={event.id} className={styles.line}>
          <span>{eventText(event, messages, language)}</span>
          <span className={styles.when}>{momentText(event.at, language)}</span>
        </li>
      ))}
    </ul>
  );
}
