import { type OrderWeekQuery, orderWeekDocument } from "#contract/generated/operations.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { nothingFrom } from "#web/graphql/answer-cache.ts";
import { useQuery } from "#web/graphql/graphql-context.tsx";

/** The week that orders are taken for, as the server answers it. */
export type ShownOrderWeek = OrderWeekQuery["orderWeek"];

/**
 * That week, or null if the server does not tell it; the site works without it. Undefined as long as the server does not answer. Suspends
 * until the answer has arrived.
 */
export function useOrderWeek(): ShownOrderWeek | null | undefined {
  const { shopLanguage: language } = useLanguage();
  const answer = useQuery(orderWeekDocument, { filter: { language } });
  return answer.ok ? answer.data.orderWeek : nothingFrom(answer);
}

/** Whether the weekly hint of the specification (§1) tells all about a week; nothing does of one that is not known yet. */
export function isOrdinaryWeek(week: ShownOrderWeek | null | undefined): boolean {
  return week === null || (week?.isOrdinary === true && week.opensAt === null);
}
