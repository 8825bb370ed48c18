import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { laterVersionStatus } from "#server/config/later-version-status.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { root } from "./root.ts";
import { runAs } from "./shop/shop-user.ts";

test("a command that cannot read the data of a later version ends with a status of its own, and another problem does not", async () => {
  const folder = await temporaryFolder();
  const run = () =>
    runAs(undefined, [process.execPath, "scripts/orders.ts", "--weeks"], {
      cwd: fileURLToPath(root),
      env: { DATA_DIR: folder },
    });
  expect(await run()).toMatchObject({ status: 1, output: expect.stringContaining("no shop") });
  const file = join(folder, "shop.sqlite");
  await (await openSqliteStore(file)).close();
  expect(await run()).toMatchObject({ status: 0 });
  using database = new DatabaseSync(file);
  database.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '')");
  expect(await run()).toMatchObject({
    status: laterVersionStatus,
    output: expect.stringContaining("later version"),
  });
  database.exec("delete from kysely_migration where name > '0029'");
  expect(await run()).toMatchObject({
    status: 1,
    output: expect.stringContaining("earlier version"),
  });
});
