import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { onTestFinished } from "vitest";
import type { SelfMadeCertificate } from "./self-made-certificate.ts";

interface Refusal {
  readonly code: string;
  readonly message: string;
}

/**
 * A server that refuses every connection of PostgreSQL's protocol as a server or a pooler does, closed at the end of the running test.
 * Gives the URL of a database in it. It encrypts if it was given a certificate.
 */
export async function refusingPostgres(
  { code, message }: Refusal,
  certificate?: SelfMadeCertificate,
): Promise<string> {
  const refuse = (socket: Socket) => {
    const fields = `SFATAL\0VFATAL\0C${code}\0M${message}\0\0`;
    const length = Buffer.alloc(4);
    length.writeInt32BE(Buffer.byteLength(fields) + 4);
    socket.end(Buffer.concat([Buffer.from("E"), length, Buffer.from(fields)]));
  };
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (first: Buffer) => {
      // The request for encryption, which comes before the start of a session.
      if (first.length !== 8) refuse(socket);
      else if (certificate === undefined) socket.end("N");
      else {
        socket.write("S");
        const encrypted = new TLSSocket(socket, { isServer: true, ...certificate });
        encrypted.on("error", () => {});
        encrypted.once("data", () => {
          refuse(encrypted);
        });
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `postgres://shop:secret@127.0.0.1:${String((server.address() as AddressInfo).port)}/shop`;
}
