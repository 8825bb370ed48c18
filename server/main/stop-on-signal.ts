import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { ComposedShop } from "./compose-shop.ts";

/** Process managers send SIGKILL if a stop takes much longer. */
const usualPatience = 1_200;
/** Milliseconds within which two SIGINTs are one: a terminal sends it to npm and to the server, and npm may pass its own on. */
const oneSignal = 500;
/** Milliseconds for writing the rest of the log. */
const logPatience = 300;

/**
 * On SIGTERM or SIGINT: accepts no new connections, finishes the requests, the answers and the mails under way, closes the store
 * and ends the process within two seconds. A second SIGTERM changes nothing: systemd sends it to
 * npm and to the server, and npm passes its own on. A second SIGINT, Ctrl+C pressed again, ends it at once; acknowledged orders are stored in either case.
 * `patience` is how many milliseconds the requests under way have. Gives a function that ends the process in the same way, with an
 * exit status, unless it is ending already.
 */
export function stopOnSignal(
  { app, stop, flushLog }: Pick<ComposedShop, "app" | "stop" | "flushLog">,
  patience = usualPatience,
): (status: number) => void {
  spareUnsentAnswers(app.server);
  let stoppingSince: number | undefined;
  const end = async (status: number) => {
    stoppingSince = performance.now();
    setTimeout(() => {
      app.server.closeAllConnections();
    }, patience);
    // `close` ends only the connections that are idle at that moment; one that is answered later would be kept alive.
    setInterval(() => {
      app.server.closeIdleConnections();
    }, 50);
    let code = status;
    try {
      await stop();
    } catch (error) {
      app.log.error({ err: error }, "the server did not stop cleanly");
      code = 1;
    }
    await flushLog(logPatience);
    process.exit(code);
  };
  const endOnce = (status: number) => {
    if (stoppingSince === undefined) void end(status);
  };
  process.on("SIGTERM", () => {
    endOnce(0);
  });
  process.on("SIGINT", () => {
    if (stoppingSince !== undefined && performance.now() - stoppingSince > oneSignal)
      process.exit(1);
    endOnce(0);
  });
  return endOnce;
}

/**
 * Lets the server close idle connections only while no answer waits to be sent. Node takes a connection for idle as soon as its
 * answer was handed over, and would cut off what a slow client has not received yet. `closeAllConnections` stays as it is.
 */
function spareUnsentAnswers(server: Server): void {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const isUnsent = [...sockets].some(({ writableLength }) => writableLength > 0);
    if (!isUnsent) closeIdleConnections();
  };
}
