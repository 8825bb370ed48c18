import { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { newMail } from "#server/store/mails/mail-row.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { insertRows } from "./insert-rows.ts";
import { openDatabase } from "./sqlite/open-database.ts";
import { sqliteDialect } from "./sqlite/sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

const mailTo = (recipient: string, number = "100000001") =>
  ({ ...newMail(number, 7), kind: "customer", recipient }) as const;

test("rows are inserted again and again by statements of the same text, each with its own values", async () => {
  const database = await openMails();
  expect(await insertRows(database, "mails", [mailTo("ruth@a.example")])).toBe(1);
  expect(await insertRows(database, "mails", [mailTo("noa@a.example")])).toBe(1);
  const both = [mailTo("dan@a.example"), mailTo("tal@a.example")];
  expect(await insertRows(database, "mails", both)).toBe(2);
  expect(await recipients(database)).toEqual([
    "ruth@a.example",
    "noa@a.example",
    "dan@a.example",
    "tal@a.example",
  ]);
});

test("the columns of a row may be in another order", async () => {
  const database = await openMails();
  await insertRows(database, "mails", [mailTo("ruth@a.example")]);
  const { recipient, ...others } = mailTo("noa@a.example");
  await insertRows(database, "mails", [{ recipient, ...others }]);
  expect(await recipients(database)).toEqual(["ruth@a.example", "noa@a.example"]);
});

test("a row that conflicts with a stored one is skipped only where the caller says so", async () => {
  const database = await openMails();
  const stored = { ...mailTo("ruth@a.example"), id: 1 };
  await insertRows(database, "mails", [stored]);
  const other = { ...mailTo("noa@a.example"), id: 1 };
  expect(await insertRows(database, "mails", [other], { skipsConflicts: true })).toBe(0);
  await expect(insertRows(database, "mails", [other])).rejects.toThrow();
  expect(await recipients(database)).toEqual(["ruth@a.example"]);
});

test("a row with other columns than the first one is rejected", async () => {
  const database = await openMails();
  const ruth = mailTo("ruth@a.example");
  await insertRows(database, "mails", [ruth, ruth]);
  const { kind: _, ...lacking } = { ...mailTo("noa@a.example"), id: 9 };
  for (const other of [{ ...mailTo("noa@a.example"), id: 9 }, lacking as never])
    await expect(insertRows(database, "mails", [ruth, other])).rejects.toThrow("other columns");
  expect(await recipients(database)).toEqual(["ruth@a.example", "ruth@a.example"]);
});

/** A database with the columns of the mails. */
async function openMails(): Promise<Kysely<Tables>> {
  const connection = await openDatabase(`${await temporaryFolder()}/mails.sqlite`);
  const columns = Object.keys(mailTo("")).join(", ");
  connection.exec(`create table mails (id integer primary key, ${columns})`);
  const database = new Kysely<Tables>({ dialect: sqliteDialect(connection) });
  onTestFinished(() => database.destroy());
  return database;
}

async function recipients(database: Kysely<Tables>): Promise<readonly string[]> {
  const rows = await database.selectFrom("mails").select("recipient").orderBy("id").execute();
  return rows.map(({ recipient }) => recipient);
}
