import type { FastifyInstance } from "fastify";
import { lookAtDatabase } from "#server/problems/look-at-database.ts";
import type { Store } from "#server/store/store.ts";

/**
 * `/health`: the process answers. `/ready`: it can accept orders, because its store has a catalogue and can be written; otherwise it is
 * answered with 503, and a line for each problem that stops orders: its kind, and what the operator is told.
 * `/address`: the IP address that the server knows the caller by, which shows the operator whether a proxy passes on the customer's.
 */
export function health(store: Pick<Store, "currentCatalogue" | "proveWritable">) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store").type("text/plain; charset=utf-8");
    });

    app.get("/health", () => "alive\n");

    app.get("/address", (request) => `${request.ip}\n`);

    app.get("/ready", async (request, reply) => {
      const found = await lookAtDatabase({
        store,
        report: (error) => {
          request.log.error({ err: error }, "the store does not answer");
        },
      });
      const lines = found
        .filter(({ stopsOrders }) => stopsOrders)
        .map(({ kind, words }) => `not ready: ${kind}: ${words}\n`);
      return lines.length === 0 ? "ready\n" : reply.status(503).send(lines.join(""));
    });
  };
}
