import type { Browser } from "@playwright/test";
import { atMost, type BenchLine, type BenchOptions } from "#bench/bench-line.ts";
import { interleave, median, medianRatio } from "#bench/interleave.ts";
import type { Sides } from "./open-sides.ts";
import {
  type Cart,
  carts,
  describe,
  type Moments,
  occasions,
  openProfiles,
  timeVisit,
} from "./visits.ts";

/** How soon the first dish is in sight and can be ordered, by the static page's first dish in the same round. */
export async function timingLines(
  browser: Browser,
  sides: Sides,
  { rounds, say }: BenchOptions,
): Promise<readonly BenchLine[]> {
  const dishLines: BenchLine[] = [];
  const pressLines: BenchLine[] = [];
  for (const occasion of occasions) {
    const { visitors, ofStaticPage } = sides[occasion.language];
    say(describe(occasion, "empty").replace("empty", "empty and full"));
    const profiles = {
      still: await openProfiles(browser, ofStaticPage, occasion.isReturn),
      empty: await openProfiles(browser, visitors.empty, occasion.isReturn),
      full: await openProfiles(browser, visitors.full, occasion.isReturn),
    };
    const times = await interleave<"still" | Cart, Moments>(rounds, {
      still: () => profiles.still.use((context) => timeVisit(context, ofStaticPage, false)),
      empty: () => profiles.empty.use((context) => timeVisit(context, visitors.empty, true)),
      full: () => profiles.full.use((context) => timeVisit(context, visitors.full, true)),
    });
    for (const { close } of Object.values(profiles)) await close();
    const still = times.still.map(({ firstDish }) => firstDish);
    for (const cart of carts) {
      const line = (ours: readonly number[]) => ({
        measured: medianRatio(ours, still),
        unit: "times",
        detail: `${median(ours).toFixed(0)} ms by ${median(still).toFixed(0)} ms`,
      });
      const name = describe(occasion, cart);
      dishLines.push({
        goal: `first dish in sight, by the static page's: ${name}`,
        limit: atMost(1.1),
        ...line(times[cart].map(({ firstDish }) => firstDish)),
      });
      pressLines.push({
        goal: `'Order this', pressed at first sight, has opened its dialog, by the static page's first dish: ${name}`,
        limit: atMost(2),
        ...line(times[cart].map(({ dialog }) => dialog)),
      });
    }
  }
  return [...dishLines, ...pressLines];
}
