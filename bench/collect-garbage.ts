import type { SpawnedShop } from "#server/testing/spawn-shop.ts";

/** The settings with which a shop is spawned whose garbage can be collected. */
export const collectable = { NODE_OPTIONS: "--inspect=127.0.0.1:0" } as const;

/**
 * Makes the server of a shop collect its garbage now. V8 keeps it for as long as the machine has memory, so that resident memory
 * otherwise tells how busy a server was, and not what it holds. Throws an error if it was not spawned as `collectable`.
 */
export async function collectGarbage(shop: Pick<SpawnedShop, "log">): Promise<void> {
  const address = /ws:\/\/\S+/u.exec(shop.log())?.[0];
  if (address === undefined) throw new Error("the server cannot be told to collect its garbage");
  const socket = new WebSocket(address);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener("open", () =>
    socket.send(JSON.stringify({ id: 1, method: "HeapProfiler.collectGarbage" })),
  );
  socket.addEventListener("message", () => resolve());
  socket.addEventListener("error", () => reject(new Error("the inspector cannot be reached")));
  await promise;
  socket.close();
}
