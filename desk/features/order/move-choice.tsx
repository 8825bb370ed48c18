import { useId, useState } from "react";
import { type WeeksToMoveQuery, weeksToMoveDocument } from "#contract/generated/desk-operations.ts";
import { useLanguage } from "#desk/language/language-context.tsx";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Row } from "#web/ui/layout.tsx";
import { Select } from "#web/ui/select.tsx";
import styles from "./order-view.module.css";

interface MoveChoiceProps {
  /** The week that the order is in. */
  readonly week: string;
  /** `date` is the week in words. */
  readonly onMove: (week: string, date: string) => void;
}

/** Moves an order to one of the coming weeks, or to the one that is worked on now. Weeks in which nothing is cooked are not offered. */
export function MoveChoice({ week, onMove }: MoveChoiceProps) {
  const { language, messages } = useLanguage();
  const texts = messages.order;
  const id = useId();
  const answer = useRenewedQuery(weeksToMoveDocument, {});
  const weeks = answer.ok ? offered(answer.data).filter((each) => each !== week) : [];
  const [chosen, setChosen] = useState(weeks.find((each) => each > week) ?? weeks[0]);
  if (chosen === undefined) return <p role="alert">{texts.noWeeks}</p>;
  return (
    <Row>
      <Select
        id={id}
        aria-label={texts.moveTo}
        className={styles.select}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {weeks.map((each) => (
          <option key={each} value={each}>
            {dateText(each, language)}
          </option>
        ))}
      </Select>
      <Button look="main" onClick={() => onMove(chosen, dateText(chosen, language))}>
        {texts.moveNow}
      </Button>
    </Row>
  );
}

function offered({ comingWeeks, today }: WeeksToMoveQuery): readonly string[] {
  const open = comingWeeks.flatMap(({ week, isClosed }) => (isClosed ? [] : [week]));
  return [...new Set([today.week.week, ...open])].toSorted();
}
