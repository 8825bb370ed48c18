import type { ComponentProps, ReactNode } from "react";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { useMessages } from "#desk/language/language-context.tsx";
import { WeekChoice } from "#desk/parts/page/week-choice.tsx";
import { PageLink } from "#desk/parts/rights/page-link.tsx";
import type { Sheet } from "#domain/order-log/desk-event.ts";
import { LineIcon } from "#web/ui/icon.tsx";
import { Page } from "#web/ui/layout.tsx";
import { barToolClass, ScreenBar } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";
import { UnreadableOrders } from "./order-notes.tsx";

interface WorkPageProps extends ComponentProps<typeof Page> {
  readonly texts: {
    readonly title: string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly toPaper?: string;
  };
  /** The paper to which its bar leads, named by `texts.toPaper`. */
  readonly paper?: Exclude<Sheet, "labels">;
  /** More icons of its bar. */
  readonly tools?: ReactNode;
  /** Whether the week has nothing of this work. */
  readonly isEmpty: boolean;
}

/** A page on which the orders of the week are worked through. */
export function WorkPage({ texts, paper, tools, isEmpty, children, ...rest }: WorkPageProps) {
  const { week, unreadable } = useWeek();
  return (
    <Page gap={0} {...rest}>
      <ScreenBar title={texts.title}>
        <WeekChoice week={week} />
        {!isEmpty && tools}
        {!isEmpty && paper !== undefined && (
          <PageLink
            href={`/paper/${paper}?week=${week}`}
            className={barToolClass}
            aria-label={texts.toPaper}
          >
            <LineIcon path="M7 9V3h10v6M7 18H3V9h18v9h-4M7 14h10v7H7z" />
          </PageLink>
        )}
      </ScreenBar>
      <UnreadableOrders unreadable={unreadable} />
      {isEmpty ? <NothingInWeek {...texts} /> : children}
    </Page>
  );
}

/** Says that a week has nothing of something, and from when on it has: never that orders still come once its closing time has passed. */
export function NothingInWeek({
  empty,
  emptyHint,
}: Pick<WorkPageProps["texts"], "empty" | "emptyHint">) {
  const { now, deadline, orders } = useWeek();
  const { closedHint } = useMessages().orders;
  return (
    <State drawing="empty" title={empty}>
      <p>{now >= deadline && orders.length === 0 ? closedHint : emptyHint}</p>
    </State>
  );
}
