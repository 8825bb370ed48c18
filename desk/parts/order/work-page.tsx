import type { ComponentProps } from "react";
import { useWeek } from "#desk/data/week/week-context.tsx";
import { Page } from "#web/ui/layout.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import { State } from "#web/ui/state.tsx";
import { UnreadableOrders } from "./unreadable-orders.tsx";
import { WeekChoice } from "./week-choice.tsx";

interface WorkPageProps extends ComponentProps<typeof Page> {
  readonly texts: { readonly title: string; readonly empty: string; readonly emptyHint: string };
  /** Whether the week has nothing of this work. */
  readonly isEmpty: boolean;
}

/** A page on which the orders of the week are worked through. */
export function WorkPage({ texts, isEmpty, children, ...rest }: WorkPageProps) {
  const { week, unreadable } = useWeek();
  return (
    <Page {...rest}>
      <ScreenBar title={texts.title}>
        <WeekChoice week={week} />
      </ScreenBar>
      <UnreadableOrders unreadable={unreadable} />
      {isEmpty ? (
        <State drawing="empty" title={texts.empty}>
          <p>{texts.emptyHint}</p>
        </State>
      ) : (
        children
      )}
    </Page>
  );
}
