import { isTold, useOrderWeek } from "#site/order-state/use-order-week.ts";
import { lazyComponent } from "#web/code-loading/lazy-component.tsx";

const notice = lazyComponent(async () => (await import("./week-notice.tsx")).WeekNotice);

/** A line about the week where the weekly hint does not tell it; its code is loaded only then. */
export function WeekLine() {
  const week = useOrderWeek();
  return week === null || isTold(week) ? null : <notice.Component week={week} />;
}
