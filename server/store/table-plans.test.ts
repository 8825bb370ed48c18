import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { openSqliteStore } from "./sqlite/open-sqlite-store.ts";
import { tableNames, tablePlans } from "./table-plans.ts";

async function migratedDatabase(): Promise<DatabaseSync> {
  const file = join(await temporaryFolder(), "shop.sqlite");
  await (await openSqliteStore(file)).close();
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  return database;
}

test("every table that the migrations create has a plan, and every plan has a table", async () => {
  const database = await migratedDatabase();
  const rows = database
    .prepare(
      String.raw`select name from sqlite_schema where type = 'table'
        and name not like 'sqlite\_%' escape '\' and name not like 'kysely\_%' escape '\'`,
    )
    .all();
  const names = rows.map(({ name }) => String(name));
  expect(names.toSorted()).toEqual([...tableNames].toSorted());
});

test("a table comes after the tables that its foreign keys name", async () => {
  const database = await migratedDatabase();
  const foreignKeys = tableNames.flatMap((table) =>
    database
      .prepare('select "table" as named from pragma_foreign_key_list(?)')
      .all(table)
      .map(({ named }) => ({ table, named: String(named) })),
  );
  expect(foreignKeys.length).toBeGreaterThan(0);
  const position = (table: string) => tableNames.findIndex((name) => name === table);
  expect(foreignKeys.filter(({ table, named }) => position(named) > position(table))).toEqual([]);
});

test("a plan names the generated key exactly where the database numbers the rows", async () => {
  const database = await migratedDatabase();
  for (const table of tableNames) {
    const row = database.prepare("select sql from sqlite_schema where name = ?").get(table);
    const [, column = null] =
      /(\w+)"? integer[^,]* autoincrement/iu.exec(String(row?.["sql"])) ?? [];
    expect({ table, key: tablePlans[table].generatedKey }).toEqual({ table, key: column });
  }
});
