import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { readConfig } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { openShop } from "#server/testing/open-shop.ts";
import { postgresDatabase } from "#server/testing/postgres-database.ts";
import { spawnShop } from "#server/testing/spawn-shop.ts";
import { startShopProcess } from "#server/testing/start-shop-process.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { listen } from "./listen.ts";
import { loadBuiltSite } from "./load-built-site.ts";
import { openStore } from "./open-store.ts";
import { seedStore } from "./seed-store.ts";

const inFolder = (dataFolder: string) => readConfig({ DATA_DIR: dataFolder });

test("with an invalid variable the server writes one line to standard error and exits with code 1", async () => {
  await expect(spawnShop({ PORT: "http" })).rejects.toThrow(
    new Error(
      "the shop ended with code 1: The server cannot start: PORT must be a whole number from 0 to 65535\n",
    ),
  );
});

test("a service's start names the command for a link to the desk, and shows no link", async () => {
  await using shop = await spawnShop({ DATA_DIR: await temporaryFolder() });
  expect(await shop.nextLine()).toBe(
    `The seller's desk: ${shop.address}/desk (let a device in with \`npm run desk -- link\`)`,
  );
});

test("the message names a data folder that cannot be created or written", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "file"), "");
  const opening = openStore(inFolder(join(folder, "file")));
  await expect(opening).rejects.toThrow(OperatorProblem);
  await expect(opening).rejects.toThrow(/^DATA_DIR .*file cannot be used: /u);
});

test("the message names the folder of a file that is not a database", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "shop.sqlite"), "soup ".repeat(1_000));
  await expect(openStore(inFolder(folder))).rejects.toThrow(
    new OperatorProblem(
      `DATA_DIR ${folder} cannot be used: the store is unavailable: not a database`,
    ),
  );
});

test("the message about an unusable PostgreSQL database does not contain its URL", async () => {
  const dataFolder = await temporaryFolder();
  const databaseUrl = `${await postgresDatabase()}_gone?password=secret`;
  await expect(openStore({ dataFolder, databaseUrl })).rejects.toThrow(
    new OperatorProblem(
      "DATABASE_URL cannot be used: the store is unavailable: it has no such database",
    ),
  );
});

test("a folder that cannot be made ends the start, even where the system calls it missing", async () => {
  await expect(openStore(inFolder("/proc/shop/data"))).rejects.toThrow(
    /^DATA_DIR \/proc\/shop\/data cannot be used: /u,
  );
});

test("a database that cannot be written ends the start with one line", async () => {
  const databaseUrl = await postgresDatabase();
  const place = { dataFolder: await temporaryFolder(), databaseUrl };
  const store = await openStore(place);
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await store.close();
  const options = "?options=-c%20default_transaction_read_only%3Don";
  await expect(
    spawnShop({ DATA_DIR: place.dataFolder, DATABASE_URL: `${databaseUrl}${options}` }),
  ).rejects.toThrow(
    new Error(
      "the shop ended with code 1: The server cannot start: DATABASE_URL cannot be used: the store is unavailable: read-only\n",
    ),
  );
});

test("a shop says at its start which database is open, and whether it is new", async () => {
  const folder = await temporaryFolder();
  const shop = await startShopProcess({ DATA_DIR: folder });
  const name = `The database is ${join(folder, "shop.sqlite")}`;
  expect(shop.aboutDatabase()).toBe(
    `${name}: NEW and empty. If the shop has orders, stop the server and check DATA_DIR`,
  );
  await shop.startAgain();
  expect(shop.aboutDatabase()).toBe(`${name}: no orders yet`);
});

test("the message names a port that is in use", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { app } = await openShop();
  const config = readConfig({ HOST: "127.0.0.1", PORT: String(port) });
  const listening = listen(app, config);
  await expect(listening).rejects.toThrow(OperatorProblem);
  await expect(listening).rejects.toThrow(`PORT ${String(port)} is in use`);
});

test("the message names a host that is not this machine", async () => {
  const { app } = await openShop();
  const listening = listen(app, readConfig({ HOST: "192.0.2.1", PORT: "0" }));
  await expect(listening).rejects.toThrow("HOST 192.0.2.1 is not an address of this machine");
});

test("the printed address works for every kind of host", async () => {
  for (const host of ["localhost", "0.0.0.0", "127.0.0.1"]) {
    const { app } = await openShop();
    const address = await listen(app, readConfig({ HOST: host, PORT: "0" }));
    expect(address).toMatch(/^http:\/\/(localhost|127\.0\.0\.1):[0-9]+$/u);
    expect((await fetch(`${address}/health`)).status).toBe(200);
  }
});

test("without a built site the server says how to build it", async () => {
  const folder = pathToFileURL(`${await temporaryFolder()}/`);
  await expect(loadBuiltSite(folder)).rejects.toThrow(
    new OperatorProblem("the site is not built yet: run `npm run build` first"),
  );
});

test("the built site renders pages", async () => {
  const dist = pathToFileURL(`${await temporaryFolder()}/`);
  await mkdir(new URL("server", dist));
  await writeFile(new URL("package.json", dist), '{ "type": "module" }');
  await writeFile(
    new URL("server/entry-server.js", dist),
    "export const render = async ({ path }) => ({ html: path, status: 200 }), renderDish = async ({ language }) => language;",
  );
  const { renderer } = await loadBuiltSite(dist);
  const page = await renderer.render({
    path: "/cart",
    language: "he",
    publicOrigin: undefined,
    execute: () => Promise.resolve({}),
  });
  expect(page).toEqual({ html: "/cart", status: 200 });
});

test("of several processes exactly one saves the seed, and never over an existing menu", async () => {
  const folder = await temporaryFolder();
  const stores = await Promise.all([1, 2, 3].map(() => openStore(inFolder(folder))));
  await Promise.all(stores.map((store) => seedStore(store, soupKitchen, () => 1)));
  const [store] = stores;
  expect((await store?.currentCatalogue())?.version).toBe(1);
  const changed = { ...soupKitchen, deliveryPlaces: [] };
  await store?.saveCatalogue({ catalogue: changed, after: 1, savedAt: 2 });
  await Promise.all(stores.map((each) => seedStore(each, soupKitchen, () => 3)));
  expect(await store?.currentCatalogue()).toEqual({ version: 2, catalogue: changed });
  await Promise.all(stores.map((each) => each.close()));
});
