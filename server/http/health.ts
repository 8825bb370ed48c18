import type { FastifyInstance } from "fastify";
import type { Store } from "#server/store/store.ts";

/** `/health`: the process answers. `/ready`: it can accept orders, because its store has a catalogue and can be written. */
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
      } catch (error) {
        request.log.error({ err: error }, "the store does not answer");
      }
      return reply.status(503).send("not ready\n");
    });
  };
}
