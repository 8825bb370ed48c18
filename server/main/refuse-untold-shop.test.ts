import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { postgresDatabase } from "#server/testing/postgres-database.ts";
import { spawnShop } from "#server/testing/spawn-shop.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { openStore } from "./open-store.ts";
import { isPublicHost, refuseUntoldShop } from "./refuse-untold-shop.ts";

const publicOrigin = "https://shop.example";

test("a public shop that is not there is not made by a start, and the line names the setting", async () => {
  const folder = await temporaryFolder();
  await expect(spawnShop({ DATA_DIR: folder, PUBLIC_URL: publicOrigin })).rejects.toThrow(
    new Error(
      `the shop ended with code 1: The server cannot start: there is no shop in DATA_DIR ${folder}, and ${publicOrigin} is public: check DATA_DIR; only if this is a new shop, make it with npm run shop -- new\n`,
    ),
  );
  expect(await readdir(folder)).toEqual([]);
});

test("a shop that is there starts, and so does one that only this machine or its network can reach", async () => {
  const databaseUrl = await postgresDatabase();
  const dataFolder = await temporaryFolder();
  for (const place of [
    { dataFolder, databaseUrl: undefined },
    { dataFolder, databaseUrl },
  ]) {
    await expect(refuseUntoldShop({ ...place, publicOrigin })).rejects.toThrow("there is no shop");
    await refuseUntoldShop({ ...place, publicOrigin: undefined });
    await refuseUntoldShop({ ...place, publicOrigin: "http://localhost:3000" });
    const store = await openStore(place);
    await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
    await store.close();
    await refuseUntoldShop({ ...place, publicOrigin });
  }
});

test("names and addresses of this machine and of its network are not public", () => {
  const inNetwork = ["localhost", "shop", "shop.local", "shop.localhost", "127.0.0.1", "[::1]"];
  for (const host of [...inNetwork, "10.1.2.3", "192.168.0.7", "172.20.0.1", "[fd00::1]"])
    expect([host, isPublicHost(host)]).toEqual([host, false]);
  for (const host of ["shop.example", "aris.co.il", "8.8.8.8", "172.32.0.1", "[2001:db8::1]"])
    expect([host, isPublicHost(host)]).toEqual([host, true]);
});
