import { type OrderWeekQuery, orderWeekDocument } from "#contract/generated/operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { useQuery } from "#web/graphql/graphql-context.tsx";

/** The week that orders are taken for, as the server answers it. */
export type ShownOrderWeek = OrderWeekQuery["orderWeek"];

/** That week, or null if the server does not tell it; the site works without it. Suspends until the answer has arrived. */
export function useOrderWeek(): ShownOrderWeek | null {
  const { shopLanguage: language } = useLanguage();
  const answer = useQuery(orderWeekDocument, { filter: { language } });
  return answer.ok ? answer.data.orderWeek : null;
}

/** Whether the weekly hint of the specification (§1) tells all about a week. */
export function isOrdinaryWeek(week: ShownOrderWeek | null): boolean {
  return week === null || (week.isOrdinary && week.opensAt === null);
}
