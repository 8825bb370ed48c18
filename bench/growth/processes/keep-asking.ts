import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A request as it goes over the line; a new one each time, since orders have keys. */
export type MakeRequest = (host: string) => string;

/**
 * Keeps connections busy for some time, each asking again as soon as it was answered, spread over the addresses. Gives
 * answers a second. A client of sockets: Node's own takes more of the processors that it shares with the servers.
 * Throws where an answer is not 200.
 */
export async function keepAsking(
  addresses: readonly string[],
  connections: number,
  milliseconds: number,
  request: MakeRequest,
): Promise<number> {
  const end = performance.now() + milliseconds;
  const start = performance.now();
  const counts = await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const { host, hostname, port } = new URL(addresses[index % addresses.length] ?? "");
      const socket = connect(Number(port), hostname);
      await once(socket, "connect");
      let answers = 0;
      while (performance.now() < end) {
        await askOnce(socket, request(host));
        answers += 1;
      }
      socket.destroy();
      return answers;
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

/** Sends a request and waits for the whole answer. */
function askOnce(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = "";
    let missing = -1;
    const settle = (error?: Error) => {
      socket.off("data", take).off("close", lost).off("error", settle);
      if (error === undefined) resolve();
      else reject(error);
    };
    const lost = () => settle(new Error("the connection was closed"));
    const take = (bytes: Buffer) => {
      if (missing >= 0) missing -= bytes.length;
      else {
        const text = bytes.toString("latin1");
        head += text;
        const bodyAt = head.indexOf("\r\n\r\n");
        if (bodyAt === -1) return;
        const length = Number(/\r\ncontent-length: (\d+)/iu.exec(head)?.[1]);
        missing = length - (head.length - bodyAt - 4);
      }
      if (missing > 0) return;
      const isServed = head.startsWith("HTTP/1.1 200") && !head.includes('"errors"');
      settle(isServed ? undefined : new Error(`not served: ${head.slice(0, 500)}`));
    };
    socket.on("data", take).on("close", lost).on("error", settle);
    socket.write(request);
  });
}
