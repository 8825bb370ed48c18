import { useLanguage } from "#site/language/language-context.tsx";
import { useHandOverDays } from "#site/order-state/use-hand-over-days.ts";
import type { ShownOrderWeek } from "#site/order-state/use-order-week.ts";
import { weekSentence } from "#site/order-state/week-sentence.ts";
import styles from "./shell.module.css";

/** What comes in the place of the weekly hint in a week that is not ordinary; at every width, since nobody expects it. */
export function WeekNotice({ week }: { readonly week: ShownOrderWeek }) {
  const handOver = useHandOverDays();
  return (
    <p className={styles.note}>
      {weekSentence(week, useLanguage().language)} {handOver && `${handOver}.`}
    </p>
  );
}
