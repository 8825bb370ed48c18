import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { startPostgres } from "#server/testing/start-postgres.ts";

/** A PostgreSQL of the measuring's own, with `fsync` on. */
export interface OwnPostgres extends AsyncDisposable {
  /** Makes an empty database; gives its URL. */
  readonly createDatabase: (name: string) => Promise<string>;
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const { socketFolder, remove } = await startPostgres();
  // It is no child of this process, and would stay.
  const kill = () => {
    const [pid] = readFileSync(join(socketFolder, "data", "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGQUIT");
    rmSync(dirname(socketFolder), { recursive: true, force: true });
  };
  process.once("exit", kill);
  const url = (name: string) => `postgres://shop@${encodeURIComponent(socketFolder)}/${name}`;
  return {
    createDatabase: async (name) => {
      await executeSql(url("postgres"), [`create database ${name}`]);
      return url(name);
    },
    [Symbol.asyncDispose]: async () => {
      process.off("exit", kill);
      await remove();
    },
  };
}

/** Carries out statements on one connection; gives the rows of the last one. */
export async function executeSql(
  url: string,
  statements: readonly string[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: readonly Readonly<Record<string, unknown>>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
