import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createDatabase } from "#server/testing/postgres-database.ts";
import { startPostgres } from "#server/testing/start-postgres.ts";

/** A PostgreSQL server for one benchmark, with `fsync` on. */
export interface OwnPostgres extends AsyncDisposable {
  /** Makes an empty database and returns its URL. */
  readonly createDatabase: () => Promise<string>;
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const { socketFolder, remove } = await startPostgres();
  // The server is a daemon and would outlive this process.
  const kill = () => {
    const [pid] = readFileSync(join(socketFolder, "data", "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGQUIT");
    rmSync(dirname(socketFolder), { recursive: true, force: true });
  };
  process.once("exit", kill);
  return {
    createDatabase: () => createDatabase(socketFolder),
    [Symbol.asyncDispose]: async () => {
      process.off("exit", kill);
      await remove();
    },
  };
}
