import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";

/** A running shop with a database of its own. */
export interface Shop {
  readonly address: string;
  /** The stored orders of the customer with this name, as they came in. */
  readonly ordersOf: (customerName: string) => readonly StoredRow[];
  /** Lets the seller save a changed catalogue (JSON, amounts in agorot); gives how to take the change back. */
  readonly changeCatalogue: (change: (content: string) => string) => () => void;
  /** Ends the server with no warning; the tests of the worker need it to be started again. */
  readonly kill: () => Promise<void>;
  /** Starts it again, at the same address and on the same database. */
  readonly startAgain: () => Promise<void>;
}

/** A row of the table `orders`; amounts in agorot. */
export interface StoredRow {
  readonly number: string;
  readonly language: string;
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly order_type: string;
  readonly city: string;
  readonly address: string;
  readonly pickup_or_delivery_price: number;
  readonly total_price: number;
  readonly order_total: number;
  /** JSON. */
  readonly all_orders: string;
}

/** Playwright's test with a shop that the tests of a worker share. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "shop-"));
      let server = startServer(folder, 0);
      try {
        const address = await addressOf(server);
        await use({
          address,
          kill: () => end(server, "SIGKILL"),
          startAgain: async () => {
            server = startServer(folder, Number(new URL(address).port));
            await addressOf(server);
          },
          ordersOf: (name) => readOrders(join(folder, "shop.sqlite"), name),
          changeCatalogue: (change) => changeCatalogue(join(folder, "shop.sqlite"), change),
        });
      } finally {
        await end(server, "SIGTERM");
        await rm(folder, { recursive: true });
      }
    },
    { scope: "worker" },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.address);
  },
});

/** A server process on a folder of its own; port 0 is any free one. */
export function startServer(
  dataFolder: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(process.execPath, [fileURLToPath(new URL("../server/main.ts", import.meta.url))], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataFolder,
      CALLS_PER_MINUTE: "0",
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

export async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill(signal);
  await once(server, "exit");
}

/** Where a server that is starting can be called, once it listens. */
export async function addressOf(server: ChildProcess): Promise<string> {
  if (server.stdout === null) throw new Error("the server has no output");
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /https?:\/\/\S+$/u.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error("the server did not start");
}

function readOrders(file: string, name: string): readonly StoredRow[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare("select * from orders where name = ? order by id").all(name);
    return rows as unknown as readonly StoredRow[];
  } finally {
    database.close();
  }
}

/** As another process would: the newest version is the one that counts. */
function changeCatalogue(file: string, change: (content: string) => string): () => void {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  const row = database
    .prepare("select version, content from catalogues order by version desc limit 1")
    .get();
  const { version, content } = row as { version: number; content: string };
  const changed = change(content);
  if (changed === content) throw new Error("the catalogue does not have what was to be changed");
  const insert = database.prepare(
    "insert into catalogues (version, content, saved_at) values (?, ?, ?)",
  );
  insert.run(version + 1, changed, Date.now());
  return () => {
    insert.run(version + 2, content, Date.now());
    database.close();
  };
}
