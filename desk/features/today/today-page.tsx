import { Suspense, useEffect, useRef, useState } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import type { ProblemKind } from "#contract/wire/desk-problems.ts";
import { useCall, useCalls } from "#desk/data/calls/call-context.tsx";
import { useCalledAhead, useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { shortDayText } from "#desk/language/days.ts";
import { readDeviceChoice, storeDeviceChoice } from "#desk/language/device-choice.ts";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import { sumOrders } from "#domain/order-log/sum-orders.ts";
import { dayText, momentText } from "#domain/schedule/date-text.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Note, Page, Row, Section, Stack } from "#web/ui/layout.tsx";
import { Bullets, ScreenBar } from "#web/ui/screen.tsx";
import { News, OrdersSoFar } from "./news.tsx";
import { TodayRows } from "./today-list.tsx";
import { WeekTasks } from "./week-tasks.tsx";

/** Pause between two questions for what is not part of the week, in milliseconds. */
const pauseMs = 60_000;

/**
 * What needs the seller now, in the order of the week. The week does not wait for the rest; without an answer to that it stands alone.
 * What comes later is below it, or has its room from last time, so that nothing moves under a finger.
 */
export function TodayPage() {
  const { today } = useMessages();
  useCalledAhead("today", {});
  useCalledAhead("nextWeeks", {});
  const week = useWeek();
  return (
    <Page isText>
      <ScreenBar title={today.title} />
      <Suspense fallback={<ProblemsRoom />}>
        <Problems />
      </Suspense>
      {week.now < week.deadline ? (
        <OrdersSoFar {...soFar(week)} deadline={week.deadline} week={week.week} />
      ) : (
        <WeekTasks week={week} />
      )}
      <WeekLinks week={week.week} />
      <Suspense fallback={null}>
        <NewestNews week={week} />
        <NextWeeks />
      </Suspense>
    </Page>
  );
}

function soFar({ orders }: DeskWeek): { readonly orders: number; readonly due: number } {
  const sums = sumOrders(orders);
  return { orders: sums.orders, due: sums.due };
}

/** The newest answer to `today`, asked again every minute while the page is visible; nothing if there was none. */
function NewestNews({ week }: { readonly week: DeskWeek }) {
  const { client } = useCalls();
  const answer = useCall("today", {});
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible") void client.reload("today", {});
    };
    const timer = setInterval(ask, pauseMs);
    addEventListener("focus", ask);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", ask);
    };
  }, [client]);
  return answer.ok && <News week={week} news={answer.data} />;
}

type NextWeek = AnswerOf<"nextWeeks">["weeks"][number];

/** A holiday is told so many weeks ahead, while there is still time to skip its week. */
const weeksAhead = 4;

/** Leads to the coming weeks, and says which of them are special or have holidays on which work is forbidden. */
function NextWeeks() {
  const { language, messages } = useLanguage();
  const { today, weeks: texts } = messages;
  const answer = useRenewedCall("nextWeeks", {});
  const linesOf = useLines();
  const { weeks, handedOver } = answer.ok ? answer.data : { weeks: [], handedOver: [] };
  const lines = [
    ...[...handedOver, ...weeks].flatMap(({ week, toldOtherwise }) =>
      toldOtherwise === 0
        ? []
        : [`${dayText(week, language)}: ${texts.toldOtherwise(toldOtherwise)}`],
    ),
    ...weeks.flatMap(linesOf),
  ];
  return (
    <Section gap={1} title={texts.title}>
      <Bullets lines={lines} />
      <TodayRows rows={[{ key: "weeks", to: "/weeks", text: today.toWeeks }]} />
    </Section>
  );
}

/** The sentence about a week, if there is one. */
function useLines(): (week: NextWeek, index: number) => readonly string[] {
  const { language, messages } = useLanguage();
  const { today } = messages;
  return ({ week, deadline, isClosed, ownDeadline, reason, holidays }, index) => {
    const day = dayText(week, language);
    const why = reason?.[language] ?? null;
    if (isClosed) return [today.weekClosed(day, why)];
    if (ownDeadline !== null) {
      const moment = momentText(deadline, language);
      return [today.weekMoved(day, moment, why)];
    }
    const rest = holidays.filter(({ isRest }) => isRest);
    if (rest.length === 0 || index >= weeksAhead) return [];
    const names = rest.map(
      ({ name, from }) => `${name[language]}, ${shortDayText(from, language)}`,
    );
    return [today.holidaysNear(day, names.join("; "))];
  };
}

type Problem = AnswerOf<"today">["problems"][number];
/** Null where it is told elsewhere on the page. */
type ProblemTexts = Readonly<
  Partial<Record<string, ReturnType<typeof useMessages>["today"]["problems"][ProblemKind]>>
>;

/** Under which key the device keeps how high the problems were last time, in CSS pixels. */
const heightKey = "desk-problems-height";

/** What is wrong with the shop as a whole: it comes before everything else on Today. */
function Problems() {
  const answer = useCall("today", {});
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (answer.ok)
      storeDeviceChoice(heightKey, String(ref.current?.getBoundingClientRect().height ?? 0));
  }, [answer]);
  const texts: ProblemTexts = useMessages().today.problems;
  const told = answer.ok ? answer.data.problems.filter(({ kind }) => texts[kind] !== null) : [];
  if (told.length === 0) return null;
  return (
    <Stack ref={ref} gap={4}>
      {told.map((each) => (
        <Alert key={each.kind} {...each} />
      ))}
    </Stack>
  );
}

function ProblemsRoom() {
  const [height] = useState(() => Number(readDeviceChoice(heightKey)));
  return height > 0 && <div style={{ blockSize: height }} />;
}

function Alert({ kind, since, amount, mailProblem }: Problem) {
  const { language, messages } = useLanguage();
  const { problems, otherProblem } = messages.today;
  const texts: ProblemTexts = problems;
  const reasons: Readonly<Record<string, string>> = messages.order.problems;
  // The server may be newer, and know more than this build has words for.
  const words = texts[kind]?.({
    moment: shownMoment(since, language),
    amount: amount ?? 0,
    why: mailProblem === null ? null : (reasons[mailProblem] ?? null),
  });
  return (
    <Note as="p" isError role="alert" weight={600}>
      {words ?? otherProblem}
    </Note>
  );
}

/** Leads to a new order for a week, and to a message to its customers. */
function WeekLinks({ week }: { readonly week: string }) {
  const { orders } = useMessages();
  return (
    <Row as="p">
      <PageLink href={`/orders/new?week=${week}`} className={buttonClass("plain")}>
        {orders.newOrder}
      </PageLink>
      <PageLink href={`/message?week=${week}`} className={buttonClass("plain")}>
        {orders.message}
      </PageLink>
    </Row>
  );
}
