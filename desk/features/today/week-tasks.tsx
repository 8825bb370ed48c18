import type { DeskWeek } from "#desk/data/week/week-context.tsx";
import { useLanguage } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { Stack } from "#web/ui/layout.tsx";
import { CloseWeek } from "./close-week.tsx";
import { paperTasks } from "./paper-tasks.ts";
import { type TodayRow, TodayRows } from "./today-list.tsx";
import styles from "./today-page.module.css";
import { isDone, type Progress, type WeekWork, workOf } from "./week-work.ts";

/** What is to be done with the orders of a week after its deadline: each row leads to where it is done, and goes once it is done. */
export function WeekTasks({ week }: { readonly week: DeskWeek }) {
  const { language, messages } = useLanguage();
  const { today } = messages;
  const work = workOf(week);
  /** The query string of a link that stays in the week. */
  const inWeek = `?week=${week.week}`;
  if (week.orders.length === 0) return null;
  const progressRow = (
    key: "kitchen" | "packing" | "handing-over",
    progress: Progress,
    text: (done: number, of: number) => string,
  ): readonly TodayRow[] =>
    isDone(progress)
      ? []
      : [{ key, to: `/${key}${inWeek}`, text: text(progress.done, progress.of), progress }];
  const moneyRow = (
    key: "toPay" | "toGiveBack",
    { orders, amount }: WeekWork["toPay"],
  ): readonly TodayRow[] =>
    orders === 0
      ? []
      : [{ key, to: `/money${inWeek}`, text: today[key](orders, isolatedPriceText(amount)) }];
  const rows = [
    ...paperTasks(week).map(({ sheet, printedAt, changed }) => ({
      key: sheet,
      to: `/paper/${sheet}${inWeek}${changed.length > 0 ? "&only=changed" : ""}`,
      text:
        printedAt === null
          ? today.notPrinted[sheet]
          : today.changedSince[sheet](shownMoment(printedAt, language), changed.length),
    })),
    ...progressRow("kitchen", work.cooked, today.cooked),
    ...progressRow("packing", work.packed, today.packed),
    ...progressRow("handing-over", work.handedOver, today.handedOver),
    ...moneyRow("toPay", work.toPay),
    ...moneyRow("toGiveBack", work.toGiveBack),
    ...(week.unreadable.length === 0
      ? []
      : [
          {
            key: "unreadable",
            to: `/orders${inWeek}`,
            text: today.unreadable(week.unreadable.length),
          },
        ]),
  ];
  return (
    <Stack as="section" className={styles.section}>
      <h2>{today.weekOf(shownMoment(week.deadline, language))}</h2>
      {!week.isClosed && <TodayRows rows={rows} />}
      <CloseWeek week={week} work={work} />
    </Stack>
  );
}
