import type { WeekRules } from "#domain/schedule/week-exception.ts";
import type { Catalogue } from "./catalogue.ts";

/** A catalogue with the week rules of another one. */
export function withWeekRules(
  catalogue: Catalogue,
  { deadline, opening, exceptions, earlierDeadlines }: WeekRules,
): Catalogue {
  const { earlierDeadlines: _, ...shop } = catalogue.shop;
  const earlier = earlierDeadlines === undefined ? {} : { earlierDeadlines };
  return { ...catalogue, shop: { ...shop, deadline, opening, exceptions, ...earlier } };
}
