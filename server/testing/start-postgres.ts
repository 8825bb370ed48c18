import { execFile } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { copyPostgresPrograms } from "./postgres-programs.ts";

export interface Postgres {
  /** The folder of its Unix socket. It listens on no port, so that no port can be in use. */
  readonly socketFolder: string;
  /** Ends every connection, with `immediate` like a crash, and restarts. Resolves when it accepts connections. */
  readonly restart: (mode: "fast" | "immediate") => Promise<void>;
  /** Stops it like a crash. */
  readonly crash: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops it and removes its files. */
  readonly remove: () => Promise<void>;
}

/**
 * Starts a real PostgreSQL in a new folder, with `more` on its command line. `fsync` is on by default; it is not set here, because a
 * test could not switch off what the command line sets.
 */
export async function startPostgres(more = ""): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  await chmod(folder, 0o755);
  const { initdb, pgCtl, user } = copyPostgresPrograms(join(folder, "programs"));
  const own = join(folder, "own");
  await mkdir(own, { mode: 0o755 });
  if (user !== undefined) await chown(own, user.uid, user.gid);
  const [data, log] = [join(own, "data"), join(own, "log")];

  const run = async (program: string, args: readonly string[]) => {
    try {
      await execute(program, args, { ...user, cwd: own });
    } catch (error) {
      const lines = await readFile(log, "utf8").catch(() => "");
      throw new Error(`${program} failed:\n${lines}`, { cause: error });
    }
  };
  const control = (...args: readonly string[]) => run(pgCtl, [...args, "-w", "-s", "-D", data]);
  const settings = `-k '${own}' -c listen_addresses='' -c max_connections=200 ${more}`;
  const start = () => control("start", "-l", log, "-o", settings);

  const fitted = ["-U", "shop", "-A", "trust", "-E", "UTF8", "--locale=C"];
  // The new cluster is temporary, so it need not be synced; only what the tests write must reach the disk.
  await run(initdb, ["-D", data, ...fitted, "--no-sync", "--no-instructions"]);
  await start();
  return {
    socketFolder: own,
    start,
    restart: async (mode) => {
      await control("stop", "-m", mode);
      await start();
    },
    crash: () => control("stop", "-m", "immediate"),
    remove: async () => {
      await control("stop", "-m", "immediate").catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const execute = promisify(execFile);
