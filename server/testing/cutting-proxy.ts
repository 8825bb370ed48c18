import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { decodePart } from "#domain/decode-part.ts";

/** A proxy in front of PostgreSQL that fails at the worst moment. */
export interface CuttingProxy {
  /** The URL of the same database through the proxy. */
  readonly url: string;
  /** Cuts the connection of the next commit after PostgreSQL has executed it and before its answer arrives. */
  readonly cutAfterNextCommit: () => void;
  /** Cuts the connection of the next commit before it reaches PostgreSQL. */
  readonly cutBeforeNextCommit: () => void;
  /** Accepts no further connection; those that are open stay. */
  readonly refuseConnections: () => void;
  /** Holds the next commit, or the next query with a text, back from PostgreSQL until it is released. */
  readonly holdNextCommit: (text?: string) => HeldCommit;
}

export interface HeldCommit {
  readonly isHeld: Promise<void>;
  readonly letGo: () => void;
}

/** Called at a commit. True: its bytes are passed on to PostgreSQL as usual. */
type AtCommit = (
  line: { readonly client: Socket; readonly server: Socket },
  bytes: Buffer,
) => boolean;

/** Opens a proxy in front of the PostgreSQL of a database URL. */
export async function openCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const { hostname, pathname, username } = new URL(databaseUrl);
  const socketFile = join(decodePart(hostname) ?? "", ".s.PGSQL.5432");
  let atNextCommit: AtCommit | undefined;
  let textOfNext = "commit\0";
  let isRefusing = false;
  const sockets = new Set<Socket>();

  const proxy = createServer((client) => {
    if (isRefusing) {
      client.destroy();
      return;
    }
    const server = connect(socketFile);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        client.destroy();
        server.destroy();
        sockets.delete(socket);
      });
    }
    client.on("data", (bytes: Buffer) => {
      const atCommit = bytes.includes(textOfNext) ? atNextCommit : undefined;
      if (atCommit !== undefined) atNextCommit = undefined;
      if (atCommit?.({ client, server }, bytes) ?? true) server.write(bytes);
    });
    server.on("data", (bytes) => client.write(bytes));
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  });

  const { port } = proxy.address() as AddressInfo;
  return {
    url: `postgres://${username}@127.0.0.1:${String(port)}${pathname}`,
    cutAfterNextCommit: () => {
      atNextCommit = ({ client, server }) => {
        // The answer means that the commit is done.
        server.removeAllListeners("data").on("data", () => client.destroy());
        return true;
      };
    },
    cutBeforeNextCommit: () => {
      atNextCommit = ({ client }) => {
        client.destroy();
        return false;
      };
    },
    refuseConnections: () => {
      isRefusing = true;
    },
    holdNextCommit: (text = "commit\0") => {
      textOfNext = text;
      const held = Promise.withResolvers<void>();
      let letGo = () => {};
      atNextCommit = ({ server }, bytes) => {
        letGo = () => void server.write(bytes);
        held.resolve();
        return false;
      };
      return { isHeld: held.promise, letGo: () => letGo() };
    },
  };
}
