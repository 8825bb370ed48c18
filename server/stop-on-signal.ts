import type { FastifyInstance } from "fastify";

/** Milliseconds for what is under way; whoever stops us may not wait much longer. */
const patience = 1_500;

/**
 * On SIGTERM or SIGINT: takes no new connection, finishes what is under way, closes the store and ends the process, within
 * two seconds. A second signal ends it at once; what was acknowledged is stored all the same.
 */
export function stopOnSignal(
  app: FastifyInstance,
  store: { readonly close: () => Promise<void> },
): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    const cutOff = setTimeout(() => {
      app.server.closeAllConnections();
    }, patience);
    try {
      await app.close();
      await store.close();
      clearTimeout(cutOff);
      process.exit(0);
    } catch (error) {
      app.log.error({ err: error }, "the server did not stop cleanly");
      process.exit(1);
    }
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}
