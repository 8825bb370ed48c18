import { atMost, type Bench } from "#bench/bench-line.ts";
import { median } from "#bench/interleave.ts";
import { startShop } from "./start-shop.ts";

const warmUp = 600;
const count = 150;

/** The menu page, rendered anew: what the first visitor after a change of the menu waits for. */
export const uncachedRender: Bench = {
  name: "uncached-render",
  async *measure({ rounds, say }) {
    await using shop = await startShop();
    say("warming up");
    await shop.ask<number>("renderPages", warmUp);
    say("rendering the menu page");
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push(await shop.ask<number>("renderPages", count));
    yield {
      goal: "the menu page is rendered in little time",
      limit: atMost(1.5),
      measured: median(times),
      unit: "ms of CPU",
      detail: `between ${Math.min(...times).toFixed(2)} and ${Math.max(...times).toFixed(2)}, the mean of ${count} each`,
    };
  },
};
