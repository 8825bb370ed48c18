import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An answer as it goes over the wire, its body in Base64. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The least that a server can do: `node:http`, which reads the body of a request and sends the same bytes to all. Gives the port. */
export async function serveBare({ status, headers, body }: WholeAnswer): Promise<number> {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((request, response) => {
    const received: Buffer[] = [];
    request.on("data", (chunk: Buffer) => received.push(chunk));
    request.on("end", () => {
      Buffer.concat(received);
      response.writeHead(status, headers);
      response.end(bytes);
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  return (server.address() as AddressInfo).port;
}
