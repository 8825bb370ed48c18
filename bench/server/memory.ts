import { atMost, type Bench } from "#bench/bench-line.ts";
import { fullMenuRequest, pageRequest } from "./raw-request.ts";
import { sendRequests } from "./send-requests.ts";
import { startShop } from "./start-shop.ts";

const connections = 32;
const warmUp = 20_000;
const count = 100_000;
/** What is resident depends on when memory was given back last; ten in a hundred are no leak, which 100,000 requests would show in full. */
const mostGrowth = 1.1;
const megabyte = 2 ** 20;

/** Pages in both languages, the menu, unknown addresses, and pages that the browser has already. */
export const memory: Bench = {
  name: "memory",
  async *measure({ say }) {
    await using shop = await startShop();
    const requests = [
      pageRequest("/"),
      pageRequest("/cart", ["cookie: language=en"]),
      fullMenuRequest(),
      pageRequest("/nothing"),
      pageRequest("/", ["if-none-match: *"]),
    ];
    let at = 0;
    const next = () => requests[(at += 1) % requests.length] ?? pageRequest("/");
    const send = (times: number) =>
      sendRequests({ port: shop.port, next, count: times, connections, status: [200, 304, 404] });
    const look = () => shop.ask<NodeJS.MemoryUsage>("memory");
    say("warming up");
    await send(warmUp);
    const before = await look();
    say(`sending ${count} requests`);
    await send(count);
    const after = await look();
    const text = (key: "rss" | "heapUsed") =>
      `${(before[key] / megabyte).toFixed(1)} MiB after ${warmUp} requests, ${(after[key] / megabyte).toFixed(1)} after ${count} more`;
    yield {
      goal: "resident memory does not grow with requests",
      limit: atMost(mostGrowth),
      measured: after.rss / before.rss,
      unit: "times",
      detail: text("rss"),
    };
    yield {
      goal: "nor does the heap",
      limit: atMost(mostGrowth),
      measured: after.heapUsed / before.heapUsed,
      unit: "times",
      detail: text("heapUsed"),
    };
  },
};
