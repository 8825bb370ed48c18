import type { ReactNode } from "react";
import { Link } from "wouter";
import { useLanguage } from "#desk/language/language-context.tsx";
import { momentText } from "#desk/language/times.ts";
import type { DeskWeek } from "#desk/week-store/week-context.tsx";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { CloseWeek } from "./close-week.tsx";
import { paperTasks } from "./paper-tasks.ts";
import styles from "./today-page.module.css";
import { isDone, type Progress, workOf } from "./week-work.ts";

/** What is to be done with the orders of a week after its deadline: each row leads to where it is done, and goes once it is done. */
export function WeekTasks({ week }: { readonly week: DeskWeek }) {
  const { language, messages } = useLanguage();
  const { today } = messages;
  const work = workOf(week);
  if (week.orders.length === 0) return null;
  const rows = [
    ...paperTasks(week).map(({ sheet, printedAt, changed }) => (
      <Row
        key={sheet}
        to={`/paper/${sheet}${weekOf(week, changed.length > 0 ? "only=changed" : "")}`}
        text={
          printedAt === null
            ? today.notPrinted[sheet]
            : today.changedSince[sheet](momentText(printedAt, language), changed.length)
        }
      />
    )),
    <ProgressRow
      key="cooked"
      to="/kitchen"
      progress={work.cooked}
      text={today.cooked}
      week={week}
    />,
    <ProgressRow
      key="packed"
      to="/packing"
      progress={work.packed}
      text={today.packed}
      week={week}
    />,
    <ProgressRow
      key="handed-over"
      to="/handing-over"
      progress={work.handedOver}
      text={today.handedOver}
      week={week}
    />,
    work.toPay.orders > 0 && (
      <Row
        key="to-pay"
        to={`/money${weekOf(week)}`}
        text={today.toPay(work.toPay.orders, isolatedPriceText(work.toPay.amount))}
      />
    ),
    work.toGiveBack.orders > 0 && (
      <Row
        key="to-give-back"
        to={`/money${weekOf(week)}`}
        text={today.toGiveBack(work.toGiveBack.orders, isolatedPriceText(work.toGiveBack.amount))}
      />
    ),
    week.unreadable.length > 0 && (
      <Row
        key="unreadable"
        to={`/orders${weekOf(week)}`}
        text={today.unreadable(week.unreadable.length)}
      />
    ),
  ];
  return (
    <section className={styles.section}>
      <h2>{today.weekOf(momentText(week.deadline, language))}</h2>
      {!week.isClosed && <ul className={styles.rows}>{rows}</ul>}
      <CloseWeek week={week} work={work} />
    </section>
  );
}

interface ProgressRowProps {
  readonly to: string;
  readonly progress: Progress;
  readonly text: (done: number, of: number) => string;
  readonly week: DeskWeek;
}

function ProgressRow({ to, progress, text, week }: ProgressRowProps): ReactNode {
  if (isDone(progress)) return null;
  return (
    <Row to={`${to}${weekOf(week)}`} text={text(progress.done, progress.of)} progress={progress} />
  );
}

interface RowProps {
  readonly to: string;
  readonly text: string;
  readonly progress?: Progress;
}

function Row({ to, text, progress }: RowProps) {
  return (
    <li className={styles.row}>
      <Link href={to} className={styles.link ?? ""}>
        <span>{text}</span>
        {progress !== undefined && (
          <progress aria-hidden="true" max={progress.of} value={progress.done} />
        )}
      </Link>
    </li>
  );
}

/** The query string of a link that stays in the week. */
function weekOf({ week }: DeskWeek, more = ""): string {
  return `?week=${week}${more === "" ? "" : `&${more}`}`;
}
