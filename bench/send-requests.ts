import { connect, type Socket } from "node:net";

export interface Load {
  readonly port: number;
  /** Makes the bytes of the next request. */
  readonly next: () => Buffer;
  readonly count: number;
  /** Each connection has one request in flight. */
  readonly connections: number;
}

const retryMs = 50;

/**
 * Sends requests over keep-alive connections and returns how many were answered per second. It uses plain sockets and reads only
 * status and length of each answer, so that the client takes little of the processors that it shares with the server. Rejects
 * if an answer is not 200.
 */
export async function sendRequests({ port, next, count, connections }: Load): Promise<number> {
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
        onAnswers(socket, (status, text) => {
          if (status === 200) send();
          // The server sheds load while the machine is busy; the request is sent again.
          else if (status === 503) setTimeout(() => socket.write(next()), retryMs);
          else reject(new Error(`the server answered ${status}: ${text}`));
        });
        socket.once("error", reject);
        socket.once("close", () => reject(new Error("the server closed a connection")));
      });
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  return count / ((performance.now() - start) / 1_000);
}

/** Calls back once per complete answer. */
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
