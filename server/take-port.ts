import { once } from "node:events";
import { createServer } from "node:net";
import { type Address, withAddressProblems } from "./listen.ts";

/**
 * Takes the server's port before anything else is done, so that a server which cannot have it ends without having touched the
 * database. Who connects meanwhile is disconnected. Gives a function that releases the port for `listen`. Throws an `OperatorProblem` as
 * `listen` does.
 */
export async function takePort({ host, port }: Address): Promise<() => Promise<void>> {
  // Port 0 is whichever is free.
  if (port === 0) return () => Promise.resolve();
  const holder = createServer((socket) => socket.destroy());
  await withAddressProblems({ host, port }, async () => {
    holder.listen({ host, port });
    await once(holder, "listening");
  });
  return async () => {
    holder.close();
    await once(holder, "close");
  };
}
