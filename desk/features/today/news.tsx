import { Suspense } from "react";
import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useCall } from "#desk/data/calls/call-context.tsx";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import { useLanguage, useMessages } from "#desk/language/language-context.tsx";
import { shownMoment } from "#desk/language/times.ts";
import { missingPartHref } from "#desk/parts/catalogue/missing-part-href.ts";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import type { MissingPart } from "#domain/catalogue/missing-parts.ts";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { dateText } from "#domain/schedule/date-text.ts";
import { Hint, Section } from "#web/ui/layout.tsx";
import { rowLeadsClass, ScreenList } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";
import { lateFewerYears, lateOldWeeks } from "./rare-news.ts";
import { FoldedRows, TodayList } from "./today-list.tsx";

interface NewsProps {
  readonly week: DeskWeek;
  readonly news: AnswerOf<"today">;
}

/** What is not about the week of the page: orders of the next one, mails, earlier weeks, and the shop as a whole. */
export function News({ week, news }: NewsProps) {
  const { language, messages } = useLanguage();
  const { today } = messages;
  const { openWeek, deadMails } = news;
  const isOpen = week.now < week.deadline;
  const unfinished = news.unfinished.filter((each) => each.week !== week.week);
  const settings: Readonly<Record<string, string>> = today.settings;
  // A name that this build does not know is shown as it is.
  const missing: Readonly<Record<string, string>> = today.placeholders satisfies Record<
    MissingPart,
    string
  >;
  const mails = deadMails.map(({ id, orderNumber, name, recipient }) => ({
    key: id,
    to: `/orders/${orderNumber}`,
    text: (
      <>
        {today.notDelivered} <bdi>{name}</bdi> (<bdi dir="ltr">{recipient}</bdi>)
      </>
    ),
  }));
  const gaps = news.placeholders.map((name) => ({
    key: name,
    to: missingPartHref(name),
    text: missing[name] ?? name,
  }));
  return (
    <>
      <Suspense fallback={null}>
        {news.fewerYears !== null && <lateFewerYears.Component {...news.fewerYears} />}
        {news.oldWeeks.length > 0 && (
          <lateOldWeeks.Component spans={news.oldWeeks} now={week.now} />
        )}
      </Suspense>
      {!isOpen && openWeek.orders > 0 && openWeek.week !== week.week && (
        <OrdersSoFar {...openWeek} isOther />
      )}
      <TodayList title={today.mails} rows={mails} />
      <TodayList
        title={today.earlierWeeks}
        rows={unfinished.map(({ week: key, orders, handedOver, unpaid }) => {
          const open = [
            ...(handedOver < orders ? [today.notHandedOver(orders - handedOver)] : []),
            ...(unpaid > 0 ? [today.notPaid(unpaid)] : []),
          ];
          return { key, to: `/?week=${key}`, text: [dateText(key, language), ...open].join(" · ") };
        })}
      />
      <TodayList
        title={today.peopleQuestions}
        rows={news.peopleQuestions.map(({ number, name }) => ({
          key: number,
          to: `/customers/${number}`,
          text: today.peopleQuestion(number, name),
        }))}
      />
      <FoldedRows title={today.missingCount(gaps.length)} hint={today.missingHint} rows={gaps} />
      {/* So that she notices a change that is not hers. */}
      <TodayList
        title={today.settingsChanged}
        rows={news.settingsChanges.map(({ version, at, device, settings: names }) => ({
          key: version,
          to: "/menu/history",
          text: (
            <>
              {names.map((name) => settings[name] ?? name).join(", ")} ·{" "}
              {device === null ? today.byCommand : <bdi>{device}</bdi>} ·{" "}
              {shownMoment(at, language)}
            </>
          ),
        }))}
      />
      {!hasTasks(week, news) && (
        <State drawing="success" title={today.nothing}>
          {isOpen && <p>{today.nothingUntil(shownMoment(week.deadline, language))}</p>}
        </State>
      )}
    </>
  );
}

interface OrdersSoFarProps {
  readonly orders: number;
  /** In agorot. */
  readonly due: number;
  readonly deadline: number;
  readonly week: string;
  /** Whether it is another week than the one of the page. */
  readonly isOther?: boolean;
}

/** How many orders there are before the deadline, beside what the week before had by then, and until when they can be placed. */
export function OrdersSoFar({ orders, due, deadline, week, isOther = false }: OrdersSoFarProps) {
  const { language, messages } = useLanguage();
  const { today } = messages;
  const href = isOther ? `/orders?week=${week}` : "/orders";
  return (
    <Section gap={1} title={today.ordersUntil(shownMoment(deadline, language))}>
      <ScreenList>
        <li>
          <PageLink href={href} className={rowLeadsClass}>
            <span>
              {orders === 0
                ? today.noOrders
                : today.ordersSoFar(orders, isolatedPriceText(agorot(due)))}
              <Suspense fallback={<Hint>{"\u00a0"}</Hint>}>
                <WeekBefore week={week} />
              </Suspense>
            </span>
          </PageLink>
        </li>
        <li>
          <PageLink href="/week-message" className={rowLeadsClass}>
            <span>{today.toWeekMessage}</span>
          </PageLink>
        </li>
      </ScreenList>
    </Section>
  );
}

/** What the week takes no more orders of, and what the one before had at the same time of the same day. Suspends until the server has told it. */
function WeekBefore({ week }: { readonly week: string }) {
  const { today } = useMessages();
  const answer = useCall("today", {});
  if (!answer.ok || answer.data.openWeek.week !== week) return null;
  const { fullOrders, weekBefore } = answer.data;
  return (
    <>
      {fullOrders.length > 0 && (
        <Hint>
          <strong>{fullOrders.map((each) => today.full[each]).join(" ")}</strong>
        </Hint>
      )}
      <Hint>{today.weekBefore(weekBefore.orders, isolatedPriceText(agorot(weekBefore.due)))}</Hint>
    </>
  );
}

/** Whether anything on Today needs the seller. Orders before their deadline do not. */
function hasTasks(week: DeskWeek, today: AnswerOf<"today">): boolean {
  const isWeekOver = week.isClosed || week.now < week.deadline || week.orders.length === 0;
  return (
    !isWeekOver ||
    week.unreadable.length > 0 ||
    today.problems.length > 0 ||
    today.oldWeeks.length > 0 ||
    today.fewerYears !== null ||
    today.peopleQuestions.length > 0 ||
    today.deadMails.length > 0 ||
    today.unfinished.some((each) => each.week !== week.week) ||
    today.placeholders.length > 0
  );
}
