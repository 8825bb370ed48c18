import type { Bench } from "#bench/bench-line.ts";
import { measureMenus } from "./menu/measure-menus.ts";
import { measureOrders } from "./orders/measure-orders.ts";
import { measureProcesses } from "./processes/measure-processes.ts";

/** What becomes of the shop when it grows: longer menus, more stored orders, more processes. */
export const growth: Bench = {
  name: "growth",
  async *measure(options) {
    // An interrupted measuring ends by `process.exit`, on which servers, databases and folders go.
    const interrupted = () => process.exit(130);
    process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
    try {
      yield* measureMenus(options);
      yield* measureOrders(options);
      yield* measureProcesses(options);
    } finally {
      process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
    }
  },
};
