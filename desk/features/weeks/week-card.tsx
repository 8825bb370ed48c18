import { useId } from "react";
import { Link } from "wouter";
import { clockTimeText, dayAndTimeText, dayText, shortDayText } from "#desk/language/days.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, linkClass, Row, Text } from "#web/ui/layout.tsx";
import styles from "./week-card.module.css";
import { WeekHolidays } from "./week-holidays.tsx";
import type { ComingWeek } from "./week-texts.ts";

/** What a button of a week does; `open` makes it an ordinary week. */
export type WeekCardAction = "close" | "deadline" | "open" | "bring-back";

interface WeekCardProps {
  readonly week: ComingWeek;
  readonly isBusy: boolean;
  readonly onAct: (action: WeekCardAction) => void;
}

/** One week: until when it is ordered for, what is special, the holidays near it, and what can be done. */
export function WeekCard({ week, isBusy, onAct }: WeekCardProps) {
  const { language, messages } = useLanguage();
  const { weeks: texts } = messages;
  const id = useId();
  const day = dayText(week.week, language);
  const { orders, reason } = week;
  return (
    <Card
      as="li"
      aria-labelledby={id}
      gap={2}
      className={styles.week}
      data-closed={week.isClosed || undefined}
    >
      <h2 id={id}>{day}</h2>
      <Closing week={week} />
      {reason !== null && <p className={styles.reason}>{texts.reasonIs(reason[language])}</p>}
      {orders > 0 && (
        <p>
          <Link href={`/orders?week=${week.week}`} className={linkClass}>
            {week.isClosed ? texts.ordersLeft(orders) : texts.orders(orders)}
          </Link>
        </p>
      )}
      <WeekHolidays holidays={week.holidays} />
      <Row className={styles.buttons}>
        {actionsOf(week).map((action) => {
          const text = buttonText(action, week, texts);
          return (
            <Button
              key={action}
              aria-label={texts.ofWeek(text, shortDayText(week.week, language))}
              aria-busy={isBusy}
              onClick={() => onAct(action)}
            >
              {text}
            </Button>
          );
        })}
      </Row>
    </Card>
  );
}

function Closing({ week }: { readonly week: ComingWeek }) {
  const { language, messages } = useLanguage();
  const { weeks: texts } = messages;
  if (week.isClosed) {
    return (
      <>
        <Text tone="problem">{texts.closed}</Text>
        <Text tone="soft">{texts.nextOpen(dayText(week.nextOpenWeek, language))}</Text>
      </>
    );
  }
  return (
    <>
      {week.ownDeadline === null ? (
        <p>{texts.until(clockTimeText(week.deadline))}</p>
      ) : (
        <>
          <Text tone="problem">{texts.untilInstead(dayAndTimeText(week.deadline, language))}</Text>
          <Text tone="soft">{texts.usually(dayAndTimeText(week.ordinaryDeadline, language))}</Text>
        </>
      )}
      {week.opensAt !== null && (
        <Text tone="soft">{texts.opensAt(dayAndTimeText(week.opensAt, language))}</Text>
      )}
    </>
  );
}

function actionsOf({ isClosed, ownDeadline, lastKept }: ComingWeek): readonly WeekCardAction[] {
  if (!isClosed && ownDeadline === null) return ["close", "deadline"];
  const isWithOrders = lastKept !== null && lastKept.ofOrders !== "keep" && lastKept.orders > 0;
  const bringBack: readonly WeekCardAction[] = isWithOrders ? ["bring-back"] : [];
  return isClosed ? ["open", "close", ...bringBack] : ["open", "deadline", "close", ...bringBack];
}

function buttonText(
  action: WeekCardAction,
  { isClosed, ownDeadline, lastKept }: ComingWeek,
  texts: ReturnType<typeof useLanguage>["messages"]["weeks"],
): string {
  switch (action) {
    case "open":
      return isClosed ? texts.open : texts.ordinaryDeadline;
    case "close":
      return isClosed ? texts.change : texts.skip;
    case "deadline":
      return ownDeadline === null ? texts.otherDeadline : texts.change;
    case "bring-back":
      return texts.bringBack(lastKept?.orders ?? 0);
  }
}
