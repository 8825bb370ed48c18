import type { FastifyInstance } from "fastify";
import type { Store } from "#server/store/store.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";

/**
 * `/health`: the process answers. `/ready`: it can accept orders, because its store has a catalogue and can be written;
 * otherwise it is answered with 503 and the reason.
 */
export function health(store: Pick<Store, "currentCatalogue" | "proveWritable">) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store").type("text/plain; charset=utf-8");
    });

    app.get("/health", () => "alive\n");

    app.get("/ready", async (request, reply) => {
      try {
        await store.proveWritable();
        if ((await store.currentCatalogue()) !== undefined) return "ready\n";
        return await reply.status(503).send("not ready: there is no catalogue yet\n");
      } catch (error) {
        request.log.error({ err: error }, "the store does not answer");
        const reason = error instanceof StoreUnavailable ? error.message : "see the log";
        return reply.status(503).send(`not ready: ${reason}\n`);
      }
    });
  };
}
