import { atLeast, type Bench } from "#bench/bench-line.ts";
import { interleave, median, medianRatio } from "#bench/interleave.ts";
import { orderRequests } from "./raw-request.ts";
import { sendRequests } from "./send-requests.ts";
import { databases, startShop } from "./start-shop.ts";

const connections = 32;
const counts = { http: 1_500, shared: 3_000, alone: 1_000 };

/** Orders over HTTP, from their bytes to the answer that they are stored, against orders that are only stored, in the same process and database. */
export const orderRate: Bench = {
  name: "order-rate",
  async *measure({ rounds, say }) {
    for (const database of databases) {
      await using shop = await startShop({ database });
      const next = orderRequests();
      const order = async () => {
        const load = { port: shop.port, next, count: counts.http, connections };
        return counts.http / (await sendRequests(load));
      };
      const store = (isGrouped: boolean, count: number) => () =>
        shop.ask<number>("storeOrders", { count, callers: connections, isGrouped });
      const variants = {
        http: order,
        shared: store(true, counts.shared),
        alone: store(false, counts.alone),
      };
      say(`warming up on ${database}`);
      await interleave(2, variants);
      say(`placing orders on ${database}`);
      const rates = await interleave(rounds, variants);
      const figure = (name: keyof typeof rates) => Math.round(median(rates[name]));
      yield {
        goal: `${connections} customers order over HTTP nearly as fast as orders are stored, on ${database}`,
        limit: atLeast(0.6),
        measured: medianRatio(rates.http, rates.shared),
        unit: "times",
        detail: `${figure("http")} a second, ${figure("shared")} stored by as many callers who share commits`,
      };
      yield {
        goal: `the same against orders with a commit for each, on ${database}`,
        limit: atLeast(0.6),
        measured: medianRatio(rates.http, rates.alone),
        unit: "times",
        detail: `${figure("alone")} a second stored one commit each`,
      };
    }
  },
};
