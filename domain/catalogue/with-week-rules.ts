import type { WeekRules } from "#domain/schedule/week-exception.ts";
import type { Catalogue } from "./catalogue.ts";

/**
 * A catalogue with the week rules of another one. An order keeps the catalogue that it was priced with, but the deadline of its week
 * is the one that the newest catalogue says: every mail and every page must name the same.
 */
export function withWeekRules(
  catalogue: Catalogue,
  { deadline, opening, exceptions, earlierDeadlines }: WeekRules,
): Catalogue {
  const { earlierDeadlines: _, ...shop } = catalogue.shop;
  const earlier = earlierDeadlines === undefined ? {} : { earlierDeadlines };
  return { ...catalogue, shop: { ...shop, deadline, opening, exceptions, ...earlier } };
}
