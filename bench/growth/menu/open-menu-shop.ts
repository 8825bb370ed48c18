import { setTimeout as wait } from "node:timers/promises";
import { type ShopProcess, startShopProcess } from "#bench/shop-process.ts";
import { temporaryFolder } from "#bench/temporary-folder.ts";
import { openStore } from "#server/open-store.ts";
import { grownCatalogue } from "./grown-catalogue.ts";

/**
 * Opens a shop with a menu of so many dishes, on an SQLite file and in a process of its own. Fulfilled when the last of its
 * pages is as small as it gets: what it does after its start is not measured along.
 */
export async function openMenuShop(dishes: number): Promise<ShopProcess> {
  await using opening = new AsyncDisposableStack();
  const folder = opening.use(temporaryFolder());
  const store = await openStore({ dataFolder: folder.path, databaseUrl: undefined });
  await store.saveCatalogue({ catalogue: grownCatalogue(dishes), after: 0, savedAt: Date.now() });
  await store.close();
  const { address } = opening.use(await startShopProcess({ DATA_DIR: folder.path }));
  for (const path of ["/", "/cart"]) {
    for (const language of ["he", "en"]) {
      while ((await compressedBytes(address + path, language)) === undefined) await wait(200);
    }
  }
  const opened = opening.move();
  return { address, [Symbol.asyncDispose]: () => opened.disposeAsync() };
}

/** Size of a page as a browser gets it; undefined while it is not compressed with brotli yet. */
export async function compressedBytes(
  address: string,
  language: string,
): Promise<number | undefined> {
  const headers = { "accept-encoding": "br", cookie: `language=${language}` };
  const response = await fetch(address, { method: "HEAD", headers });
  const isSmallest = response.headers.get("content-encoding") === "br";
  return isSmallest ? Number(response.headers.get("content-length")) : undefined;
}
