import { memo, Suspense, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { dayInBarText } from "#desk/language/days.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { May } from "#desk/parts/rights/may.tsx";
import { dateText } from "#domain/schedule/date-text.ts";
import styles from "./week-choice.module.css";

interface WeekChoiceProps {
  /** The week that is shown: the date of its deadline, `YYYY-MM-DD`. */
  readonly week: string;
}

/**
 * The week of a page, in its bar: the seller chooses another one by a press, and other devices read it. While the weeks are not known
 * it names the week that is shown. A mark does not render it again.
 */
export const WeekChoice = memo(function WeekChoice({ week }: WeekChoiceProps) {
  const { language } = useLanguage();
  return (
    <May
      call="weeks"
      otherwise={<span className={styles.week}>{dayInBarText(week, language)}</span>}
    >
      <Suspense fallback={<Weeks week={week} weeks={[]} />}>
        <KnownWeeks week={week} />
      </Suspense>
    </May>
  );
});

function KnownWeeks({ week }: WeekChoiceProps) {
  const answer = useRenewedCall("weeks", { before: null });
  return <Weeks week={week} weeks={answer.ok ? answer.data : []} />;
}

interface WeeksProps extends WeekChoiceProps {
  readonly weeks: readonly { readonly week: string; readonly orders: number }[];
}

function Weeks({ week, weeks }: WeeksProps) {
  const { language, messages } = useLanguage();
  const [path, navigate] = useLocation();
  const select = useRef<HTMLSelectElement>(null);
  const isChosen = useRef(false);
  // While another week is loaded the page is hidden, and the focus leaves it. Layout effects run again when it is back.
  useLayoutEffect(() => {
    if (!isChosen.current || document.activeElement === select.current) return;
    isChosen.current = false;
    select.current?.focus();
  });
  const isKnown = weeks.some((each) => each.week === week);
  return (
    <span className={styles.week}>
      <span aria-hidden="true">{dayInBarText(week, language)} ▾</span>
      <select
        ref={select}
        aria-label={messages.orders.week}
        className={styles.select}
        value={week}
        onChange={({ currentTarget }) => {
          isChosen.current = true;
          navigate(`${path}?week=${currentTarget.value}`);
        }}
      >
        {!isKnown && <option value={week}>{dateText(week, language)}</option>}
        {weeks.map((each) => (
          <option key={each.week} value={each.week}>
            {`${dateText(each.week, language)} · ${messages.orders.count(each.orders)}`}
          </option>
        ))}
      </select>
    </span>
  );
}
