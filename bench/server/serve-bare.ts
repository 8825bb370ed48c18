/**
 * Runs in a child process as the smallest possible server. A `node:http` server reads each request and sends the same bytes
 * to all. The parent sends one `WholeAnswer` and gets the port back; the child exits when the parent is gone.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { WholeAnswer } from "./cached-page.ts";

process.on("disconnect", () => process.exit());
const [{ headers, body }] = (await once(process, "message")) as [WholeAnswer];
const bytes = Buffer.from(body, "base64");
const server = createServer((request, response) => {
  request.resume().on("end", () => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
process.send?.((server.address() as AddressInfo).port);
