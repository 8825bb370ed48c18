import { connect, type Socket } from "node:net";

export interface Load {
  readonly port: number;
  /** The bytes of the next request. */
  readonly next: () => Buffer;
  readonly count: number;
  /** Each has one request under way. */
  readonly connections: number;
  /** The statuses that answers may have. */
  readonly status?: readonly number[];
}

const pauseMs = 50;

/**
 * Sends requests over connections that are kept, and gives the seconds it took. It reads of each answer no more than its
 * status and length, so that it is never what is measured. Rejects where an answer has another status.
 */
export async function sendRequests({
  port,
  next,
  count,
  connections,
  status = [200],
}: Load): Promise<number> {
  let toSend = count;
  const start = performance.now();
  const visit = async () => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    try {
      await new Promise<void>((resolve, reject) => {
        const send = () => {
          if (toSend === 0) {
            resolve();
            return;
          }
          toSend -= 1;
          socket.write(next());
        };
        socket.once("connect", send);
        onAnswers(socket, (got, text) => {
          if (status.includes(got)) send();
          // Others keep the machine so busy that the server refuses for a moment; then this is asked once more.
          else if (got === 503) setTimeout(() => socket.write(next()), pauseMs);
          else reject(new Error(`answered ${got}: ${text}`));
        });
        socket.once("error", reject);
        socket.once("close", () => reject(new Error("the server closed a connection")));
      });
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  return (performance.now() - start) / 1_000;
}

/** Calls back once for each whole answer. */
function onAnswers(socket: Socket, answered: (status: number, text: string) => void): void {
  let received: Buffer | undefined;
  let missing = 0;
  let status = 0;
  let text = "";
  socket.on("data", (chunk: Buffer) => {
    if (missing > 0) {
      missing -= chunk.length;
      if (missing === 0) answered(status, text);
      return;
    }
    const bytes = received === undefined ? chunk : Buffer.concat([received, chunk]);
    const end = bytes.indexOf("\r\n\r\n");
    received = end === -1 ? bytes : undefined;
    if (end === -1) return;
    const head = bytes.toString("latin1", 0, end);
    status = Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length));
    text = status < 400 ? "" : bytes.toString("utf8", end, end + 500);
    const length = /\r\ncontent-length: (\d+)/iu.exec(head)?.[1] ?? "0";
    missing = end + "\r\n\r\n".length + Number(length) - bytes.length;
    if (missing === 0) answered(status, text);
  });
}
