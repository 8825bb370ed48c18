import { atLeast, type Bench } from "#bench/bench-line.ts";
import { interleave, median, medianRatio } from "#bench/interleave.ts";
import { databases, startShop } from "./start-shop.ts";

const count = 600;

/** Whoever comes alone waits for nobody: orders one after the other, through the group commit and past it. */
export const oneCaller: Bench = {
  name: "one-caller",
  async *measure({ rounds, say }) {
    for (const database of databases) {
      await using shop = await startShop({ database });
      const store = (isGrouped: boolean) => () =>
        shop.ask<number>("storeOrders", { count, callers: 1, isGrouped });
      const variants = { grouped: store(true), alone: store(false) };
      say(`warming up on ${database}`);
      await interleave(2, variants);
      say(`storing orders one after the other on ${database}`);
      const rates = await interleave(rounds, variants);
      yield {
        goal: `one customer alone pays nothing for shared commits, on ${database}`,
        limit: atLeast(0.95),
        measured: medianRatio(rates.grouped, rates.alone),
        unit: "times",
        detail: `${Math.round(median(rates.grouped))} a second, ${Math.round(median(rates.alone))} without`,
      };
    }
  },
};
