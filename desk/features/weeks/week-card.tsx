import { useId } from "react";
import { daysText, shortDayText } from "#desk/language/days.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { dayText, momentText, timeText } from "#domain/schedule/date-text.ts";
import { Card, linkClass, Row, Stack, Text } from "#web/ui/layout.tsx";
import { NamedButton } from "#web/ui/named-button.tsx";
import styles from "./week-card.module.css";
import { type ComingWeek, changedHandOverText } from "./week-texts.ts";

/** What a button of a week does; `open` makes it an ordinary week. */
export type WeekCardAction = "close" | "deadline" | "hand-over" | "tell" | "open" | "bring-back";

interface WeekCardProps {
  readonly week: ComingWeek;
  /** Whether it is closed for orders, and handed over now: only the time of that can still change. */
  readonly isHandedOver: boolean;
  readonly isBusy: boolean;
  readonly onAct: (action: WeekCardAction) => void;
}

/** One week: until when it is ordered for, what is special, the holidays near it, and what can be done. */
export function WeekCard({ week, isHandedOver, isBusy, onAct }: WeekCardProps) {
  const { language, messages } = useLanguage();
  const { weeks: texts } = messages;
  const id = useId();
  const day = dayText(week.week, language);
  const { orders, reason, toldOtherwise } = week;
  const handOver = changedHandOverText(week, language, texts);
  return (
    <Card
      as="li"
      aria-labelledby={id}
      gap={2}
      className={styles.week}
      data-closed={week.isClosed || undefined}
    >
      <h2 id={id}>{day}</h2>
      {isHandedOver ? <Text tone="soft">{texts.closed}</Text> : <Closing week={week} />}
      {handOver !== undefined && <p>{handOver}</p>}
      {reason !== null && <p className={styles.reason}>{texts.reasonIs(reason[language])}</p>}
      {orders > 0 && (
        <p>
          <PageLink href={`/orders?week=${week.week}`} className={linkClass}>
            {week.isClosed ? texts.ordersLeft(orders) : texts.orders(orders)}
          </PageLink>
        </p>
      )}
      {toldOtherwise > 0 && <Text tone="problem">{texts.toldOtherwise(toldOtherwise)}</Text>}
      <WeekHolidays holidays={week.holidays} />
      <Row className={styles.buttons}>
        {actionsOf(week, isHandedOver).map((action) => {
          const text = buttonText(action, week, texts);
          return (
            <NamedButton
              key={action}
              text={text}
              name={shortDayText(week.week, language)}
              aria-busy={isBusy}
              onClick={() => onAct(action)}
            />
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
        <p>{texts.until(timeText(week.deadline, language))}</p>
      ) : (
        <>
          <Text tone="problem">{texts.untilInstead(momentText(week.deadline, language))}</Text>
          <Text tone="soft">{texts.usually(momentText(week.ordinaryDeadline, language))}</Text>
        </>
      )}
      {week.opensAt !== null && (
        <Text tone="soft">{texts.opensAt(momentText(week.opensAt, language))}</Text>
      )}
    </>
  );
}

/** The holidays near a deadline, with their days. */
function WeekHolidays({ holidays }: Pick<ComingWeek, "holidays">) {
  const { language, messages } = useLanguage();
  const { weeks: texts } = messages;
  const id = useId();
  if (holidays.length === 0) return null;
  return (
    <Stack gap={1} className={styles.holidays}>
      <h3 id={id}>{texts.holidays}</h3>
      <ul aria-labelledby={id}>
        {holidays.map(({ name, from, until, isRest }) => (
          <li key={`${from} ${name.en}`}>
            <strong>{name[language]}</strong> · {daysText(from, until, language)}
            {isRest && <span className={styles.rest}>{texts.restDay}</span>}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function actionsOf(week: ComingWeek, isHandedOver: boolean): readonly WeekCardAction[] {
  const tell: readonly WeekCardAction[] = week.toldOtherwise > 0 ? ["tell"] : [];
  return [...tell, ...(isHandedOver ? [] : actionsUntilClosed(week)), "hand-over"];
}

function actionsUntilClosed({
  isClosed,
  ownDeadline,
  lastKept,
}: ComingWeek): readonly WeekCardAction[] {
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
    case "hand-over":
      return texts.otherHandOver;
    case "tell":
      return texts.tellHandOver;
    case "bring-back":
      return texts.bringBack(lastKept?.orders ?? 0);
  }
}
