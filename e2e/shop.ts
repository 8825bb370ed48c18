import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test as base } from "@playwright/test";
import { seedCatalogue } from "#seed/catalogue.ts";
import { openStore } from "#server/main/open-store.ts";
import { seedStore } from "#server/main/seed-store.ts";
import type { OrderRow } from "#server/store/tables.ts";
import { type SpawnedShop, spawnShop } from "#server/testing/spawn-shop.ts";
import { attachLogs, keepLog } from "./server-logs.ts";
import { SharedContext } from "./shared-context.ts";

/** A running shop with a database of its own. */
export interface RunningShop {
  readonly address: string;
  /** The stored orders of the customer with this name, oldest first. */
  readonly ordersOf: (customerName: string) => readonly OrderRow[];
  /** Saves a changed catalogue (JSON, amounts in agorot). Returns a function that undoes the change. */
  readonly changeCatalogue: (change: (content: string) => string) => () => void;
  /** Kills the server with SIGKILL. It must be started again, because other tests share it. */
  readonly kill: () => Promise<void>;
  /** Starts it again, at the same address and on the same database. */
  readonly startAgain: () => Promise<void>;
}

/**
 * Playwright's test with what all tests of one Playwright worker share: a shop, and a browser context at it. Each is opened by the first
 * test that uses it. Every test is made of this one, also where it uses neither: Playwright ends a worker, its browser and its shop before
 * a test whose worker has other things to share.
 */
export const test = base.extend<
  { readonly keptLogs: void },
  { shop: RunningShop; keptContext: SharedContext }
>({
  keptLogs: [async ({}, use, testInfo) => attachLogs(testInfo, use), { auto: true }],
  shop: [
    async ({}, use) => {
      await withServer({}, async (server, folder) => {
        const database = join(folder, "shop.sqlite");
        await use({
          address: server.address,
          kill: async () => void (await server.kill()),
          startAgain: server.startAgain,
          ordersOf: (name) => readOrders(database, name),
          changeCatalogue: (change) => changeCatalogueOfShop(database, change),
        });
      });
    },
    { scope: "worker" },
  ],
  keptContext: [
    async ({ browser, shop }, use) => {
      const kept = new SharedContext(browser, shop.address);
      await use(kept);
      await kept.discard();
    },
    { scope: "worker" },
  ],
});

/** A server of its own on an empty folder, for as long as `use` takes. */
export async function withServer(
  settings: Readonly<Record<string, string>>,
  use: (server: SpawnedShop, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "shop-"));
  try {
    const all = { DATA_DIR: folder, LOG_LEVEL: "warn", ...settings };
    if (settings["PUBLIC_URL"] !== undefined) await makeShop(folder);
    const server = await spawnShop(all);
    keepLog({ name: server.address, text: server.log, isRunning: server.isRunning });
    try {
      await use(server, folder);
    } finally {
      await server.kill("SIGTERM");
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A start alone makes no shop that is public. */
async function makeShop(dataFolder: string): Promise<void> {
  const store = await openStore({ dataFolder, databaseUrl: undefined });
  await seedStore(store, seedCatalogue, Date.now);
  await store.close();
}

function readOrders(file: string, name: string): readonly OrderRow[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare("select * from orders where name = ? order by id").all(name);
    return rows as unknown as readonly OrderRow[];
  } finally {
    database.close();
  }
}

/** Writes to the database as another process would. The newest version is the current one. */
export function changeCatalogueOfShop(
  file: string,
  change: (content: string) => string,
): () => void {
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
