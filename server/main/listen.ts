import { once } from "node:events";
import { createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";

type Address = Pick<Config, "host" | "port">;

/** Starts to listen and returns the address to open in a browser. Throws an `OperatorProblem` if host or port cannot be used. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  await withAddressProblems({ host, port }, () => app.listen({ host, port }));
  const address = app.server.address();
  const shownPort = typeof address === "object" && address !== null ? address.port : port;
  const name = ["localhost", "0.0.0.0", "::"].includes(host) ? "localhost" : host;
  const shown = name.includes(":") ? `[${name}]` : name;
  return `http://${shown}:${String(shownPort)}`;
}

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

/** Turns an error of host or port into an `OperatorProblem`. */
async function withAddressProblems(
  { host, port }: Address,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    const problem = problems(host, port).get(code);
    throw problem === undefined ? error : new OperatorProblem(problem, { cause: error });
  }
}

function problems(host: string, port: number): ReadonlyMap<unknown, string> {
  const noHost = `HOST ${host} is not an address of this machine`;
  return new Map([
    [
      "EADDRINUSE",
      `PORT ${String(port)} is in use: stop the other program or set PORT to another one`,
    ],
    ["EACCES", `PORT ${String(port)} is not allowed for this user: set PORT to 1024 or above`],
    ["EADDRNOTAVAIL", noHost],
    ["ENOTFOUND", noHost],
  ]);
}
