import { setTimeout as wait } from "node:timers/promises";
import { temporaryFolder } from "#bench/temporary-folder.ts";
import { type Child, startChild } from "./start-child.ts";

export const databases = ["SQLite", "PostgreSQL"] as const;
export type Database = (typeof databases)[number];

export interface ShopOptions {
  readonly database?: Database;
  /** Whether one address may only make so many requests a minute; the limit is one that no bench reaches. */
  readonly isLimited?: boolean;
}

/** The real server in a process of its own, on an empty database with the seed in it. */
export interface Shop extends Child {
  readonly port: number;
}

export async function startShop({
  database = "SQLite",
  isLimited = true,
}: ShopOptions = {}): Promise<Shop> {
  await using parts = new AsyncDisposableStack();
  const folder = parts.use(temporaryFolder());
  const postgres =
    database === "PostgreSQL" ? parts.use(await startChild("serve-postgres.ts")) : undefined;
  const shop = parts.use(
    await startChild("serve-shop.ts", {
      DATA_DIR: folder.path,
      DATABASE_URL: (await postgres?.ask<string>("createDatabase")) ?? "",
      CALLS_PER_MINUTE: isLimited ? "1000000" : "0",
    }),
  );
  const port = await shop.ask<number>("port");
  await untilServed(port);
  const all = parts.move();
  return { port, ask: shop.ask, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

/** Its start alone may keep it so busy that it refuses the first who come. */
async function untilServed(port: number): Promise<void> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/about`);
    await response.arrayBuffer();
    if (response.ok) return;
    await wait(50);
  }
}
