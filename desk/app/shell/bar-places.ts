import type { WeekPhase } from "#desk/data/week/week-phase.ts";

/** What the week needs, in the sequence in which it is needed. */
const needed: Readonly<Record<WeekPhase, readonly string[]>> = {
  ordering: ["/orders", "/money", "/menu"],
  making: ["/kitchen", "/packing", "/orders"],
  "handing-over": ["/handing-over", "/route", "/money"],
};

/** The bar of a phone has room for so many places beside "more". */
const mostPlaces = 4;

/**
 * The sections that the bar shows beside "more": Today, if the device has it, and those that the week needs now. A device with few
 * sections always has them all.
 */
export function barPlacesOf<Section extends { readonly path: string }>(
  sections: readonly Section[],
  phase: WeekPhase,
): readonly Section[] {
  if (sections.length <= mostPlaces) return sections;
  const paths = ["/", ...needed[phase]];
  return paths.flatMap((path) => sections.find((section) => section.path === path) ?? []);
}
