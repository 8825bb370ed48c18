import type { FastifyInstance } from "fastify";

/** Whoever stops us may not wait much longer. */
const usualPatience = 1_200;

/**
 * On SIGTERM or SIGINT: takes no new connection, finishes what is under way, mails too, closes the store and ends the
 * process, within two seconds. A second signal ends it at once; what was acknowledged is stored all the same.
 * `patience` is how many milliseconds requests under way have.
 */
export function stopOnSignal(
  app: FastifyInstance,
  outbox: { readonly stop: () => Promise<void> },
  store: { readonly close: () => Promise<void> },
  patience = usualPatience,
): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => {
      app.server.closeAllConnections();
    }, patience);
    // Closing ends the connections that are idle at that moment; one whose answer comes later would be kept for the next question.
    setInterval(() => {
      app.server.closeIdleConnections();
    }, 50);
    try {
      await Promise.all([app.close(), outbox.stop()]);
      await store.close();
      process.exit(0);
    } catch (error) {
      app.log.error({ err: error }, "the server did not stop cleanly");
      process.exit(1);
    }
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
}
