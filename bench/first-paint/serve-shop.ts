import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { root } from "#scripts/root.ts";

/** A site that is being served: the shop, or the static page beside it. */
export interface Served {
  /** Its origin, `http://127.0.0.1:1234`. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Starts the program itself on a new database with the seed menu, in a process of its own as it runs for customers. */
export async function serveShop(): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), "shop-"));
  const server = spawn(process.execPath, [fileURLToPath(new URL("server/main.ts", root))], {
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      CALLS_PER_MINUTE: "0",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    address: await addressOf(server),
    close: async () => {
      const hasEnded = once(server, "exit");
      server.kill("SIGTERM");
      await hasEnded;
      await rm(folder, { recursive: true });
    },
  };
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error("the server has no output");
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /https?:\/\/\S+$/u.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error("the server did not start");
}
