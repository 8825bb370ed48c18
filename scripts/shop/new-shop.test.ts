import { join } from "node:path";
import { expect, test } from "vitest";
import { runTool } from "#scripts/run-tool.ts";
import { databaseFile, openStore } from "#server/main/open-store.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const shop = (dataFolder: string, ...args: string[]) =>
  runTool(["node", "scripts/shop.ts", ...args], {
    env: { DATA_DIR: dataFolder, DATABASE_URL: "", PUBLIC_URL: "https://shop.example" },
  });

test("a new shop is made once, also after a kill between its tables and its menu", async () => {
  const folder = await temporaryFolder();
  await (await openSqliteStore(databaseFile(folder))).close();
  expect(await shop(folder, "new")).toEqual({
    isOk: true,
    output: `A new shop is made. The database is ${join(folder, "shop.sqlite")}: no orders yet\n`,
  });
  const store = await openStore({ dataFolder: folder, databaseUrl: undefined });
  expect((await store.currentCatalogue())?.version).toBe(1);
  await store.saveOrders([newOrder()]);
  await store.close();
  expect(await shop(folder, "new")).toEqual({
    isOk: false,
    output: expect.stringMatching(/^there is a shop already: [^\n]*: 1 order, [^\n]*\n$/u),
  });
});

test("the commands are listed and explained, and what is mistyped is named in one line", async () => {
  const folder = await temporaryFolder();
  const { output } = await shop(folder, "--help");
  expect(output).toContain("\n  new       makes a new shop");
  expect(await shop(folder)).toEqual({ isOk: true, output });
  expect((await shop(folder, "new", "--help")).output).toMatch(/^npm run shop -- new\n\nmakes/u);
  expect(await shop(folder, "remake")).toEqual({
    isOk: false,
    output: expect.stringMatching(/^there is no remake: [^\n]*\n$/u),
  });
  expect(await shop(folder, "new", "--soup")).toEqual({
    isOk: false,
    output: expect.stringMatching(/^Unknown option '--soup'[^\n]*\n$/u),
  });
});
