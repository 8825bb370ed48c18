import { useState } from "react";
import { useMark } from "#desk/data/marks/mark-context.tsx";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Row, Section } from "#web/ui/layout.tsx";
import { Bullets } from "#web/ui/screen.tsx";
import { type TodayRow, TodayRows } from "./today-list.tsx";
import {
  hasOpenItems,
  isDone,
  type Progress,
  paperTasks,
  type WeekWork,
  workOf,
} from "./week-work.ts";

/** What is to be done with the orders of a week after its deadline: each row leads to where it is done, and goes once it is done. */
export function WeekTasks({ week }: { readonly week: DeskWeek }) {
  const { language, messages } = useLanguage();
  const { today, paper } = messages;
  const work = workOf(week);
  /** The query string of a link that stays in the week. */
  const inWeek = `?week=${week.week}`;
  if (week.orders.length === 0) return null;
  const progressRow = (
    key: "shopping" | "kitchen" | "packing" | "handing-over",
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
      key: `paper ${sheet}`,
      // Its page says what changed of what is bought.
      to:
        sheet === "shopping" && changed > 0
          ? `/shopping${inWeek}`
          : `/paper/${sheet}${inWeek}${changed > 0 ? "&only=changed" : ""}`,
      text:
        printedAt === null
          ? paper.notPrinted[sheet]
          : paper.changedSince[sheet](shownMoment(printedAt, language), changed),
    })),
    ...progressRow("shopping", work.bought, today.bought),
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
    <Section gap={1} title={today.weekOf(shownMoment(week.deadline, language))}>
      {!week.isClosed && <TodayRows rows={rows} />}
      <CloseWeek week={week} work={work} />
    </Section>
  );
}

interface CloseWeekProps {
  readonly week: DeskWeek;
  readonly work: WeekWork;
}

/** Closes the week, and asks first if something is open in it; or opens it again. */
function CloseWeek({ week: { week, isClosed }, work }: CloseWeekProps) {
  const { today, shell } = useMessages();
  const mark = useMark();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
    mark([{ week, action: { weekClosed: true } }], today.closed);
  };
  if (isClosed) {
    return (
      <Row gap={4} lines={3} align="center">
        <p>{today.isClosed}</p>
        <Button onClick={() => mark([{ week, action: { weekClosed: false } }], today.reopened)}>
          {today.reopen}
        </Button>
      </Row>
    );
  }
  const isFinished = !hasOpenItems(work);
  return (
    <Row gap={4} lines={3} align="center">
      {isFinished && <p>{today.allDone}</p>}
      <Button
        look={isFinished ? "main" : "plain"}
        onClick={isFinished ? close : () => setIsAsking(true)}
      >
        {today.close}
      </Button>
      {isAsking && (
        <ConfirmDialog
          texts={{ cancel: shell.cancel, confirm: today.close }}
          title={today.closeTitle}
          onCancel={() => setIsAsking(false)}
          onConfirm={close}
        >
          <p>{today.stillOpen}</p>
          <Bullets lines={openItems(work, today)} />
          <p>{today.closeHint}</p>
        </ConfirmDialog>
      )}
    </Row>
  );
}

type Texts = ReturnType<typeof useMessages>["today"];

function openItems({ handedOver, toPay, toGiveBack }: WeekWork, today: Texts): readonly string[] {
  return [
    ...(isDone(handedOver) ? [] : [today.notHandedOver(handedOver.of - handedOver.done)]),
    ...(toPay.orders > 0 ? [today.toPay(toPay.orders, isolatedPriceText(toPay.amount))] : []),
    ...(toGiveBack.orders > 0
      ? [today.toGiveBack(toGiveBack.orders, isolatedPriceText(toGiveBack.amount))]
      : []),
  ];
}
