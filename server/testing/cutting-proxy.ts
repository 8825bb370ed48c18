import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A way to PostgreSQL on which things happen at the worst moment. */
export interface CuttingProxy {
  /** The URL of the same database through the proxy. */
  readonly url: string;
  /** Cuts the connection of the next commit when PostgreSQL has carried it out, and before anybody hears of it. */
  readonly cutAfterNextCommit: () => void;
  /** Cuts the connection of the next commit before PostgreSQL hears of it. */
  readonly cutBeforeNextCommit: () => void;
  /** Keeps the next commit from PostgreSQL until it is let go. */
  readonly holdNextCommit: () => HeldCommit;
}

export interface HeldCommit {
  readonly isHeld: Promise<void>;
  readonly letGo: () => void;
}

/** What happens at a commit. True: its bytes go on to PostgreSQL as usual. */
type AtCommit = (
  line: { readonly client: Socket; readonly server: Socket },
  bytes: Buffer,
) => boolean;

/** Opens a proxy before the PostgreSQL of a database's URL. */
export async function openCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const { hostname, pathname, username } = new URL(databaseUrl);
  const socketFile = join(decodeURIComponent(hostname), ".s.PGSQL.5432");
  let atNextCommit: AtCommit | undefined;
  const sockets = new Set<Socket>();

  const proxy = createServer((client) => {
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
      const atCommit = bytes.includes("commit\0") ? atNextCommit : undefined;
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
        // Its answer says that it is done.
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
    holdNextCommit: () => {
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
