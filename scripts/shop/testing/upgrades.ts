import { readlink } from "node:fs/promises";
import { join } from "node:path";
import { openStore } from "#server/main/open-store.ts";
import { postgresDatabase } from "#server/testing/postgres-database.ts";
import type { Changes, HomeUnderTest } from "./home-with-releases.ts";

/** Where the tables of a shop may be. */
export const homeDatabases = [
  { name: "SQLite", urlOf: () => Promise.resolve(undefined) },
  { name: "PostgreSQL", urlOf: postgresDatabase },
];

/** One migration more. */
export const withMigration = (change: string): Changes => ({
  "server/store/migrations/migrations.ts": (text) =>
    text.replace(
      /"0013-.*\n/u,
      (line) => `${line}  "0099-later": async (database) => { ${change} },\n`,
    ),
});
export const addColumn =
  'await database.schema.alterTable("mails").addColumn("later", "text").execute();';
export const marked: Changes = { "server/main/main.ts": (text) => `// Another version.\n${text}` };
/** It answers nothing: its process ends once it has opened the database, as a fault that only shows in earnest. */
export const endsAtStart = {
  "server/main/main.ts": (text: string) =>
    text.replace("const address = await shop.open(releasePort);", "process.exit(1);"),
};

/** As `endsAtStart`, after it has filled a disk by a file, at its first start only. */
export const fillsDisk = (file: string): Changes => ({
  "server/main/main.ts": (text) =>
    text.replace(
      "const address = await shop.open(releasePort);",
      `const { appendFileSync, existsSync, mkdirSync } = await import("node:fs");
      const isFilled = existsSync("${file}.once");
      mkdirSync("${file}.once", { recursive: true });
      try {
        while (!isFilled) appendFileSync("${file}", Buffer.alloc(4_096));
      } catch {}
      process.exit(1);`,
    ),
});

export const servingRelease = (home: HomeUnderTest) => readlink(join(home.folder, "current"));

export async function withStoreOfHome<Result>(
  { data: dataFolder, databaseUrl }: HomeUnderTest,
  work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>,
): Promise<Result> {
  const store = await openStore({ dataFolder, databaseUrl });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
